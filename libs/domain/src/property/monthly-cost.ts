import { isGiven } from './is-given.ts';
import { type Cents } from './amounts.ts';
import { formatMoney } from './price.ts';
import { rsTypesByKind } from './vocabulary.ts';

interface HomeFields {
  rs_type?: string | null | undefined;
  rent_subsidy?: number | null | undefined;
}

/** Whether a home has a Hausgeld that we do not know, so that nobody can say what it costs a month. */
const lacksHausgeld = ({ rs_type, rent_subsidy }: HomeFields): boolean =>
  rsTypesByKind.apartment.includes(rs_type ?? '') && !isGiven(rent_subsidy);

/**
 * What a home for sale costs a month in euros: the rate of the visitor's loan and the Hausgeld. Null if either is not
 * known.
 */
export const monthlyCost = (home: HomeFields, rate: Cents | null): number | null =>
  rate === null || lacksHausgeld(home) ? null : rate / 100 + (home.rent_subsidy ?? 0);

const euros = (amount: number): string => formatMoney(amount, 'EUR');

/** `monthlyCost` in words, which say what they include. Of a flat without a known Hausgeld only the rate is said. */
export function monthlyCostText(home: HomeFields, rate: Cents | null): string | null {
  const cost = monthlyCost(home, rate);
  if (rate === null) return null;
  const fee = isGiven(home.rent_subsidy) ? euros(home.rent_subsidy) : null;
  const loan = rate === 0 ? 'kein Darlehen nötig' : `${euros(rate / 100)} Rate im Monat`;
  if (cost === null) return `${loan}, Hausgeld nicht bekannt`;
  if (fee === null) return loan;
  return rate === 0 ? `${fee} Hausgeld im Monat, ${loan}` : `${euros(cost)} im Monat, davon ${fee} Hausgeld`;
}
