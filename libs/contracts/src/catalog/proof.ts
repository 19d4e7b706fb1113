import { z } from 'zod';
import { PropertyCard } from './public-property.ts';
import { defineRpc } from '../rpc.ts';

/** The number of sold properties and of their cities, shown as a reference. */
export const SoldFigures = z.strictObject({ sold: z.int().min(0), cities: z.int().min(0) });
export type SoldFigures = z.infer<typeof SoldFigures>;

/** The first offers of a broker, and how many the broker has. */
export const BrokerProperties = z.object({ items: z.array(PropertyCard).max(6), total: z.int().min(0) });
export type BrokerProperties = z.infer<typeof BrokerProperties>;

/** The figures of the sold properties that ListSold lists, without those that were let. */
export const CountSold = defineRpc({
  message: 'catalog.countSold',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: SoldFigures,
});

/** The offers that a broker answers for by the rule of the property's page (visitor-area §9); at most six of them. */
export const ListBrokerProperties = defineRpc({
  message: 'catalog.listBrokerProperties',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ slug: z.string().max(100) }),
  output: BrokerProperties,
});
