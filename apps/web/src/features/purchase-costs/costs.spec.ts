import { describe, expect, it } from '@jest/globals';
import { debtAfter, monthlyRate, costsOf } from './calculate.ts';
import { monthlyShareOf, rateOf } from './amounts.ts';

const euros = (amount: number) => Math.round(amount * 100);

describe('published examples', () => {
  it('purchase in Nordrhein-Westfalen: rechnerplus.de/kaufnebenkosten, "Nebenkosten bei 350.000 € Kaufpreis in NRW"', () => {
    const costs = costsOf({
      price: euros(350_000),
      transferTax: rateOf(6.5),
      notary: rateOf(1),
      register: rateOf(0.5),
      commission: { rate: rateOf(3.57) },
    });
    expect(costs).toEqual({
      transferTax: euros(22_750),
      notary: euros(3_500),
      register: euros(1_750),
      commission: euros(12_495),
      extra: euros(40_495),
      total: euros(390_495),
    });
  });

  it('purchase in Hamburg: klawanimmobilien.com/immoinput/kaufnebenkosten, 500.000 €', () => {
    const costs = costsOf({
      price: euros(500_000),
      transferTax: rateOf(5.5),
      notary: rateOf(2),
      register: rateOf(0.5),
      commission: { rate: rateOf(3.57) },
    });
    expect(costs).toMatchObject({
      transferTax: euros(27_500),
      notary: euros(10_000),
      register: euros(2_500),
      commission: euros(17_850),
      extra: euros(57_850),
    });
  });

  // The page's yearly annuity and rate are misprinted (10.600 € for 5 % of 200.000 €); its first and last month and the
  // remaining debt are those of 10.000 €.
  it('loan: biallo.de/baufinanzierung/ratgeber/annuitaetendarlehen, 200.000 € at 2 % with 3 % repayment', () => {
    const loan = { loan: euros(200_000), interest: rateOf(2), repayment: rateOf(3) };
    const rate = monthlyRate(loan);
    const firstInterest = monthlyShareOf(loan.loan, loan.interest);
    expect(firstInterest).toBe(euros(333.33));
    expect(rate - firstInterest).toBe(euros(500));
    expect(debtAfter(loan, 10)).toBe(euros(133_640.67));
    expect(rate - euros(223.75)).toBe(euros(609.58));
  });
});

describe('a loan', () => {
  it('costs no interest at 0 %, and ends when it is repaid', () => {
    const loan = { loan: euros(120_000), interest: 0, repayment: rateOf(10) };
    expect(monthlyRate(loan)).toBe(euros(1_000));
    expect(debtAfter(loan, 5)).toBe(euros(60_000));
    expect(debtAfter(loan, 25)).toBe(0);
  });

  it('of nothing costs nothing', () => {
    const none = { loan: 0, interest: rateOf(3.85), repayment: rateOf(2) };
    expect([monthlyRate(none), debtAfter(none, 10)]).toEqual([0, 0]);
  });
});

describe('purchase costs', () => {
  it('take a commission that is a sum as it is', () => {
    const rates = { price: euros(100_000), transferTax: 0, notary: 0, register: 0 };
    expect(costsOf({ ...rates, commission: { amount: euros(17_850) } }).extra).toBe(euros(17_850));
  });

  it('are exact to the cent for the highest prices', () => {
    const rates = { price: euros(99_999_999.99), notary: 0, register: 0, commission: { rate: 0 } };
    expect(costsOf({ ...rates, transferTax: rateOf(6.5) }).transferTax).toBe(euros(6_500_000));
  });
});
