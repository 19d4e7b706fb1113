import { berlinTime, day, hour, addMilliseconds } from '../time/clock.ts';

/** The hour in Hamburg at which the digest of suspected leads is sent. */
const digestHour = 7;

function sevenOn(date: string): Date {
  const guess = new Date(`${date}T0${digestHour}:00:00Z`);
  return addMilliseconds(guess, (digestHour - berlinTime(guess).hour) * hour);
}

/** The date and moment of the latest 7 o'clock in Hamburg, correct also on days when the clock changes. */
export function lastDigestTime(now: Date): { date: string; at: Date } {
  const today = berlinTime(now).date;
  const at = sevenOn(today);
  if (at <= now) return { date: today, at };
  const yesterday = berlinTime(addMilliseconds(at, -day)).date;
  return { date: yesterday, at: sevenOn(yesterday) };
}

/** When the digest with a lead received at this time is due. */
export function nextDigestTime(receivedAt: Date): Date {
  const { date, at } = lastDigestTime(receivedAt);
  // Noon of the next day, because a change to or from summer time cannot move noon to another day.
  const tomorrow = berlinTime(addMilliseconds(new Date(`${date}T12:00:00Z`), day)).date;
  return at.getTime() === receivedAt.getTime() ? at : sevenOn(tomorrow);
}
