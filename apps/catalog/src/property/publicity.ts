import { publicStatusIds } from '@estate/contracts/values';
import { type PropertyRecord } from '@estate/contracts/property';

type Held<Key extends keyof PropertyRecord> = Partial<Pick<PropertyRecord, Key>>;

/** Only an explicit `false` publishes the address; the CRM masks none (propstack.md, What must never become public). */
export function showsAddress({ hide_address }: Held<'hide_address'>): boolean {
  return hide_address === false;
}

/** 'aktiv' and in a public status (architecture.md, Words and values). */
export function isPublic({
  website_status,
  property_status_id,
}: Held<'website_status' | 'property_status_id'>) {
  return website_status === 'aktiv' && publicStatusIds.includes(property_status_id ?? 0);
}

/** The public title. `name` replaces a missing title only if the address is public, because it often contains it. */
export function publicTitle(property: Held<'title' | 'name' | 'hide_address'>): string {
  const name = showsAddress(property) ? property.name?.trim() : undefined;
  return [property.title?.trim(), name].find(Boolean) ?? 'Immobilie';
}
