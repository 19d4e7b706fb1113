import { countryOf } from '@estate/domain/property/crm-words';
import { type PropertyUpsert } from '@estate/contracts/catalog/property';
import { coastOf } from '@estate/domain/search/coasts';
import { foldSearch } from '@estate/domain/search/fold';
import { bezirkOf } from '@estate/domain/search/hamburg';
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
