import { formOf, type LeadKind } from '@estate/domain/forms/all-forms';
import { hamburgClock, hamburgMoment } from '@estate/domain/text/german-day';

/**
 * When a lead is deleted: on the same day of a later month, or on the last day of that month if it is shorter. The months
 * of some kinds begin at the end of the year.
 */
export function deleteLeadAfter(kind: LeadKind, receivedAt: Date): Date {
  const { keptMonths, keptFrom } = formOf(kind);
  if (keptFrom === 'end of year') {
    const year = Number(hamburgClock(receivedAt).date.slice(0, 4)) + 1 + keptMonths / 12;
    return hamburgMoment(`${year}-01-01`, '00:00');
  }
  const end = new Date(receivedAt);
  end.setUTCMonth(end.getUTCMonth() + keptMonths);
  // Date carries over: 31 August plus six months would be 3 March. Day 0 is the last day of the previous month.
  if (end.getUTCDate() !== receivedAt.getUTCDate()) end.setUTCDate(0);
  return end;
}
