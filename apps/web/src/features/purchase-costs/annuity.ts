import { type Cents, monthlyShareOf, type Rate } from './amounts.ts';

interface Loan {
  loan: Cents;
  interest: Rate;
  /** Of the first year. */
  repayment: Rate;
}

/** The same every month; the share of interest falls, that of repayment rises. */
export const monthlyRate = ({ loan, interest, repayment }: Loan): Cents =>
  monthlyShareOf(loan, interest + repayment);

/** What is still owed after so many years, with interest settled to the cent every month, as banks do. */
export function debtAfter(loan: Loan, years: number): Cents {
  const rate = monthlyRate(loan);
  let debt = loan.loan;
  for (let month = 0; month < years * 12 && debt > 0; month += 1) {
    debt = Math.max(0, debt - (rate - monthlyShareOf(debt, loan.interest)));
  }
  return debt;
}
