import { countryOf, dealCodeOf, typeCodeOf } from '@estate/domain/property/crm-words';
import { type PropertyUpsert } from '@estate/contracts/catalog/property';
import { type DataWarning } from '@estate/contracts/catalog/data-warning';
import { publicTexts } from '@estate/domain/property/notes';
import { namesStreet } from '@estate/domain/property/street-name';
import { wordWarnings } from '@estate/domain/text/word-warnings';
import { isGermany } from '@estate/domain/property/vocabulary';
import { isInGermany, plausibleRangeOf } from './plausible.ts';
import { readFlag, readText } from './values.ts';

/** Signs and words that stand for "no value". */
const noValuePattern =
  /^(?:[-–—./\s]*|k\.?\s?a\.?|n\/a|keine angaben?|nicht angegeben|0+(?:[.,]0+)?\s?(?:€|eur|m²)?)$/i;

/** The columns whose values are looked up in a table of known words, with the lookup function. */
const tables: Readonly<Record<string, (word: string) => unknown>> = {
  country: countryOf,
  marketing_type: dealCodeOf,
  rs_type: typeCodeOf,
  price_on_inquiry: (word) => readFlag(word) ?? undefined,
  rented: (word) => readFlag(word) ?? undefined,
};

/**
 * The reason why the value of a column may be wrong, shown to staff; undefined if there is none. `value` was converted
 * from the CRM's `rawValue`.
 */
export function warningReasonOf(
  key: string,
  value: unknown,
  { rawValue, deal, isNumeric }: { rawValue: unknown; deal: string | null; isNumeric: boolean },
): DataWarning['reason'] | undefined {
  if (typeof value === 'number') {
    const [min, max] = plausibleRangeOf(key, deal);
    return value >= min && value <= max ? undefined : 'implausible';
  }
  const content = readText(rawValue);
  if (content === null || noValuePattern.test(content)) return undefined;
  if (isNumeric) return 'unreadable';
  const lookup = tables[key];
  return lookup && lookup(content) === undefined ? 'unknown' : undefined;
}

type AddressFields = Partial<Pick<PropertyUpsert, 'street' | 'country' | 'hide_address' | 'lat' | 'lng'>>;

/** Whether both coordinates are present but lie outside of the property's country. */
export const isMisplaced = ({ lat, lng, country }: AddressFields): boolean =>
  lat != null && lng != null && isGermany(country) && !isInGermany(lat, lng);

type PublicTexts = Partial<Pick<PropertyUpsert, (typeof publicTexts)[number]>>;

/** A warning for staff about each public text that contains the street although the address is hidden. */
export const streetWarnings = (record: AddressFields & PublicTexts): DataWarning[] =>
  record.hide_address === false
    ? []
    : publicTexts
        .filter((field) => namesStreet(record[field], record.street))
        .map((field) => ({ field, reason: 'names-street' }));

/** A warning for staff about each kind of claim in a public text that needs a proof. */
export const claimWarnings = (record: PublicTexts): DataWarning[] =>
  publicTexts.flatMap((field) => {
    const kinds = new Set(wordWarnings(record[field] ?? '').map(({ kind }) => kind));
    return [...kinds].map((reason) => ({ field, reason }));
  });

/** The street without the house number, which agencies write into both fields. */
export function streetAlone(street: string | null, houseNumber: string | null): string | null {
  if (!street || !houseNumber) return street;
  const [lowerStreet, lowerNumber] = [street.toLocaleLowerCase('de'), houseNumber.toLocaleLowerCase('de')];
  if (!lowerStreet.endsWith(` ${lowerNumber}`)) return street;
  return street.slice(0, -lowerNumber.length).trimEnd() || street;
}
