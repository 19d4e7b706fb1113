import { LaterSale, ListLaterSales } from '@estate/contracts/catalog/later-sales';
import { LeadId } from '@estate/contracts/leads/inbox';
import { ListValuedAddresses } from '@estate/contracts/leads/valued-addresses';
import { z } from 'zod';
import { type Services } from '../services.ts';

/** Sales after an estimate with the lead that asked for it; `valued` is the number of leads that were compared. */
export const LaterSales = z.object({
  valued: z.int().min(0),
  items: z.array(LaterSale.extend({ lead_id: LeadId })),
});

/** leads knows the valued addresses, catalog the sales; neither stores what the other knows. */
export async function listLaterSales({
  leads,
  catalog,
}: Pick<Services, 'leads' | 'catalog'>): Promise<z.input<typeof LaterSales>> {
  const { items: valued } = await leads.call(ListValuedAddresses, {});
  if (valued.length === 0) return { valued: 0, items: [] };
  const homes = valued.map(({ lead_id: _lead, ...home }) => home);
  const { items } = await catalog.call(ListLaterSales, { homes });
  return {
    valued: valued.length,
    items: items.flatMap(({ home, ...sale }) => {
      const lead = valued[home];
      return lead ? [{ ...sale, lead_id: lead.lead_id }] : [];
    }),
  };
}
