import { type IncidentFacts } from '@estate/contracts/leads/leads';
import { type LeadKind } from '@estate/domain/forms/all-forms';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';
import { type MailRef } from '../lead/lead.ts';

/** The kinds of entries of a lead: its mails and its transfer to the CRM. */
const leadEntryKinds = ['agency', 'visitor', 'reply', 'crm'] as const;
/** Mails to staff; `report`, the monthly mail to a proprietor; `search-…`, mails to people with a search order. */
export const noticeKinds = [
  'invitation',
  'reset',
  'incident',
  'assignment',
  'report',
  'report-paused',
  'search-news',
  'search-question',
  'search-letter',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export type OutboxKind = (typeof leadEntryKinds)[number] | NoticeKind;

export const isNotice = (kind: OutboxKind): kind is NoticeKind =>
  noticeKinds.some((notice) => notice === kind);

/** The states of an entry; the table at the class Outbox describes the transitions. */
const outboxStates = ['pending', 'held', 'sent', 'failed', 'skipped'] as const;

/** The recipient and the content of a notice. Deleted once the notice is sent or given up. */
export interface Notice {
  to: string;
  /** The token of the mail's link. It grants access to an account. */
  token?: string;
  incident?: IncidentFacts;
  /** The first of the assigned leads, and the number of the others. */
  lead?: { id: string; kind: LeadKind; others?: number };
  /** The person with search orders. */
  subscriber?: string;
  /** The letter that staff wrote to everybody. */
  letter?: string;
  /** The report and its month, `2026-10`. */
  report?: { id: string; month: string };
  /** The removed property of a paused report, and the day on which the report ends, e.g. `2026-12-28`. */
  pausedReport?: { property: { id: number; title: string }; paused_until: string };
}

/** A mail or a CRM transfer that has to be sent once, with its state. */
export interface OutboxEntry {
  /** `entryId` for a lead's entry; for a notice the key that the caller chose, which makes the order idempotent. */
  _id: string;
  kind: OutboxKind;
  /** The lead that the entry is about and is deleted with. */
  lead_id: string | null;
  /** The index of a reply in the lead's `replies`, which are only appended. */
  reply?: number;
  state: (typeof outboxStates)[number];
  attempts: number;
  /** Why the last attempt failed, why the entry was skipped or given up, or why a mail went to another mailbox. */
  reason: string | null;
  /** The earliest time of the next attempt; null means at once. */
  next_attempt_at: Date | null;
  /** When a mail server first deferred this particular mail. */
  deferred_since: Date | null;
  /** Random id of the claim by which one process may make an attempt; it expires at `claimed_until`. */
  claim: string | null;
  claimed_until: Date | null;
  ordered_at: Date;
  /** An attempt that fails at this time or later is the last one; null for an entry that is never given up. */
  valid_until: Date | null;
  sent_at: Date | null;
  message_id: string | null;
  /** The number of times that staff ordered the entry again, and the time of the last order. */
  resends: number;
  resent_at: Date | null;
  /** Set until the lead's summary shows the state. */
  unreported?: true;
  notice?: Notice;
  /** Hash of the whole order of a notice, to distinguish a repeated order from a different one with the same key. */
  body_hash?: string;
  /** When a notice is deleted. */
  expires_at?: Date;
}
export type OutboxModel = Model<OutboxEntry>;

/** The id of an entry of a lead. */
export const entryId = (leadId: string, ref: MailRef | 'crm'): string =>
  `${leadId}.${typeof ref === 'number' ? `reply-${ref}` : ref}`;

/** An entry that is due at once. */
export const newEntry = (
  fields: Pick<OutboxEntry, '_id' | 'kind' | 'ordered_at'> & Partial<OutboxEntry>,
): OutboxEntry => ({
  lead_id: null,
  state: 'pending',
  attempts: 0,
  reason: null,
  next_attempt_at: null,
  deferred_since: null,
  claim: null,
  claimed_until: null,
  valid_until: null,
  sent_at: null,
  message_id: null,
  resends: 0,
  resent_at: null,
  ...fields,
});

const schema = new Schema<OutboxEntry>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: [...leadEntryKinds, ...noticeKinds], required: true },
    lead_id: { type: String, default: null },
    reply: Number,
    state: { type: String, enum: outboxStates, required: true },
    attempts: { type: Number, required: true },
    reason: { type: String, default: null },
    next_attempt_at: { type: Date, default: null },
    deferred_since: { type: Date, default: null },
    claim: { type: String, default: null },
    claimed_until: { type: Date, default: null },
    ordered_at: { type: Date, required: true },
    valid_until: { type: Date, default: null },
    sent_at: { type: Date, default: null },
    message_id: { type: String, default: null },
    resends: { type: Number, required: true },
    resent_at: { type: Date, default: null },
    unreported: Boolean,
    notice: Schema.Types.Mixed,
    body_hash: String,
    expires_at: Date,
  },
  { ...strictSchema, collection: 'outbox' },
)
  .index({ state: 1, ordered_at: 1 })
  .index({ lead_id: 1 })
  .index({ message_id: 1 })
  .index({ unreported: 1 }, { sparse: true })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const outboxModel = { name: 'OutboxEntry', schema };

export const entryIds = (entries: readonly Pick<OutboxEntry, '_id'>[]): string[] =>
  entries.map(({ _id }) => _id);

/** A condition for entries of which no attempt runs. */
export const unclaimedQuery = (now: Date) => ({ claimed_until: { $not: { $gt: now } } });
