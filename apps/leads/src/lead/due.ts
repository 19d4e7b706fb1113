import { answerDate, closingMoment } from '@estate/content/office-days';
import { formOf } from '@estate/domain/forms/all-forms';
import { isClosed, openStates, waitingStates } from '@estate/domain/forms/lead-filter';
import { hamburgClock, hamburgMoment } from '@estate/domain/text/german-day';
import { addMilliseconds } from '@estate/server-kit/process/clock';
import { day } from '../time/pace.ts';
import { type Handling, type Lead } from './lead.ts';

/** When a new lead has to be answered: the end of the office hours on the day that the confirmation mail promises. */
export const answerDue = ({ kind, received_at, form }: Pick<Lead, 'kind' | 'received_at' | 'form'>): Date =>
  closingMoment(answerDate(formOf(kind), received_at, form));

/** The beginning of a date (`2026-11-21`) in Hamburg. */
export const startOfDay = (date: string): Date => hamburgMoment(date, '00:00');

/** The date in Hamburg, `2026-11-21`. */
export const hamburgDate = (at: Date): string => hamburgClock(at).date;

/** The end of the day in Hamburg: the beginning of the next day. */
export const endOfDay = (now: Date): Date =>
  // Adds 24 hours to noon, because a day with a change of summer time has 23 or 25 hours.
  startOfDay(hamburgDate(addMilliseconds(hamburgMoment(hamburgDate(now), '12:00'), day)));

/**
 * A query for leads with a `due_at` before `moment` that wait for an answer, or that were snoozed and are not closed.
 */
export const dueBeforeQuery = (moment: Date): Record<string, unknown> => ({
  'handling.state': { $in: [...openStates] },
  'handling.due_at': { $lt: moment },
  $or: [{ 'handling.state': { $in: [...waitingStates] } }, { 'handling.snoozed_until': { $ne: null } }],
});

/** A query for leads that are snoozed at `now`. */
export const snoozedLeadsQuery = (now: Date): Record<string, unknown> => ({
  'handling.snoozed_until': { $gt: now },
  'handling.state': { $in: [...openStates] },
});

/** When a lead is due. Undefined if it neither waits for an answer nor was snoozed, or is closed. */
export function dueOf({ state, due_at, snoozed_until }: Handling): Date | undefined {
  const isWaiting = waitingStates.some((waiting) => waiting === state);
  const isSnoozed = snoozed_until != null && !isClosed(state);
  return isWaiting || isSnoozed ? due_at : undefined;
}
