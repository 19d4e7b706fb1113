import { addMilliseconds, berlinTime, day, hour } from '../time/clock.ts';

const weekend = [0, 6];

/**
 * Leads received before then should have been answered: the beginning, in Hamburg, of the last working day before today.
 * Public holidays count as working days.
 */
export function overdueBefore(now: Date): Date {
  // Noon, because a change to or from summer time cannot move noon to another day.
  let noon = new Date(`${berlinTime(now).date}T12:00:00Z`);
  do noon = addMilliseconds(noon, -day);
  while (weekend.includes(noon.getUTCDay()));
  const guess = new Date(`${berlinTime(noon).date}T00:00:00Z`);
  return addMilliseconds(guess, -berlinTime(guess).hour * hour);
}
