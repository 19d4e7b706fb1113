import { day, later } from '../clock.ts';

/** Enquiries without a contract are kept for twelve months at most (law-and-trade.md, Retention). */
export function deleteLeadAfter(receivedAt: Date): Date {
  const end = new Date(receivedAt);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

/** An address that no valuation followed (issue 4, part 7). */
export const deleteAddressAfter = (receivedAt: Date): Date => later(receivedAt, 7 * day);
