import { z } from 'zod';
import { DocumentHash } from '../media/documents.ts';

/** The documents that are made of a property: its exposé, and one page of figures for a bank. */
export const DocumentKind = z.enum(['expose', 'bank-sheet']);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** A document of a lead's property, exactly as it was mailed to the lead's sender. */
export const LeadDocument = z.object({
  kind: DocumentKind,
  name: z.string(),
  hash: DocumentHash,
  bytes: z.int(),
  pages: z.int(),
  made_at: z.iso.datetime(),
  /** Whether it names an address that visitors do not see; staff released it to this person. */
  with_address: z.boolean(),
  /** Id of the reply that carried it; missing for the mail that answered the request at once. */
  reply: z.string().optional(),
});

export const exposeEvents = ['opened', 'downloaded', 'bank-sheet'] as const;

/** What was mailed, oldest first, and what happened with the link: it was opened, or a file was downloaded by it. */
export const LeadExposes = z.object({
  sent: z.array(LeadDocument),
  events: z.array(z.object({ what: z.enum(exposeEvents), at: z.iso.datetime() })),
});
export type LeadExposes = z.infer<typeof LeadExposes>;
