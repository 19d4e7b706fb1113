import { maxReplySubject, maxReplyText, unfilledPart, unfilledText } from '@estate/domain/forms/reply';
import { maxEarlyHours } from '@estate/domain/search-orders/early-hours';
import { z } from 'zod';
import { PropertyId } from '../catalog/properties.ts';
import { StaffMember } from '../catalog/staff-list.ts';
import { AuditFacts } from '../identity/audit-facts.ts';
import { BrokerSlug } from '../identity/sign-in.ts';
import { defineRpc } from '../rpc.ts';
import { propertyId } from '../values.ts';
import { DocumentFile } from './exposes.ts';
import { paragraph, requiredLine } from './form-fields.ts';
import { ReplyId } from './inbox.ts';

const unfilled = {
  error: ({ input }: { input: unknown }) => unfilledText(unfilledPart(String(input)) ?? ''),
};
const isFilled = (text: string): boolean => unfilledPart(text) === undefined;
const hoursMessage = `Bitte geben Sie 1 bis ${maxEarlyHours} Stunden an.`;

/** What staff write to everybody whose search orders match a property. */
export const SearchLetterWords = z.strictObject({
  subject: requiredLine(maxReplySubject, 'Bitte geben Sie einen Betreff ein.').refine(isFilled, unfilled),
  text: paragraph(maxReplyText).min(1, 'Bitte schreiben Sie einen Text.').refine(isFilled, unfilled),
  /** After how many hours a property goes online that is not yet; null for one that is, or has its moment already. */
  hours: z.int(hoursMessage).min(1, hoursMessage).max(maxEarlyHours, hoursMessage).nullable(),
  /** Whether each person gets a link of her own to the exposé, which works for 30 days. */
  with_expose: z.boolean().default(false),
});
export type SearchLetterWords = z.infer<typeof SearchLetterWords>;

/** Body of `POST /api/admin/properties/{id}/search-letters`. A repeat with the same `letter` sends no second mail. */
export const SearchLetterOrder = SearchLetterWords.extend({ letter: ReplyId });
export type SearchLetterOrder = z.infer<typeof SearchLetterOrder>;

/** The account that acts, and the broker of the website that it is. */
const actor = { member: StaffMember, broker: BrokerSlug.nullable() };

/** A letter to everybody, and how far its mails are. */
export const StaffSearchLetter = z.object({
  letter: z.string(),
  subject: z.string(),
  by: z.string(),
  ordered_at: z.iso.datetime(),
  /** Whether the property was not online yet. */
  is_early: z.boolean(),
  /** The number of its mails; null while they are being ordered. */
  people: z.int().nullable(),
  sent: z.int(),
  waiting: z.int(),
  refused: z.int(),
  /** Mails that were not sent, because the order or the offer had ended or did not match any more. */
  skipped: z.int(),
  with_expose: z.boolean().default(false),
  /** By how many people's links its exposé was opened, also by a scanner of links. */
  exposes_opened: z.int().default(0),
});
export type StaffSearchLetter = z.infer<typeof StaffSearchLetter>;

const Letters = z.object({ items: z.array(StaffSearchLetter) });

export const SearchLetters = Letters.extend({
  /** Why nothing can be written about the property, in German; null if it can. */
  refusal: z.string().nullable(),
  /** Why no exposé can be sent with it, in German; null if it can. */
  expose_refusal: z.string().nullable(),
  /** Whether the property is hidden, and when it goes online by itself; null if that is not decided. */
  is_hidden: z.boolean(),
  publish_at: z.iso.datetime().nullable(),
  templates: z.array(z.object({ title: z.string(), subject: z.string(), text: z.string() })),
});
export type SearchLetters = z.infer<typeof SearchLetters>;

/** The letters about a property of the last 90 days, newest first, and the templates for another one. */
export const ReadSearchLetters = defineRpc({
  message: 'leads.readSearchLetters',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId.extend({ broker: actor.broker }),
  output: SearchLetters,
});

/** The mail as HTML. Fails like SendSearchLetter, except for the limit of a day. Changes nothing. */
export const PreviewSearchLetter = defineRpc({
  message: 'leads.previewSearchLetter',
  callers: ['bff'],
  safety: 'read',
  input: SearchLetterWords.extend({ id: propertyId(), broker: actor.broker }),
  output: z.object({ html: z.string(), audit: AuditFacts }),
});

/**
 * Stores a letter and mails it to each person with a confirmed order that finds the property, who did not pause. If the
 * property is not online, it goes online by itself after `hours`. Fails with `conflict` if the offer cannot be advertised, or
 * there was a letter about the property on this day, or the exposé is ordered by a contract; with `outdated-record` if it went online or offline meanwhile; with
 * `key-reused` if the id was used with other words.
 */
export const SendSearchLetter = defineRpc({
  message: 'leads.sendSearchLetter',
  callers: ['bff'],
  safety: 'idempotent',
  input: SearchLetterOrder.extend({ id: propertyId(), ...actor }),
  output: Letters.extend({ audit: AuditFacts }),
});

/**
 * The exposé of a property as it is now, by the link in a person's mail of a letter; notes what was opened. Fails with
 * `not-found` if the link was not signed here or its person got no letter with an exposé of the property, `expose-over` 30
 * days after the mail and while the exposé is ordered by a contract, `property-gone` once the property is not on offer, and
 * `unavailable` while media is. A hidden property counts as on offer after a letter that told it early, until it is online.
 */
export const OpenLetterExpose = defineRpc({
  message: 'leads.openLetterExpose',
  callers: ['bff'],
  safety: 'once',
  input: PropertyId.extend({ token: z.string().max(120) }),
  output: DocumentFile,
  deadlineMs: 60_000,
});
