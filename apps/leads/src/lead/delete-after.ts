import { formOf, type LeadKind } from '@estate/domain/forms/all-forms';

/** When a lead is deleted: on the same day of a later month, or on the last day of that month if it is shorter. */
export function deleteLeadAfter(kind: LeadKind, receivedAt: Date): Date {
  const end = new Date(receivedAt);
  end.setUTCMonth(end.getUTCMonth() + formOf(kind).keptMonths);
  // Date carries over: 31 August plus six months would be 3 March. Day 0 is the last day of the previous month.
  if (end.getUTCDate() !== receivedAt.getUTCDate()) end.setUTCDate(0);
  return end;
}
