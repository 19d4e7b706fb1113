import { type PropertyRecord } from '@estate/contracts/catalog/property';
import { type HidingRule } from '@estate/contracts/catalog/staff-row';
import { typeLabelOf } from '@estate/domain/property/vocabulary';
import { propertyStatus, publicStatusIds } from '@estate/contracts/values';
import { type RemovalReason } from '@estate/domain/property/removal-reasons';
import { type QueryFilter } from 'mongoose';

/** The fields that decide whether visitors see a property. */
type Visibility = FieldsOf<'website_status' | 'property_status_id'> & {
  readonly removed_because?: RemovalReason | null;
};

type FieldsOf<Key extends keyof PropertyRecord> = Partial<Pick<PropertyRecord, Key>>;

/**
 * Whether the address may be published: only if `hide_address` is false, not if it is unknown. The CRM sends also
 * hidden addresses (propstack.md, What must never become public).
 */
export function showsAddress({ hide_address }: FieldsOf<'hide_address'>): boolean {
  return hide_address === false;
}

/** The reasons why a property is not public (architecture.md, What a visitor may see); empty if it is public. */
export function hidingRules({
  website_status,
  property_status_id,
  removed_because,
}: Visibility): HidingRule[] {
  const rules: HidingRule[] = removed_because ? [removed_because] : [];
  if (website_status !== 'aktiv') rules.push(website_status ?? 'inaktiv');
  if (property_status_id === propertyStatus.akquise) rules.push('akquise');
  else if (!publicStatusIds.includes(property_status_id ?? 0)) rules.push('unknown-status');
  return rules;
}

export const isPublic = (property: Visibility): boolean => hidingRules(property).length === 0;

/** Matches properties that are not removed. `null` matches missing fields too. */
export const notRemovedFilter = { removed_because: null } as const;

/** `isPublic` as a Mongo filter. */
export const publicFilter = {
  ...notRemovedFilter,
  website_status: 'aktiv',
  property_status_id: { $in: [...publicStatusIds] },
} as const satisfies QueryFilter<PropertyRecord & { removed_because: RemovalReason | null }>;

/**
 * Whether `was_public_at` may have to be set when this new content is written. Ignores the website status, because
 * staff may switch it concurrently.
 */
export const mayLackPublicMark = (
  { was_public_at }: { readonly was_public_at: Date | null },
  { property_status_id }: FieldsOf<'property_status_id'>,
): boolean => !was_public_at && publicStatusIds.includes(property_status_id ?? 0);

/** The fields from which the public title is built. */
export const titleFields = ['title', 'rs_type', 'zip_code', 'city'] as const;

/** The title, or else type and place. Never the CRM's `name`, because it is internal and may contain owners' names. */
export function publicTitle({
  title,
  rs_type,
  zip_code,
  city,
}: FieldsOf<(typeof titleFields)[number]>): string {
  const place = [zip_code?.trim(), city?.trim()].filter(Boolean).join(' ');
  const type = typeLabelOf(rs_type) ?? 'Immobilie';
  return title?.trim() || (place ? `${type} in ${place}` : type);
}
