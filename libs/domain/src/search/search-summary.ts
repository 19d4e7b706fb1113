/* Summary text of a search order (visitor-area §3). Free of zod, so that pages need not load zod. */

import { germanNumber } from '../text/german-number.ts';
import { trimInvisible } from '../text/visible-text.ts';
import {
  type Deal,
  dealLabels,
  type ObjectKind,
  objectKindLabels,
  priceUnit,
} from '../property/vocabulary.ts';

export const locationMissing = 'Nicht angegeben';

/** `location` of the request, from city and region; 'Nicht angegeben' if both are empty. */
export const searchLocation = (city: string, region: string): string =>
  [city, region].map(trimInvisible).filter(Boolean).join(', ') || locationMissing;

/** 'min - max', 'ab min' or 'bis max' with the suffix (visitor-area §3); null without min and max. */
export function describeRange(
  min: number | undefined,
  max: number | undefined,
  suffix: string,
): string | null {
  const text = (value: number) => germanNumber(value, { max: 3 });
  if (min !== undefined && max !== undefined) return `${text(min)} - ${text(max)} ${suffix}`;
  if (min !== undefined) return `ab ${text(min)} ${suffix}`;
  return max === undefined ? null : `bis ${text(max)} ${suffix}`;
}

interface SearchRequest {
  buyOrRent?: Deal | undefined;
  propertyType?: ObjectKind | undefined;
  location: string;
  minRooms?: number | undefined;
  maxRooms?: number | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  equipment?: string | undefined;
  notes?: string | undefined;
}

/** Deal, kind of property, place, ranges, equipment and note, one per line. */
export function describeSearchRequest(request: SearchRequest): string {
  const facts = [
    ['Objektart', request.propertyType && objectKindLabels[request.propertyType]],
    ['Ort', request.location || locationMissing],
    ['Zimmer', describeRange(request.minRooms, request.maxRooms, 'Zimmer')],
    ['Preis', describeRange(request.minPrice, request.maxPrice, priceUnit(request.buyOrRent ?? 'buy'))],
    ['Ausstattung', request.equipment],
    ['Bemerkung', request.notes],
  ] as const;
  return [
    ...(request.buyOrRent ? [dealLabels[request.buyOrRent]] : []),
    ...facts.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : [])),
  ].join('\n');
}
