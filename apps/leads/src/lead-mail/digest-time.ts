import { berlinTime } from '../time/berlin-time.ts';
import { day, hour, later } from '../time/clock.ts';

/** Hour of the day in Hamburg at which the agency reads what the spam defence doubted. */
const digestHour = 7;

function sevenOn(date: string): Date {
  const guess = new Date(`${date}T0${digestHour}:00:00Z`);
  return later(guess, (digestHour - berlinTime(guess).hour) * hour);
}

/** The last 7 o'clock in Hamburg, to the minute of the change of summer time. */
export function lastDigestTime(now: Date): { date: string; at: Date } {
  const today = berlinTime(now).date;
  const at = sevenOn(today);
  if (at <= now) return { date: today, at };
  const yesterday = berlinTime(later(at, -day)).date;
  return { date: yesterday, at: sevenOn(yesterday) };
}

/** When the digest with what came at that moment is due. */
export function nextDigestTime(receivedAt: Date): Date {
  const { date, at } = lastDigestTime(receivedAt);
  // Noon of the next day, whatever the clocks do in between.
  const tomorrow = berlinTime(later(new Date(`${date}T12:00:00Z`), day)).date;
  return at.getTime() === receivedAt.getTime() ? at : sevenOn(tomorrow);
}
