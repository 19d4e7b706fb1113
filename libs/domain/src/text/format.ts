import { isGiven } from '../property/is-given.ts';
import { germanNumber } from './german-number.ts';

export const formatNumber = (value: number): string => germanNumber(value, { max: 2 });

const mebibyte = 1024 * 1024;

/** The size of a file: `26 KB`, `2,1 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < mebibyte
    ? `${formatNumber(Math.ceil(bytes / 1024))} KB`
    : `${germanNumber(bytes / mebibyte, { min: 1, max: 1 })} MB`;

export const formatArea = (value: number | null | undefined): string | null =>
  isGiven(value) ? `${formatNumber(value)} m²` : null;

export const formatCount = (value: number | null | undefined): string | null =>
  isGiven(value) ? formatNumber(value) : null;

/** `1.234 Immobilien`, `1 Anfrage`, `0 Einträge`. */
export const countText = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export const propertyCount = (count: number): string => countText(count, 'Immobilie', 'Immobilien');

/** `3 Zimmer`, `1 Bad`; null for 0, see `isGiven`. */
export const countOf = (value: number | null | undefined, one: string, many: string): string | null =>
  isGiven(value) ? countText(value, one, many) : null;

/** `2029-05-07` → `07.05.2029`; other CRM values (free text) stay unchanged. */
export const formatDate = (date: string | null | undefined): string | null =>
  date?.trim() ? date.trim().replace(/^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/, '$3.$2.$1') : null;
