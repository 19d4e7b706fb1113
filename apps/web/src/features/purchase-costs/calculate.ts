import { federalStates, purchaseCosts } from '@estate/content/purchase-costs';
import { debtAfter, monthlyRate } from './annuity.ts';
import { type Cents, parseEuros, parseRate, rateOf, rateText } from './amounts.ts';
import { type Commission, highestCommission } from './commission.ts';
import { costsOf } from './costs.ts';

/** The fields as they are typed. */
export interface Typed {
  state: string;
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
  const rate = isSum ? null : within(parseRate(typed), 0, highestCommission);
  if (amount !== null) return { amount };
  return rate === null ? null : { rate };
}

/** What the fields say; null where a field says nothing that counts. */
const read = (typed: Typed, isSum: boolean, price: Cents) => ({
  state: federalStates.find(({ code }) => code === typed.state) ?? null,
  commission: readCommission(typed.commission, isSum, price),
  equity: parseEuros(typed.equity),
  interest: within(parseRate(typed.interest), 0, 15_000),
  repayment: within(parseRate(typed.repayment), 1_000, 20_000),
});
type Values = ReturnType<typeof read>;

const faults = {
  state: 'Bitte wählen Sie das Bundesland, in dem die Immobilie liegt.',
  commission: 'Bitte geben Sie einen Satz von 0 bis 10 Prozent ein, zum Beispiel 3,57.',
  equity: 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 120.000.',
  interest: 'Bitte geben Sie einen Zinssatz von 0 bis 15 Prozent ein, zum Beispiel 3,85.',
  repayment: 'Bitte geben Sie eine Tilgung von 1 bis 20 Prozent ein, zum Beispiel 2.',
};
const sumFault = 'Bitte geben Sie einen Betrag in Euro ein, höchstens den Kaufpreis.';

const errorOf = (name: keyof Values, values: Values, isSum: boolean): string | undefined => {
  if (values[name] !== null) return undefined;
  return name === 'commission' && isSum ? sumFault : faults[name];
};

function costsFor(price: Cents, { state, commission }: Values) {
  if (!state || !commission) return null;
  const transferTax = rateOf(state.percent);
  const costs = costsOf({
    price,
    transferTax,
    notary: rateOf(purchaseCosts.notaryPercent),
    register: rateOf(purchaseCosts.registerPercent),
    commission,
  });
  const share = 'rate' in commission ? ` (${rateText(commission.rate)} %)` : '';
  return {
    ...costs,
    taxName: `Grunderwerbsteuer ${state.name} (${rateText(transferTax)} %)`,
    commissionName: `Käuferprovision${share}`,
  };
}

function financingFor(total: Cents, years: number, { equity, interest, repayment }: Values) {
  if (equity === null || interest === null || repayment === null) return null;
  const loan = { loan: Math.max(0, total - equity), interest, repayment };
  return { loan: loan.loan, monthly: monthlyRate(loan), years, debt: debtAfter(loan, years) };
}

/** What the typed values come to for a price; `isSum` says that the commission is typed in euros. */
export function calculate(price: Cents, typed: Typed, isSum: boolean) {
  const values = read(typed, isSum, price);
  const costs = costsFor(price, values);
  return {
    errorOf: (name: keyof Values) => errorOf(name, values, isSum),
    costs,
    financing: costs && financingFor(costs.total, Number(typed.years), values),
  };
}

export type Calculation = ReturnType<typeof calculate>;
