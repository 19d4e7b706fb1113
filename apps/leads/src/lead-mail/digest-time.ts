import { hamburgClock, hamburgMoment } from '@estate/domain/text/german-day';
import { addMilliseconds } from '@estate/server-kit/process/clock';
import { day } from '../time/pace.ts';

/** The time in Hamburg at which the digest of leads suspected of spam is sent. */
const digestTime = '07:00';

/** The date and moment of the latest 7 o'clock in Hamburg, correct also on days when the clock changes. */
export function lastDigestTime(now: Date): { date: string; at: Date } {
  const today = hamburgClock(now).date;
  const at = hamburgMoment(today, digestTime);
  if (at <= now) return { date: today, at };
  const yesterday = hamburgClock(addMilliseconds(at, -day)).date;
  return { date: yesterday, at: hamburgMoment(yesterday, digestTime) };
}

/** When the digest with a lead received at this time is due. */
export function nextDigestTime(receivedAt: Date): Date {
  const { date, at } = lastDigestTime(receivedAt);
  // Noon of the next day, because a change to or from summer time cannot move noon to another day.
  const tomorrow = hamburgClock(addMilliseconds(new Date(`${date}T12:00:00Z`), day)).date;
  return at.getTime() === receivedAt.getTime() ? at : hamburgMoment(tomorrow, digestTime);
}
