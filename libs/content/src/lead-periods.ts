/**
 * Months after which a lead is deleted, by kind. The privacy text promises twelve at most (legal/datenschutz-formulare.ts);
 * a change holds for leads that come after it.
 */
export const keptMonths = { expose: 12, search: 12, valuation: 12, contact: 12 } as const;
