import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { PriceRangeId } from './price-range.ts';

const line = z.string().max(200);

/** A home with a stored price range at an address, which is compared and not stored. */
const ValuedAddress = z.object({
  price_range_id: PriceRangeId.shape.id,
  street: line,
  house_number: line,
  zip_code: line,
});

/** A sale after the estimate of a home at the same address. Amounts in euros, days in Hamburg. */
export const LaterSale = z.object({
  property: z.object({ id: z.int(), title: z.string() }),
  estimated_on: z.iso.date(),
  low: z.int(),
  high: z.int(),
  sold_on: z.iso.date(),
  price: z.number(),
  is_inside: z.boolean(),
});

/**
 * The agency's own sales after the estimates of these homes, latest sale first: the same street, number and postcode in
 * any spelling, the same kind, and for flats an area that differs by at most a tenth, because a house has several.
 * Prices that no market can have do not count. `home` is the position in `homes`.
 */
export const ListLaterSales = defineRpc({
  message: 'catalog.listLaterSales',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ homes: z.array(ValuedAddress).max(500) }),
  output: z.object({ items: z.array(LaterSale.extend({ home: z.int().min(0) })) }),
});
