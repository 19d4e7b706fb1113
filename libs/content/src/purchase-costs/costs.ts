import { type Cents, rateText, shareOf } from '@estate/domain/property/amounts';
import { type Commission } from '@estate/domain/property/read-commission';
import { type PurchaseTaxes } from './purchase-taxes.ts';

interface CostRates {
  price: Cents;
  taxes: Pick<PurchaseTaxes, 'amount' | 'fees'>;
  commission: Commission;
}

/** The costs of a purchase in addition to its price. */
export function costsOf({ price, taxes, commission }: CostRates) {
  const fees = taxes.fees.map(({ name, rate }) => ({
    name: `${name} (${rateText(rate)} %)`,
    amount: shareOf(price, rate),
  }));
  const commissionAmount = 'rate' in commission ? shareOf(price, commission.rate) : commission.amount;
  const extra = fees.reduce((sum, { amount }) => sum + amount, taxes.amount + commissionAmount);
  return { fees, commission: commissionAmount, extra, total: price + extra };
}
