import { propertySlug } from '@estate/domain/property/property-slug';
import type { ComparedProperty } from '../../../../shared/api/types.ts';
import type { CalendarEvent } from './calendar-file.ts';

/** How long a visit is planned. */
export const visitMinutes = 30;

/** A day of visits as it is typed. */
export interface TypedPlan {
  /** `2026-12-01`. */
  date: string;
  /** `10:00` by the id of the property; absent or empty for one that is not visited. */
  times: Readonly<Record<number, string>>;
}

export interface Visit {
  property: ComparedProperty;
  time: string;
}

/** The visits of a day by their time; equal times in the order of the list. */
export const visitsOf = (properties: readonly ComparedProperty[], { times }: TypedPlan): Visit[] =>
  properties
    .map((property) => ({ property, time: times[property.id] ?? '' }))
    .filter(({ time }) => time !== '')
    .sort((a, b) => a.time.localeCompare(b.time));

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export interface PlanFault {
  date?: string;
  /** Concerns the times together. */
  times?: string;
}

/** What keeps a plan from being a calendar; empty if nothing does. `today` is `2026-11-26`. */
export function faultOf({ date }: TypedPlan, visits: readonly Visit[], today: string): PlanFault {
  const overlap = visits.find(({ time }, index) => {
    const next = visits[index + 1];
    return next && minutesOf(next.time) - minutesOf(time) < visitMinutes;
  });
  const dateFault = date === '' ? 'Bitte wählen Sie einen Tag.' : 'Dieser Tag liegt in der Vergangenheit.';
  const overlapFault = `Um ${overlap?.time ?? ''} Uhr überschneiden sich zwei Besichtigungen. Bitte planen Sie je ${visitMinutes} Minuten ein.`;
  return {
    ...(date < today ? { date: dateFault } : {}),
    ...(visits.length === 0 ? { times: 'Bitte wählen Sie mindestens eine Uhrzeit.' } : {}),
    ...(overlap ? { times: overlapFault } : {}),
  };
}

/** The address as far as it is public. */
export const placeOf = ({ street, house_number, zip_code, city }: ComparedProperty): string =>
  [[street, house_number].filter(Boolean).join(' '), [zip_code, city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

/** The visits as events of a calendar; `origin` is that of the site. */
export const eventsOf = (visits: readonly Visit[], date: string, origin: string): CalendarEvent[] =>
  visits.map(({ property, time }) => {
    const url = `${origin}/immobilie/${propertySlug(property)}`;
    return {
      uid: `${property.id}-${date}@${new URL(origin).host}`,
      start: `${date}T${time}`,
      minutes: visitMinutes,
      summary: `Besichtigung: ${property.title}`,
      location: placeOf(property),
      description: `Noch nicht vereinbart. Objekt-ID ${property.id}`,
      url,
    };
  });
