import { ListForStaff } from '@estate/contracts/catalog/staff-list';
import { type StaffQuery, StaffRow } from '@estate/contracts/catalog/staff-row';
import { CountLeadsOf } from '@estate/contracts/leads/inbox';
import { z } from 'zod';
import { type Services } from '../services.ts';

/** A page of the staff table; `lead_count` is null while leads does not respond. */
export const PropertyRows = ListForStaff.output.extend({
  items: z.array(StaffRow.extend({ lead_count: z.int().nullable() })),
});

/**
 * The properties with the number of their leads. `owner` is the only account whose leads are counted, or null for all
 * leads. One call counts the leads for the whole page.
 */
export async function listProperties(
  { catalog, leads }: Pick<Services, 'catalog' | 'leads'>,
  query: z.output<typeof StaffQuery>,
  owner: string | null,
): Promise<z.input<typeof PropertyRows>> {
  const list = await catalog.call(ListForStaff, query);
  const properties = list.items.map(({ id }) => id);
  const counted =
    properties.length > 0 ? await leads.call(CountLeadsOf, { properties, owner }).catch(() => null) : null;
  const counts = new Map(counted?.items.map(({ id, count }) => [id, count]));
  return {
    ...list,
    items: list.items.map((row) => ({ ...row, lead_count: counted ? (counts.get(row.id) ?? 0) : null })),
  };
}
