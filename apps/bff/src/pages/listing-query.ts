import { PropertyQuery } from '@estate/contracts/catalog';
import { type ListingAmount, roundAmount } from '@estate/contracts/listing-amounts';
import { readQuery } from '../routing/read-input.ts';

/** `page` of the page's address says how many are shown; the list that is asked for first is always page 1. */
const filters = Object.entries(PropertyQuery.shape).filter(([name]) => !['page', 'page_size'].includes(name));

const isAmount = (name: string): name is ListingAmount => Object.hasOwn(roundAmount, name);

/**
 * The filters in the address of /immobilien as the API understands them, sorted by name as the app sorts them. What
 * cannot be understood or says nothing is left out, as in the app; nothing at all comes back for free text, whose
 * answers are not kept.
 */
export function listingQuery(search: string): Record<string, string> | undefined {
  const given = readQuery(search);
  if (given['q']) return undefined;
  const understood = filters.flatMap(([name, contract]) => {
    const read = contract.safeParse(given[name]);
    const isSet = read.success && read.data !== undefined && read.data !== '';
    return isSet && !(isAmount(name) && read.data === 0) ? [[name, String(read.data)] as const] : [];
  });
  const hasDeal = understood.some(([name]) => name === 'deal');
  // A price means something only for buying or for renting.
  const meant = understood.filter(([name]) => hasDeal || !name.startsWith('price_'));
  return Object.fromEntries(meant.sort(([a], [b]) => (a < b ? -1 : 1)));
}
