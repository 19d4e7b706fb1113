import { type Cents, type Rate, shareOf } from './amounts.ts';
import type { Commission } from './commission.ts';

interface CostRates {
  price: Cents;
  transferTax: Rate;
  notary: Rate;
  register: Rate;
  commission: Commission;
}

export interface Costs {
  transferTax: Cents;
  notary: Cents;
  register: Cents;
  commission: Cents;
  /** All four together. */
  extra: Cents;
  /** With the price. */
  total: Cents;
}

/** What a purchase costs beside its price. */
export function costsOf({ price, transferTax, notary, register, commission }: CostRates): Costs {
  const parts = {
    transferTax: shareOf(price, transferTax),
    notary: shareOf(price, notary),
    register: shareOf(price, register),
    commission: 'rate' in commission ? shareOf(price, commission.rate) : commission.amount,
  };
  const extra = parts.transferTax + parts.notary + parts.register + parts.commission;
  return { ...parts, extra, total: price + extra };
}
