import { propertySlug } from '@estate/domain/property/property-slug';
import { hamburgMoment } from '@estate/domain/text/german-day';
import type { ComparedProperty } from '../../../../shared/api/types.ts';
import { browserStore, parsedJson } from '../../../../shared/storage/browser-store.ts';
import type { CalendarEvent } from './calendar-file.ts';

export const visitMinutes = 30;

/** A day of visits as entered in the form. */
export interface TypedPlan {
  /** The day, such as `2026-12-01`; empty until the visitor enters it. */
  date: string;
  /** Times such as `10:00` by property id; absent or empty for a property that is not visited. */
  times: Readonly<Record<number, string>>;
}

const isDay = (date: unknown): date is string =>
  typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));

function planOf(json: string | null): TypedPlan {
  const { date, times } = (parsedJson(json) ?? {}) as Partial<Record<keyof TypedPlan, unknown>>;
  const entries = Object.entries(times ?? {}).filter(([, time]) => /^\d\d:\d\d$/.test(String(time)));
  return { date: isDay(date) ? date : '', times: Object.fromEntries(entries) };
}

/** The plan that was entered in this tab, so that it survives Back and a reload. */
export const storedPlan = browserStore('merkliste-besichtigungen', planOf, JSON.stringify, 'sessionStorage');

export interface Visit {
  property: ComparedProperty;
  time: string;
}

/** The visits of a day by their time; equal times in the order of the list. */
export const plannedVisits = (properties: readonly ComparedProperty[], { times }: TypedPlan): Visit[] =>
  properties
    .map((property) => ({ property, time: times[property.id] ?? '' }))
    .filter(({ time }) => time !== '')
    .sort((a, b) => a.time.localeCompare(b.time));

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export interface PlanErrors {
  date?: string;
  /** Error of the time fields as a group. */
  times?: string;
}

/**
 * The errors of a plan by field; empty if it is valid. `visits` are sorted by time; `today` is like `2026-11-26`, the
 * day in Hamburg.
 */
export function planErrors({ date }: TypedPlan, visits: readonly Visit[], today: string): PlanErrors {
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
export const publicAddressOf = ({ street, house_number, zip_code, city }: ComparedProperty): string =>
  [[street, house_number].filter(Boolean).join(' '), [zip_code, city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

/**
 * The visits as calendar events; `origin` is the site's origin. An id names the property alone, so that a changed plan
 * replaces the former event.
 */
export const calendarEventsOf = (visits: readonly Visit[], date: string, origin: string): CalendarEvent[] =>
  visits.map(({ property, time }) => {
    const url = `${origin}/immobilie/${propertySlug(property)}`;
    return {
      uid: `${property.id}@${new URL(origin).host}`,
      start: hamburgMoment(date, time),
      minutes: visitMinutes,
      summary: `Besichtigung: ${property.title}`,
      location: publicAddressOf(property),
      description: `Noch nicht vereinbart. Objekt-ID ${property.id}`,
      url,
    };
  });
