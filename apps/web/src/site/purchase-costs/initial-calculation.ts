import { purchaseCosts } from '@estate/content/sections/purchase-costs';
import { texts } from '@estate/content/texts';
import type { PublicProperty } from '../../shared/api/types.ts';
import { eurosText, rateOf, rateText, shareOf } from '@estate/domain/property/amounts';
import { taxChoices } from '@estate/content/purchase-costs/purchase-taxes';
import { type Commission, parseCommission } from '@estate/domain/property/read-commission';
import { calculate, type Calculation, type CalculatorFields } from './calculate.ts';

export type CalculatedProperty = Pick<
  PublicProperty,
  'region' | 'city' | 'zip_code' | 'country' | 'construction_year' | 'courtage'
> & {
  /** In euros. */
  price: number;
};

/** In cents. */
const thousandEuros = 100_000;

function commissionText(commission: Commission | null): string {
  if (!commission) return '';
  return 'rate' in commission ? rateText(commission.rate) : eurosText(commission.amount);
}

/** The initial texts of the calculator's fields, from the property and the usual financing. */
export function initialCalculatorFields(
  property: CalculatedProperty,
  commission: Commission | null,
): CalculatorFields {
  const { interestPercent, repaymentPercent, usualFixedYears } = texts(purchaseCosts);
  const { initial: tax, equityPercent } = taxChoices(property);
  const equity = shareOf(Math.round(property.price * 100), rateOf(equityPercent));
  return {
    tax,
    commission: commissionText(commission),
    equity: eurosText(Math.round(equity / thousandEuros) * thousandEuros),
    interest: rateText(rateOf(interestPercent)),
    repayment: rateText(rateOf(repaymentPercent)),
    years: String(usualFixedYears),
  };
}

export const isFixedAmount = (commission: Commission | null): boolean =>
  commission !== null && 'amount' in commission;

/** The calculator's result before the visitor changes a field, but with these texts in place of the initial ones. */
export function calculationWith(
  property: CalculatedProperty,
  texts: Partial<CalculatorFields> = {},
): Calculation {
  const commission = parseCommission(property.courtage);
  const typed = { ...initialCalculatorFields(property, commission), ...texts };
  return calculate(Math.round(property.price * 100), typed, isFixedAmount(commission));
}
