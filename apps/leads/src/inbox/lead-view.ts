import { type LeadMailState } from '@estate/domain/forms/lead-filter';
import {
  type LeadBlock,
  type LeadComment,
  type LeadDetail,
  type LeadReply,
  type LeadRow,
} from '@estate/contracts/leads/inbox';
import { type CrmTransfer } from '@estate/contracts/leads/crm-transfer-state';
import { type LeadExposes as ShownExposes } from '@estate/contracts/leads/lead-exposes';
import { formOf } from '@estate/domain/forms/all-forms';
import { aboutText } from '@estate/domain/forms/facts';
import { salutationLabels } from '@estate/domain/text/salutation';
import { type LeadExposes } from '../exposes/sent-expose.ts';
import { hamburgDate, dueOf } from '../lead/due.ts';
import {
  type AnyForm,
  type Comment,
  type StoredCrmTransfer,
  type Lead,
  type MailRef,
  type MailSummary,
  recipients,
  type Reply,
} from '../lead/lead.ts';
import { nameOf } from '../lead/person.ts';
import { filledFields, leadContent } from '../mail/lead-letters.ts';
import { replyBeginning } from '../mail/reply-letter.ts';
import { type Links } from '../mail/links.ts';
import { type Block } from '../mail/letter.ts';
import { mailSummary } from '../outbox/lead-summary.ts';
import { entryId, type OutboxEntry } from '../outbox/outbox.schema.ts';
import { reasonText, senderKindOf, transferReasonText } from '../outbox/reasons.ts';

/** The stored fields that `toLeadRow` needs. */
export const leadRowFields = [
  'kind',
  'form',
  'property',
  'suspicion',
  'received_at',
  'handling.state',
  'handling.read',
  'handling.due_at',
  'handling.snoozed_until',
  'handling.assignee',
  'handling.version',
  'mails',
  'replies.mail',
  'comments.id',
  'person_keys',
];

/** What leads have in the outbox at a moment, by entry id. A lead without an entry shows its own summary. */
export interface OutboxSnapshot {
  entries: ReadonlyMap<string, OutboxEntry>;
  now: Date;
}

function mailStateOf(summary: MailSummary, entry: OutboxEntry | undefined, now: Date): LeadMailState {
  const isClaimed = entry?.claimed_until != null && entry.claimed_until > now;
  return isClaimed ? 'sending' : entry ? mailSummary(entry.state) : summary;
}

/** The most important state of the replies: failed, else being sent, else waiting. Undefined if all are sent. */
function repliesState(
  { _id, replies = [] }: Lead,
  { entries, now }: OutboxSnapshot,
): LeadMailState | undefined {
  const states = replies.map(({ mail }, index) => mailStateOf(mail, entries.get(entryId(_id, index)), now));
  return (['failed', 'sending', 'pending'] as const).find((state) => states.includes(state));
}

/** One row of the inbox. `doubleOf` is the id of the first lead about the same matter (duplicates.ts). */
export function toLeadRow(lead: Lead, outgoing: OutboxSnapshot, doubleOf: string | undefined): LeadRow {
  const { entries, now } = outgoing;
  const { _id, kind, property, suspicion, mails, handling, received_at } = lead;
  const { state, read, assignee, snoozed_until, version } = handling;
  const form: AnyForm = lead.form;
  const reply = repliesState(lead, outgoing);
  const due = dueOf(handling);
  const [agency, visitor] = recipients.map((recipient) => entries.get(entryId(_id, recipient)));
  const sender = senderKindOf(visitor?.reason);
  return {
    id: _id,
    kind,
    received_at: received_at.toISOString(),
    name: nameOf(form),
    ...(form.email ? { email: form.email } : {}),
    ...(form.propertyId === undefined
      ? {}
      : { property: { id: form.propertyId, ...(property ? { title: property.title } : {}) } }),
    about: aboutText(formOf(kind), form),
    state,
    unread: state === 'new' && read !== true,
    ...(due ? { due_at: due.toISOString() } : {}),
    overdue: due !== undefined && due < now,
    ...(snoozed_until ? { snoozed_until: hamburgDate(snoozed_until) } : {}),
    ...(doubleOf === undefined ? {} : { double_of: doubleOf }),
    suspicious: suspicion !== null,
    mails: {
      agency: mailStateOf(mails.agency, agency, now),
      visitor: mailStateOf(mails.visitor, visitor, now),
      ...(reply ? { reply } : {}),
    },
    ...(sender ? { sender } : {}),
    ...(assignee ? { assignee } : {}),
    comment_count: lead.comments?.length ?? 0,
    version,
  };
}

/** Converts a block of a mail for the staff page, which has links and properties of its own. */
const toBlock = (block: Block): LeadBlock[] => {
  if ('link' in block || 'offer' in block || 'person' in block) return [];
  if (!('facts' in block)) return [block];
  const facts = block.facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return facts.length > 0 ? [{ facts }] : [];
};

function toMail(summary: MailSummary, entry: OutboxEntry | undefined, now: Date): LeadReply['mail'] {
  const state = mailStateOf(summary, entry, now);
  if (!entry) return { state, attempts: 0 };
  const { attempts, sent_at, next_attempt_at, reason } = entry;
  return {
    state,
    attempts,
    ...(sent_at ? { sent_at: sent_at.toISOString() } : {}),
    ...(next_attempt_at ? { next_attempt_at: next_attempt_at.toISOString() } : {}),
    ...(reason === null ? {} : { reason: reasonText(reason) }),
  };
}

const toReply = (
  { mail, at, from, ...reply }: Reply,
  entry: OutboxEntry | undefined,
  now: Date,
): LeadReply => ({
  ...reply,
  at: at.toISOString(),
  from: from.name,
  mail: toMail(mail, entry, now),
});

const toComment = ({ at, ...comment }: Comment): LeadComment => ({ ...comment, at: at.toISOString() });

function toCrmTransfer(
  { transferred_at, ...transfer }: StoredCrmTransfer,
  entry: OutboxEntry | undefined,
): CrmTransfer {
  const { state, contact_id, was_known, task_id, saved_query_id, conflicts } = transfer;
  const { reason, next_attempt_at } = entry ?? {};
  return {
    state,
    ...(reason ? { reason: transferReasonText(reason) } : {}),
    ...(next_attempt_at ? { next_attempt_at: next_attempt_at.toISOString() } : {}),
    ...(transferred_at === null ? {} : { transferred_at: transferred_at.toISOString() }),
    ...(contact_id === null ? {} : { contact_id, was_known }),
    ...(task_id === null ? {} : { task_id }),
    ...(saved_query_id === null ? {} : { saved_query_id }),
    conflicts,
  };
}

const toExposes = ({ sent, events = [] }: LeadExposes): ShownExposes => ({
  sent: sent.map(({ made_at, ...document }) => ({ ...document, made_at: made_at.toISOString() })),
  events: events.map(({ what, at }) => ({ what, at: at.toISOString() })),
});

/** The complete lead. `content` holds the filled-in fields with the labels of the mail to the agency. */
export function toLeadDetail(
  lead: Lead,
  links: Links,
  outgoing: OutboxSnapshot,
  doubleOf?: string,
): LeadDetail {
  const { entries, now } = outgoing;
  const entryOf = (ref: MailRef | 'crm') => entries.get(entryId(lead._id, ref));
  const { consent, suspicion, mails, handling, delete_after } = lead;
  const { salutation, phone }: AnyForm = lead.form;
  return {
    ...toLeadRow(lead, outgoing, doubleOf),
    title: leadContent(lead, lead.property, links).subject,
    ...(salutation ? { salutation: salutationLabels[salutation] } : {}),
    ...(phone ? { phone } : {}),
    content: filledFields(lead).flatMap(toBlock),
    consent: {
      ...(consent.version === null ? {} : { version: consent.version }),
      ...(consent.text === null ? {} : { text: consent.text }),
      at: consent.at.toISOString(),
    },
    ...(suspicion === null ? {} : { suspicion }),
    mail: {
      agency: toMail(mails.agency, entryOf('agency'), now),
      visitor: toMail(mails.visitor, entryOf('visitor'), now),
    },
    ...(lead.crm_transfer ? { crm_transfer: toCrmTransfer(lead.crm_transfer, entryOf('crm')) } : {}),
    ...(lead.exposes ? { exposes: toExposes(lead.exposes) } : {}),
    replies: (lead.replies ?? []).map((reply, index) => toReply(reply, entryOf(index), now)),
    reply: replyBeginning(lead),
    comments: (lead.comments ?? []).map(toComment),
    history: (handling.history ?? []).map(({ at, what, by, detail }) => ({
      at: at.toISOString(),
      what,
      by,
      ...(detail === undefined ? {} : { detail }),
    })),
    delete_after: delete_after.toISOString(),
  };
}
