import { z } from 'zod';
import { PropertyCard } from './public-property.ts';
import { defineRpc } from '../rpc.ts';

/** Number of sold properties and of the cities with a sale, which the site shows as a reference. */
export const SoldFigures = z.strictObject({ sold: z.int().min(0), cities: z.int().min(0) });
export type SoldFigures = z.infer<typeof SoldFigures>;

/** The first properties of a broker and the total number of the broker's properties. */
export const BrokerProperties = z.object({ items: z.array(PropertyCard).max(6), total: z.int().min(0) });
export type BrokerProperties = z.infer<typeof BrokerProperties>;

/** Counts the properties that ListSold can list, but without its limit of 100 and without those that were let. */
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
