import { propertyStatusLabels } from '@estate/contracts/values';
import { isRecord, type Unit } from './unit.ts';
import { number, text } from './values.ts';

/** The id for an unreadable status; no list and no page shows such an object. */
const unknownStatus = 0;

const idsByName = new Map(Object.entries(propertyStatusLabels).map(([id, name]) => [name, Number(id)]));

/** V1 sends an object or an id, V2 an id or, as a fixture shows, a name (propstack.md, Properties in V2). */
export function statusIdOf(unit: Unit): number {
  for (const sent of [unit['property_status_id'], unit['property_status'], unit['status']]) {
    const value = isRecord(sent) ? (sent['id'] ?? sent['value'] ?? sent['name']) : sent;
    const id = number(value) ?? idsByName.get(text(value) ?? '');
    if (id !== undefined && Number.isInteger(id)) return id;
  }
  return unknownStatus;
}
