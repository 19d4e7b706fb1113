import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { purchaseCosts, federalStates } from './purchase-costs.ts';

const source = z.object({ text: z.string().min(40), compiled: z.string().regex(/^\p{L}+ 20\d\d$/u) });

describe('purchase costs', () => {
  it('have a rate between 3.5 and 6.5 percent for each of the 16 federal states', () => {
    expect(federalStates).toHaveLength(16);
    expect(new Set(federalStates.map(({ name }) => name)).size).toBe(16);
    z.array(
      z.object({ name: z.string().min(5), percent: z.number().min(3.5).max(6.5).multipleOf(0.5) }),
    ).parse(federalStates);
  });

  it('name source and date of each rate, and begin with rates that the calculator takes', () => {
    z.object({
      transferTaxSource: source,
      feeSource: source,
      interestSource: source,
      notaryPercent: z.number().min(0.5).max(3),
      registerPercent: z.number().min(0.2).max(2),
      interestPercent: z.number().min(0).max(15),
      repaymentPercent: z.number().min(1).max(20),
      equityPercent: z.number().min(0).max(100),
      fixedYears: z.array(z.int().min(1).max(40)).min(2),
      note: z.string().includes('kein Angebot'),
    }).parse(purchaseCosts);
    expect(purchaseCosts.fixedYears).toContain(purchaseCosts.usualFixedYears);
  });
});
