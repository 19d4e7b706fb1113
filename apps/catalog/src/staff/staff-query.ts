import { defaultStaffSort, type StaffColumn, type StaffFinding } from '@estate/domain/search/staff-filter';
import { type StaffQuery } from '@estate/contracts/catalog/staff-row';
import { knownRsTypes, propertyStatusLabels } from '@estate/domain/property/vocabulary';
import { type PropertyFilter, type PropertyOrder } from '../listing/listing-query.ts';
import { foldSearch } from '@estate/domain/search/fold';
import { staffColumnOrder } from '../property/property.schema.ts';
import { notRemovedFilter, publicFilter } from '../property/publicity.ts';

const labelledStatusIds = Object.keys(propertyStatusLabels).map(Number);

const findings: Readonly<Record<StaffFinding, PropertyFilter>> = {
  offline: { $nor: [publicFilter] },
  removed: { $nor: [notRemovedFilter] },
  energy: { 'listing.is_energy_incomplete': true },
  warnings: { 'data_warnings.0': { $exists: true } },
  unknown: {
    $or: [{ property_status_id: { $nin: labelledStatusIds } }, { rs_type: { $nin: [...knownRsTypes] } }],
  },
};

/** The normalised words of the search; a property has to contain all of them, in any order. */
const wordsOf = (q: string | undefined) =>
  foldSearch(q ?? '')
    .split(' ')
    .filter(Boolean);

/**
 * The regular expression for a normalised word in `listing.staff_words`: a house number matches a whole word, a word of
 * less than four letters the beginning of a word, a longer one any part of a word.
 */
function patternOf(word: string): string {
  if (/^\d{1,4}[a-z]?$/.test(word)) return ` ${word} `;
  return word.length < 4 ? ` ${word}` : word;
}

/** The filter of the staff table. A search that contains only punctuation finds nothing. */
export function staffFilter({ q, website_status, property_status_id, finding }: StaffQuery): PropertyFilter {
  const words = [...new Set(wordsOf(q))];
  return {
    ...(words.length > 0
      ? { $and: words.map((word) => ({ 'listing.staff_words': { $regex: patternOf(word) } })) }
      : {}),
    ...(q && words.length === 0 ? { _id: { $in: [] } } : {}),
    ...(website_status ? { website_status } : {}),
    ...(property_status_id ? { property_status_id } : {}),
    ...(finding ? findings[finding] : {}),
  };
}

/**
 * The order of the staff table. It ends with the id, so that the order is unique and no row appears on two pages.
 * Unknown values come first in ascending order.
 */
export function staffOrder(sort: StaffQuery['sort'] = defaultStaffSort): PropertyOrder {
  const direction = sort.startsWith('-') ? -1 : 1;
  const column = sort.replace('-', '') as StaffColumn;
  return staffColumnOrder(column, direction);
}
