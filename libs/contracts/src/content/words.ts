import { z } from 'zod';
import { defineRpc } from '../rpc.ts';

/** Words by the key of their section (libs/content). The service `content` has checked them against its fields. */
const WordsByKey = z.record(z.string(), z.unknown());

/**
 * The published words of all sections that differ from the shipped ones. `hash` names exactly these words; it is empty
 * if nothing differs.
 */
export const GetPublishedWords = defineRpc({
  message: 'content.getPublishedWords',
  callers: ['bff', 'catalog', 'leads'],
  safety: 'read',
  input: z.object({}),
  output: z.object({ hash: z.string(), words: WordsByKey }),
});

/** The words as they will be once all drafts are published, for previews. Only those that differ from the shipped ones. */
export const GetDraftWords = defineRpc({
  message: 'content.getDraftWords',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: z.object({ words: WordsByKey }),
});

/** The text of a consent by the version that a lead stores, also of versions that were replaced; null for an unknown one. */
export const GetConsentText = defineRpc({
  message: 'content.getConsentText',
  callers: ['leads'],
  safety: 'read',
  input: z.object({ version: z.string().max(60) }),
  output: z.object({ text: z.string().nullable() }),
});
