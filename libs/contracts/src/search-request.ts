import { z } from 'zod';
import { accepted, consentVersion, email, line, paragraph, requiredLine } from './form-fields.ts';
import { germanNumber } from './german-number.ts';
import { requiredTexts } from './required-texts.ts';
import { Deal, ObjectKind, Salutation } from './values.ts';
import { trimInvisible } from './visible-text.ts';
import { dealLabels, objectKindLabels, priceUnit } from './vocabulary.ts';

const wholeNumber = z.int('Bitte geben Sie eine ganze Zahl ein.');
const rooms = wholeNumber.min(1, 'Mindestens 1 Zimmer.').max(1_000, 'Bitte höchstens 1000.').optional();
const price = wholeNumber
  .min(0, 'Bitte keine negative Zahl.')
  .max(1e10, 'Dieser Betrag ist zu hoch.')
  .optional();

const notBelow = (min: number | undefined, max: number | undefined) =>
  min === undefined || max === undefined || min <= max;

/** What the search order form sends (visitor-area §3, §5). */
export const SearchRequest = z
  .object({
    salutation: Salutation.optional(),
    firstName: requiredLine(100, requiredTexts.firstName),
    lastName: requiredLine(100, requiredTexts.lastName),
    email: email({ missing: requiredTexts.email, invalid: 'Ungültige E-Mail-Adresse' }),
    phone: requiredLine(40, requiredTexts.phone),
    buyOrRent: Deal,
    propertyType: ObjectKind,
    location: line(250),
    minRooms: rooms,
    maxRooms: rooms,
    minPrice: price,
    maxPrice: price,
    equipment: paragraph(2_000),
    notes: paragraph(4_000),
    agreeToTerms: accepted(requiredTexts.privacy),
    consentVersion,
  })
  .refine((form) => notBelow(form.minRooms, form.maxRooms), {
    path: ['maxRooms'],
    message: 'Die Höchstzahl liegt unter der Mindestzahl.',
  })
  .refine((form) => notBelow(form.minPrice, form.maxPrice), {
    path: ['maxPrice'],
    message: 'Der Höchstpreis liegt unter dem Mindestpreis.',
  });
export type SearchRequest = z.infer<typeof SearchRequest>;

export const locationMissing = 'Nicht angegeben';

/** `location` of the request, from city and region; both empty: 'Nicht angegeben'. */
export const searchLocation = (city: string, region: string): string =>
  [city, region].map(trimInvisible).filter(Boolean).join(', ') || locationMissing;

/** 'min - max', 'ab min' or 'bis max' with the suffix (visitor-area §3); null if neither is given. */
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

type Wish = Pick<
  SearchRequest,
  | 'buyOrRent'
  | 'propertyType'
  | 'location'
  | 'minRooms'
  | 'maxRooms'
  | 'minPrice'
  | 'maxPrice'
  | 'equipment'
  | 'notes'
>;

export const roomsOf = ({ minRooms, maxRooms }: Wish): string | undefined =>
  describeRange(minRooms, maxRooms, 'Zimmer') ?? undefined;

export const priceOf = ({ minPrice, maxPrice, buyOrRent }: Wish): string | undefined =>
  describeRange(minPrice, maxPrice, priceUnit(buyOrRent)) ?? undefined;

/** Label and text of each thing that is searched for; undefined or empty where nothing was said. */
export const searchFacts = (wish: Wish): [label: string, text: string | undefined][] => [
  ['Objektart', objectKindLabels[wish.propertyType]],
  ['Ort', wish.location || locationMissing],
  ['Zimmer', roomsOf(wish)],
  ['Preis', priceOf(wish)],
  ['Ausstattung', wish.equipment],
  ['Bemerkung', wish.notes],
];

/** The combined summary text of a search order (visitor-area §3). */
export const describeSearchRequest = (wish: Wish): string =>
  [
    dealLabels[wish.buyOrRent],
    ...searchFacts(wish).flatMap(([label, text]) => (text ? [`${label}: ${text}`] : [])),
  ].join('\n');
