import { isRecord, type Unit } from './unit.ts';

/**
 * A document without its URL, because anybody who knows the URL can open it. Staff see only that the document exists.
 */
const withoutAddresses = (document: unknown): unknown =>
  isRecord(document)
    ? Object.fromEntries(Object.entries(document).filter(([key]) => !/url/i.test(key)))
    : document;

/**
 * The part of the CRM's answer that is stored for staff: without the object's access token, the addresses of its
 * documents, and the owners and other people it is related to.
 */
export function rawDataOf({ token: _token, relationships: _people, ...unit }: Unit): Unit {
  const { documents } = unit;
  return Array.isArray(documents) ? { ...unit, documents: documents.map(withoutAddresses) } : unit;
}
