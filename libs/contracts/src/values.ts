import { z } from 'zod';
import { deals, objectKinds } from './vocabulary.ts';

export {
  isBuy,
  isGermany,
  isRent,
  listedStatusIds,
  marketingTypesByDeal,
  objectKindLabels,
  propertyStatus,
  propertyStatusLabels,
  publicStatusIds,
  rsTypesByKind,
} from './vocabulary.ts';

/** Only `aktiv` is public; `reserviert` exists in stored data and in the price rule, staff set the first and last. */
export const WebsiteStatus = z.enum(['aktiv', 'reserviert', 'inaktiv']);
export type WebsiteStatus = z.infer<typeof WebsiteStatus>;
export const SettableWebsiteStatus = z.enum(['aktiv', 'inaktiv'], {
  error: 'Der Website-Status ist entweder aktiv oder inaktiv.',
});
export type SettableWebsiteStatus = z.infer<typeof SettableWebsiteStatus>;

export const Deal = z.enum(deals);
export type Deal = z.infer<typeof Deal>;

export const ObjectKind = z.enum(objectKinds);
export type ObjectKind = z.infer<typeof ObjectKind>;

/** The largest id that the CRM's 15 digits write; `routes/property-path.ts` bounds the id of a path the same way. */
export const maxPropertyId = 999_999_999_999_999;

/** Id of a property in a JSON body. */
export const propertyId = (message?: string) => z.int(message).min(1, message).max(maxPropertyId, message);

export const Salutation = z.enum(['herr', 'frau', 'divers']);
export type Salutation = z.infer<typeof Salutation>;

/**
 * The specification's simple address pattern: text, at sign, text, dot, text; no blanks. The second text holds no dot
 * behind its first sign: with one more place for dots every one of them would be tried against the whole rest.
 */
export const emailPattern = /^[^\s@<>",;]+@[^\s@<>",;][^\s@<>",;.]*\.[^\s@<>",;]+$/;
/** The contact forms' pattern (staff-area §5). */
export const contactEmailPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i;

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
/**
 * Whether a text holds no sign that cannot be seen: control, format and ignorable ones (of zero width), halves of
 * surrogate pairs, the blank of Braille. Letters of every language are fine.
 */
export const isVisible = (text: string): boolean => !invisible.test(text);
