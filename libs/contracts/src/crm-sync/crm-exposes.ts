import { z } from 'zod';
import { PropertyId } from '../catalog/properties.ts';
import { StoredFile } from '../media/documents.ts';
import { defineRpc } from '../rpc.ts';

/** A PDF that the CRM marks as the exposé of an object, as media has stored it. */
export const CrmExpose = StoredFile.extend({
  /** Its title in the CRM. */
  title: z.string(),
  pages: z.int(),
  /** Whether its text names the street of the object. Scanned text is not read. */
  names_street: z.boolean(),
});
export type CrmExpose = z.infer<typeof CrmExpose>;

/**
 * Fetches the PDF that the CRM marks as the exposé of an object, and stores it in media. Fails with `conflict` and the
 * reason in German if there is none or it cannot be taken, with `not-found` for an object that the CRM does not have,
 * with the `crm-…` problems while the CRM does not answer, and with `unavailable` while media is.
 */
export const StoreCrmExpose = defineRpc({
  message: 'crm-sync.storeCrmExpose',
  callers: ['leads'],
  safety: 'idempotent',
  input: PropertyId,
  output: CrmExpose,
  deadlineMs: 45_000,
});
