import { costsOf } from '@estate/content/purchase-costs/costs';
import { purchaseTaxes } from '@estate/content/purchase-costs/purchase-taxes';
import {
  type Cents,
  parseEuros,
  parseRate,
  type Rate,
  monthlyShareOf,
  rateText,
} from '@estate/domain/property/amounts';
import { type Commission, maxCommission } from '@estate/domain/property/read-commission';

interface Loan {
  loan: Cents;
  interest: Rate;
  /** Rate of the first year. */
  repayment: Rate;
}

/** The payment per month. It is constant: its share of interest falls, and its share of repayment rises. */
export const monthlyRate = ({ loan, interest, repayment }: Loan): Cents =>
  monthlyShareOf(loan, interest + repayment);

/** The debt that is left after these years. Interest is rounded to the cent every month, as banks do. */
export function debtAfter(loan: Loan, years: number): Cents {
  const rate = monthlyRate(loan);
  let debt = loan.loan;
  for (let month = 0; month < years * 12 && debt > 0; month += 1) {
    debt = Math.max(0, debt - (rate - monthlyShareOf(debt, loan.interest)));
  }
  return debt;
}

export interface CalculatorFields {
  /** A code of `taxChoices`; '' while the visitor has to choose. */
  tax: string;
  commission: string;
  equity: string;
  interest: string;
  repayment: string;
  years: string;
}

const within = (value: number | null, low: number, high: number): number | null =>
  value !== null && low <= value && value <= high ? value : null;

function readCommission(typed: string, isSum: boolean, price: Cents): Commission | null {
  const amount = isSum ? within(parseEuros(typed), 0, price) : null;
  const rate = isSum ? null : within(parseRate(typed), 0, maxCommission);
  if (amount !== null) return { amount };
  return rate === null ? null : { rate };
}

export const financingLabels = {
  equity: 'Eigenkapital in Euro',
  interest: 'Sollzins in Prozent pro Jahr',
  repayment: 'Anfängliche Tilgung in Prozent pro Jahr',
} as const;

const financingReaders: Readonly<Record<keyof typeof financingLabels, (text: string) => number | null>> = {
  equity: parseEuros,
  interest: (text) => within(parseRate(text), 0, 15_000),
  repayment: (text) => within(parseRate(text), 1_000, 20_000),
};

/** Parses the fields; null for an invalid field. */
const read = (typed: CalculatorFields, isSum: boolean, price: Cents) => ({
  tax: purchaseTaxes(typed.tax, price),
  commission: readCommission(typed.commission, isSum, price),
  equity: financingReaders.equity(typed.equity),
  interest: financingReaders.interest(typed.interest),
  repayment: financingReaders.repayment(typed.repayment),
});
type Values = ReturnType<typeof read>;

const faults = {
  commission: 'Bitte geben Sie einen Satz von 0 bis 10 Prozent ein, zum Beispiel 3,57.',
  equity: 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 120.000.',
  interest: 'Bitte geben Sie einen Zinssatz von 0 bis 15 Prozent ein, zum Beispiel 3,85.',
  repayment: 'Bitte geben Sie eine Tilgung von 1 bis 20 Prozent ein, zum Beispiel 2.',
};
/** The error of one amount for a loan; undefined if it can be calculated with. */
export const faultOf = (name: keyof typeof financingLabels, text: string): string | undefined =>
  financingReaders[name](text) === null ? faults[name] : undefined;

const sumFault = 'Bitte geben Sie einen Betrag in Euro ein, höchstens den Kaufpreis.';

type TypedName = keyof typeof faults;

const errorOf = (name: TypedName, values: Values, isSum: boolean): string | undefined => {
  if (values[name] !== null) return undefined;
  return name === 'commission' && isSum ? sumFault : faults[name];
};

function costsFor(price: Cents, { tax, commission }: Values) {
  if (!tax || !commission) return null;
  const share = 'rate' in commission ? ` (${rateText(commission.rate)} %)` : '';
  return { ...costsOf({ price, taxes: tax, commission }), tax, commissionName: `Käuferprovision${share}` };
}

function financingFor(total: Cents, years: number, { equity, interest, repayment }: Values) {
  if (equity === null || interest === null || repayment === null) return null;
  const loan = { loan: Math.max(0, total - equity), interest, repayment };
  return { loan: loan.loan, monthly: monthlyRate(loan), years, debt: debtAfter(loan, years) };
}

/** Costs and financing for a price and the texts of the fields. `isSum`: the commission field is in euros. */
export function calculate(price: Cents, typed: CalculatorFields, isSum: boolean) {
  const values = read(typed, isSum, price);
  const costs = costsFor(price, values);
  return {
    errorOf: (name: TypedName) => errorOf(name, values, isSum),
    costs,
    financing: costs && financingFor(costs.total, Number(typed.years), values),
  };
}

export type Calculation = ReturnType<typeof calculate>;
