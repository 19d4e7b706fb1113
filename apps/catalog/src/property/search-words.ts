import { countryOf } from '@estate/domain/property/crm-words';
import { type PropertyUpsert } from '@estate/contracts/catalog/property';
import { coastOf } from '@estate/domain/search/coasts';
import { readNumeral } from '@estate/domain/search/german-numerals';
import { foldSearch } from '@estate/domain/search/fold';
import { bezirkOf } from '@estate/domain/search/hamburg';
import { affirmedPhrases } from '@estate/domain/property/find-amenities';
import { noteKeys } from '@estate/domain/property/notes';
import { germanCodeText } from '@estate/domain/property/crm-codes';
import { isGermany, typeLabelOf } from '@estate/domain/property/vocabulary';
import { districtOf } from './place-names.ts';
import { publicTitle, showsAddress } from './publicity.ts';

type SearchSource = Pick<
  PropertyUpsert,
  | 'id'
  | 'title'
  | 'rs_type'
  | 'zip_code'
  | 'city'
  | 'region'
  | 'country'
  | 'street'
  | 'house_number'
  | 'hide_address'
>;

/**
 * The normalised words by which visitors find a property: title, kind, number, and its place including Bezirk (borough
 * of Hamburg), coast and country. The street is included only if the address is public.
 */
export function searchWords(property: SearchSource): string {
  const { id, rs_type, zip_code, city, country, street, house_number } = property;
  const district = districtOf(property);
  const texts = [
    publicTitle(property),
    typeLabelOf(rs_type),
    zip_code,
    city,
    district,
    district && bezirkOf(district),
    city && coastOf(city),
    isGermany(country) ? null : countryOf(country)?.name,
    ...(showsAddress(property) ? [street, house_number] : []),
    String(id),
  ];
  return ` ${foldSearch(texts.filter(Boolean).join(' '))} `;
}

const factKeys = ['condition', 'heating_type', 'firing_types'] as const;

type TextSource = Pick<PropertyUpsert, (typeof factKeys | typeof noteKeys)[number]>;

/** Longest part of a note that is searched, in characters. */
const longestNote = 10_000;

/**
 * The normalised facts and notes of a property, including those about its surroundings. The search for words uses it
 * in addition to `searchWords`. Negated phrases such as 'kein Balkon' are left out.
 */
export function searchText(property: TextSource): string {
  const facts = factKeys.map((key) => germanCodeText(property[key]));
  const notes = noteKeys.flatMap((key) => affirmedPhrases((property[key] ?? '').slice(0, longestNote)));
  const words = foldSearch([...facts, ...notes].filter(Boolean).join(' ')).split(' ');
  // Numerals are left out, so that a search for 'Hund' does not find 'hundertzwanzig'.
  return ` ${words.filter((word) => readNumeral(word) === undefined).join(' ')} `;
}
