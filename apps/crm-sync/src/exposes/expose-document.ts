import { isRecord, type Unit } from '../unit/unit.ts';
import { readFlag, readText } from '../unit/values.ts';

/** The document that the CRM marks as the exposé of an object. */
interface ExposeDocument {
  title: string;
  url: string;
}

/** Sorts later documents first; those without a date come last. */
const changedAt = (document: Record<string, unknown>): string =>
  readText(document['updated_at'] ?? document['created_at']) ?? '';

/**
 * The newest document with `is_exposee`, undefined if there is none. A private one is left out, because `is_private`
 * keeps documents from everybody outside of the agency (propstack.md, Images, for the same mark).
 */
export function exposeDocumentOf({ documents }: Unit): ExposeDocument | undefined {
  const [newest] = (Array.isArray(documents) ? documents.filter(isRecord) : [])
    .filter(
      (document) => readFlag(document['is_exposee']) === true && readFlag(document['is_private']) !== true,
    )
    .sort((a, b) => changedAt(b).localeCompare(changedAt(a)));
  const url = newest && readText(newest['url']);
  return url ? { title: readText(newest['title'] ?? newest['name']) ?? 'Exposé', url } : undefined;
}
