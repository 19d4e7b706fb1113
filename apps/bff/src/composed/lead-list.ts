import { CompareProperties } from '@estate/contracts/catalog/properties';
import { StaffRow } from '@estate/contracts/catalog/staff-row';
import { LeadRow, ListLeads } from '@estate/contracts/leads/inbox';
import { z } from 'zod';
import { type Services } from '../services.ts';

/** A page of the inbox; `cover` is the image of the lead's property if it is public. */
export const LeadList = ListLeads.output.extend({
  items: z.array(LeadRow.extend({ cover: StaffRow.shape.cover })),
});

/** Lists leads with the cover images of their properties; without images while catalog does not respond. */
export async function listLeads(
  { leads, catalog }: Pick<Services, 'leads' | 'catalog'>,
  query: z.output<typeof ListLeads.input>,
): Promise<z.input<typeof LeadList>> {
  const list = await leads.call(ListLeads, query);
  const ids = [...new Set(list.items.flatMap(({ property }) => property?.id ?? []))];
  const known = ids.length > 0 ? await catalog.call(CompareProperties, { ids }).catch(() => null) : null;
  const covers = new Map(known?.items.map(({ id, image }) => [id, image]));
  return {
    ...list,
    items: list.items.map((lead) => {
      const image = lead.property && covers.get(lead.property.id);
      const { storage_path, change_mark } = image ?? {};
      const cover =
        storage_path !== undefined && change_mark !== undefined ? { storage_path, change_mark } : null;
      return { ...lead, cover };
    }),
  };
}
