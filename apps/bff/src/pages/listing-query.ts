import { PropertyQuery } from '@estate/contracts/catalog';
import { readQuery } from '../routing/read-input.ts';

/** `page` of the page's address says how many are shown; the list that is asked for first is always page 1. */
const filters = Object.keys(PropertyQuery.shape).filter((name) => !['page', 'page_size'].includes(name));

/**
 * The filters in the address of /immobilien, sorted by name as the app sorts them. What cannot be understood is left
 * out, as in the app; nothing at all comes back for free text, whose answers are not kept.
 */
export function listingQuery(search: string): Record<string, string> | undefined {
  const given = readQuery(search);
  if (given['q']) return undefined;
  const understood = Object.entries(PropertyQuery.shape).filter(([name, contract]) => {
    const value = given[name];
    return value !== undefined && value !== '' && filters.includes(name) && contract.safeParse(value).success;
  });
  const query = Object.fromEntries(
    understood.map(([name]) => [name, String(given[name])] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return PropertyQuery.safeParse(query).success ? query : undefined;
}
