import { countryName } from './country-names.ts';
import { isGermany } from './vocabulary.ts';

interface PlaceFields {
  zip_code?: string | null | undefined;
  city?: string | null | undefined;
  region?: string | null | undefined;
  country?: string | null | undefined;
}

/**
 * The CRM's `region` is a district for a city and a federal state for a smaller place. Federal states are left out of
 * place names. Berlin, Bremen and Hamburg are missing here, because there the region equals the city.
 */
const federalStates: ReadonlySet<string> = new Set([
  'Baden-Württemberg',
  'Bayern',
  'Brandenburg',
  'Hessen',
  'Mecklenburg-Vorpommern',
  'Niedersachsen',
  'Nordrhein-Westfalen',
  'Rheinland-Pfalz',
  'Saarland',
  'Sachsen',
  'Sachsen-Anhalt',
  'Schleswig-Holstein',
  'Thüringen',
]);

/**
 * The names of a place, the most specific one first: ['Winterhude', 'Hamburg'], ['Reinbek'], ['Santanyí', 'Mallorca',
 * 'Spanien'].
 */
export function placeNames({ city, region, country }: PlaceFields): string[] {
  const [town, part] = [city?.trim() ?? '', region?.trim() ?? ''];
  const isSame = town.localeCompare(part, 'de', { sensitivity: 'base' }) === 0;
  const names = isGermany(country)
    ? [isSame || federalStates.has(part) ? '' : part, town]
    : [town, isSame ? '' : part, countryName(country)];
  return names.filter((name, index) => name !== '' && names.indexOf(name) === index);
}

/**
 * The place in one line with its postcode: 'Winterhude, 22303 Hamburg'; abroad without: 'Santanyí, Mallorca, Spanien';
 * empty if nothing is known.
 */
export function placeLine(property: PlaceFields): string {
  const names = placeNames(property);
  // Foreign postcodes are left out, because they are unknown to German visitors.
  const postcode = isGermany(property.country) ? property.zip_code?.trim() : '';
  if (!postcode || !property.city?.trim()) return names.join(', ') || (postcode ?? '');
  const town = property.city.trim();
  return names.map((name) => (name === town ? `${postcode} ${name}` : name)).join(', ');
}

/** The address with the district before the town. The server leaves out street and number if the address is hidden. */
export function addressOf(
  property: PlaceFields & { street?: string | null | undefined; house_number?: string | null | undefined },
): string {
  const road = [property.street, property.house_number].filter(Boolean).join(' ');
  return [road, placeLine(property)].filter(Boolean).join(', ') || 'Adresse auf Anfrage';
}
