import { defaultStaffSort, type StaffColumn, type StaffFinding } from '@estate/domain/search/staff-filter';
import { type StaffQuery } from '@estate/contracts/catalog/staff-row';
import { knownRsTypes, propertyStatusLabels } from '@estate/domain/property/vocabulary';
import { type PropertyFilter, type PropertyOrder } from '../listing/listing-query.ts';
import { literally } from '@estate/server-kit/fold-text';
import { searchText } from '../property/listing-fields.ts';
import { staffOrderFields } from '../property/property.schema.ts';
import { present, publicOnes } from '../property/publicity.ts';

const labelledStatusIds = Object.keys(propertyStatusLabels).map(Number);

const findings: Readonly<Record<StaffFinding, PropertyFilter>> = {
  offline: { $nor: [publicOnes] },
  removed: { $nor: [present] },
  energy: { 'listing.is_energy_incomplete': true },
  doubts: { 'doubts.0': { $exists: true } },
  unknown: {
    $or: [{ property_status_id: { $nin: labelledStatusIds } }, { rs_type: { $nin: [...knownRsTypes] } }],
  },
};

/** The search text of staff; '#9005' means the id. */
const textOf = (q: string): string => searchText(q.replace(/^#\s?(?=\d)/, ''));

/** The filter of the staff table; the search includes hidden addresses. */
export function staffFilter({ q, website_status, property_status_id, finding }: StaffQuery): PropertyFilter {
  return {
    ...(q ? { 'listing.staff_search': { $regex: literally(textOf(q)) } } : {}),
    ...(website_status ? { website_status } : {}),
    ...(property_status_id ? { property_status_id } : {}),
    ...(finding ? findings[finding] : {}),
  };
}

/**
 * The order of the staff table. Equal values follow by id in the same direction, so that the index of the column serves
 * both directions and no page repeats a row of another. Unknown values are the lowest.
 */
export function staffOrder(sort: StaffQuery['sort'] = defaultStaffSort): PropertyOrder {
  const direction = sort.startsWith('-') ? -1 : 1;
  const column = sort.replace('-', '') as StaffColumn;
  return { [staffOrderFields[column]]: direction, _id: direction };
}
