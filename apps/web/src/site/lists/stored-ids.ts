import { parsedJson } from '../../shared/storage/browser-store.ts';

/** Whether a value can be a property id of the CRM; the API rejects other values. */
export const isPropertyId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 1e15;

/** Validates a stored list of property ids, because another release or the visitor may have written it. */
export function parsePropertyIds(json: string | null): readonly number[] {
  const stored = parsedJson(json);
  return Array.isArray(stored) ? [...new Set(stored.filter(isPropertyId))] : [];
}
