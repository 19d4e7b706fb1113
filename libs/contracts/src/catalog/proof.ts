import { z } from 'zod';
import { PropertyCard } from './public-property.ts';
import { defineRpc } from '../rpc.ts';

/** The value in the middle, and the number of sales from which it is taken. */
const SaleMedian = z.strictObject({ median: z.number(), sales: z.int().min(1) }).nullable();

/**
 * What the stock says about the agency's sales of the last 24 months. `days_online` are the days from the first day on
 * the website to the sale; `reached_share` is the paid price as a fraction of the last asking price. Null where fewer
 * than five sales have the facts.
 */
export const SoldFigures = z.strictObject({
  sold: z.int().min(1).nullable(),
  days_online: SaleMedian,
  reached_share: SaleMedian,
});
export type SoldFigures = z.infer<typeof SoldFigures>;

/** The first properties of a broker and the total number of the broker's properties. */
export const BrokerProperties = z.object({ items: z.array(PropertyCard).max(6), total: z.int().min(0) });
export type BrokerProperties = z.infer<typeof BrokerProperties>;

/**
 * The figures of all sales with a day in the CRM, whether or not the website shows them as references, without what was
 * let or deleted in the CRM.
 */
export const CountSold = defineRpc({
  message: 'catalog.countSold',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: SoldFigures,
});

/** At most six offers for which the property's page names this broker as the contact (visitor-area §9). */
export const ListBrokerProperties = defineRpc({
  message: 'catalog.listBrokerProperties',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ slug: z.string().max(100) }),
  output: BrokerProperties,
});
