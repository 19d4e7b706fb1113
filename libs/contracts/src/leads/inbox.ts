import { z } from 'zod';
import { paragraph } from './form-fields.ts';
import { leadKinds } from '@estate/domain/forms/all-forms';
import {
  leadFindings,
  leadMailStates,
  leadPageSize,
  leadStates,
  mailRecipients,
  maxBulkLeads,
  maxComment,
  maxLeadPage,
  maxLeadSearch,
  senderKinds,
  uuidPattern,
} from '@estate/domain/forms/lead-filter';
import { leadEventLabels } from '@estate/domain/forms/lead-words';
import { FilePage } from '../file-page.ts';
import { AuditFacts } from '../identity/audit-facts.ts';
import { defineRpc } from '../rpc.ts';
import { maxPropertyId, propertyId } from '../values.ts';
import { CrmTransfer } from './crm-transfer-state.ts';
import { LeadExposes } from './lead-exposes.ts';

export const LeadId = z.string().max(36, { abort: true }).regex(uuidPattern, 'Diese Anfrage gibt es nicht.');

/** Id of a reply, of one of its files or of a comment. */
export const ReplyId = z
  .string()
  .max(36, { abort: true })
  .regex(uuidPattern, 'Diese Angabe ist hier nicht möglich.');

/** Filter of the inbox. `q` contains words to search in the whole lead, in any order; every word has to match. */
export const LeadSearch = z.object({
  q: z
    .string()
    .trim()
    .max(maxLeadSearch, `Bitte suchen Sie mit höchstens ${maxLeadSearch} Zeichen.`)
    .optional(),
  kind: z.enum(leadKinds).optional(),
  /** Leads under suspicion are found only by the value `suspicious`. */
  state: z.enum(leadFindings).optional(),
  /** Id of an account of staff, or `niemand`. */
  assignee: z.string().min(1).max(100).optional(),
  property: z.coerce.number().int().min(1).max(maxPropertyId).optional(),
  /** Id of a lead: all leads of its person, by e-mail address or telephone number. */
  person: LeadId.optional(),
});
export type LeadSearch = z.infer<typeof LeadSearch>;

/** Query of `GET /api/admin/leads`. */
export const LeadQuery = LeadSearch.extend({
  page: z.coerce.number().int().min(1).max(maxLeadPage).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(leadPageSize),
});

const mailState = z.enum(leadMailStates);

export const LeadRow = z.object({
  id: z.string(),
  kind: z.enum(leadKinds),
  received_at: z.iso.datetime(),
  name: z.string(),
  email: z.string().optional(),
  /** The property in question. `title` is missing until catalog has returned it. */
  property: z.object({ id: z.int(), title: z.string().optional() }).optional(),
  /** Summary in one line: the beginning of a message, an address, or a wish. */
  about: z.string(),
  state: z.enum(leadStates),
  unread: z.boolean(),
  /**
   * Time by which staff have to answer the visitor, or to continue with a lead that was snoozed; missing if neither
   * applies.
   */
  due_at: z.iso.datetime().optional(),
  overdue: z.boolean(),
  /** The day on which a snoozed lead returns to the inbox; missing if it is not snoozed. */
  snoozed_until: z.iso.date().optional(),
  /** Id of the earlier lead of which this lead is probably a duplicate. */
  double_of: z.string().optional(),
  suspicious: z.boolean(),
  /** `reply` is missing unless a reply is waiting or failed. */
  mails: z.object({ agency: mailState, visitor: mailState, reply: mailState.optional() }),
  sender: z.enum(senderKinds).optional(),
  /** Id of an account of staff. */
  assignee: z.string().optional(),
  comment_count: z.int(),
  /**
   * Number of changes by staff. A change request is refused if somebody else has changed the same field since the
   * `version` that the request contains.
   */
  version: z.int(),
});
export type LeadRow = z.infer<typeof LeadRow>;

/** A section of a lead's content, as in the mail to the agency. Values are German texts for people. */
export const LeadBlock = z.union([
  z.object({ text: z.string() }),
  z.object({ heading: z.string() }),
  z.object({ facts: z.array(z.object({ label: z.string(), value: z.string() })) }),
  z.object({ label: z.string(), quote: z.string() }),
]);
export type LeadBlock = z.infer<typeof LeadBlock>;

export const LeadMail = z.object({
  state: mailState,
  attempts: z.int(),
  sent_at: z.iso.datetime().optional(),
  /** When a waiting mail is tried again. */
  next_attempt_at: z.iso.datetime().optional(),
  /** German reason why the mail was not sent, or why it was sent to another address. */
  reason: z.string().optional(),
});

export const ReplyFile = z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.int() });
export type ReplyFile = z.infer<typeof ReplyFile>;

export const LeadReply = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  files: z.array(ReplyFile),
  mail: LeadMail,
});
export type LeadReply = z.infer<typeof LeadReply>;

export const LeadComment = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Id of the account that wrote the comment. */
  by: z.string(),
  text: z.string(),
  /** Id of another lead to which the comment links. */
  lead: z.string().optional(),
});
export type LeadComment = z.infer<typeof LeadComment>;

export const leadEvents = Object.keys(leadEventLabels) as [LeadEventKind, ...LeadEventKind[]];
type LeadEventKind = keyof typeof leadEventLabels;

export const LeadEvent = z.object({
  at: z.iso.datetime(),
  what: z.enum(leadEvents),
  /** Id of the account that acted; empty for an automatic event. */
  by: z.string(),
  /**
   * `state`: the new state. `assigned`: id of the account, missing if the assignment was removed. `snoozed`: the day,
   * missing if the snooze was ended. `resent`: the mail, or the id of the reply. `replied`: id of the reply.
   * `released`: the reason for the suspicion. `overwritten`: the fields of the contact.
   * `price-changed`: the prices before and after.
   */
  detail: z.string().optional(),
});
export type LeadEvent = z.infer<typeof LeadEvent>;

export const LeadDetail = LeadRow.extend({
  title: z.string(),
  salutation: z.string().optional(),
  phone: z.string().optional(),
  content: z.array(LeadBlock),
  consent: z.object({ version: z.string().optional(), text: z.string().optional(), at: z.iso.datetime() }),
  suspicion: z.string().optional(),
  mail: z.object({ agency: LeadMail, visitor: LeadMail }),
  /** State of the transfer to the CRM; missing until the transfer is queued. */
  crm_transfer: CrmTransfer.optional(),
  /** Proof of the documents that were mailed; missing until one was. */
  exposes: LeadExposes.optional(),
  /** In the order in which they were written. */
  replies: z.array(LeadReply),
  /** Initial content of a reply. `quote` is the visitor's request that is quoted below it. */
  reply: z.object({ subject: z.string(), greeting: z.string(), quote: z.string() }),
  /** In the order in which they were written. */
  comments: z.array(LeadComment),
  /** The last 100 actions of staff and automatic events, oldest first. */
  history: z.array(LeadEvent),
  delete_after: z.iso.datetime(),
});
export type LeadDetail = z.infer<typeof LeadDetail>;

/** Body of `PATCH /api/admin/leads/{id}`. `version` is the version of the lead that the person saw. */
export const LeadChange = z.strictObject({
  state: z.enum(leadStates).optional(),
  /** Id of an account of staff; null for nobody. */
  assignee: z.string().max(100).nullable().optional(),
  /** The day on which the snooze ends; null ends it now. */
  snoozed_until: z.iso.date('Bitte wählen Sie einen Tag.').nullable().optional(),
  /** Whether the lead is spam: true holds its mails back, false sends the mails that were held back. */
  suspicious: z.boolean().optional(),
  version: z.int().min(0),
});
export type LeadChange = z.infer<typeof LeadChange>;

/** Body of `POST /api/admin/leads/changes`. */
export const LeadChanges = z.strictObject({
  items: z
    .array(LeadChange.extend({ id: LeadId }))
    .min(1)
    .max(maxBulkLeads, `Bitte ändern Sie höchstens ${maxBulkLeads} Anfragen auf einmal.`),
});

/** Body of `POST /api/admin/leads/delete`. */
export const SpamIds = z.strictObject({
  ids: z
    .array(LeadId)
    .min(1)
    .max(maxBulkLeads, `Bitte löschen Sie höchstens ${maxBulkLeads} Anfragen auf einmal.`),
});

/** Body of `POST /api/admin/leads/{id}/comments`. A repeat with the same `id` writes no second comment. */
export const CommentOrder = z.strictObject({
  id: ReplyId,
  text: paragraph(maxComment).min(1, 'Bitte schreiben Sie einen Text.'),
});
export type CommentOrder = z.infer<typeof CommentOrder>;

export const CommentPath = z.object({ id: LeadId, comment: ReplyId });

/** Body of `POST /api/admin/leads/{id}/merge`: the earlier lead of which this lead is a duplicate. */
export const LeadMerge = z.strictObject({ into: LeadId });

/** Body of `POST /api/admin/leads/{id}/resend`: one of the two mails, or a reply by its id. */
export const LeadResend = z.strictObject({
  mail: z.union([z.enum(mailRecipients), ReplyId], 'Diese Mail gibt es nicht.'),
});

/** Id of the account that acts. */
const by = z.string().min(1).max(100);
/**
 * Id of the account to which the result is restricted: other accounts' leads count as not existing. Null for all
 * leads.
 */
export const owner = z.string().min(1).max(100).nullable().default(null);
const LeadRef = z.object({ id: LeadId, owner });

/**
 * Leads that are overdue or due today come first, by due time ascending, then the others, newest first. Snoozed leads
 * are found only by `snoozed`, words, person and property.
 */
export const ListLeads = defineRpc({
  message: 'leads.listLeads',
  callers: ['bff'],
  safety: 'read',
  input: LeadQuery.extend({ owner }),
  output: z.object({ items: z.array(LeadRow), total: z.int() }),
});

/** Number of unsuspicious leads that nobody has opened yet. */
export const CountUnread = defineRpc({
  message: 'leads.countUnread',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ owner }),
  output: z.object({ unread: z.int() }),
  deadlineMs: 3_000,
});

export const ChangedLead = LeadDetail.extend({ audit: AuditFacts });

/** One lead. Fails with `not-found` if it never existed or was deleted. */
export const GetLead = defineRpc({
  message: 'leads.getLead',
  callers: ['bff'],
  safety: 'read',
  input: LeadRef,
  output: LeadDetail,
});

/** Marks a new lead as read; a lead in any other state stays unchanged. */
export const ReadLead = defineRpc({
  message: 'leads.readLead',
  callers: ['bff'],
  safety: 'idempotent',
  input: LeadRef.extend({ by }),
  output: LeadDetail,
});

/**
 * Changes state, assignment, snooze and suspicion of a lead. A new assignee gets a mail, unless it is the acting
 * account. Fails with
 * - `outdated-record` if somebody else changed the same field since `version`, unless it already has the new value,
 * - `invalid-input` for an account that leads cannot be assigned to, and for a snooze day that is not in the future or
 *   is after the lead's deletion,
 * - `conflict` for snoozing a closed lead, and for marking a lead as spam while a reply is pending or the
 *   confirmation to the visitor is being sent.
 */
export const ChangeLead = defineRpc({
  message: 'leads.changeLead',
  callers: ['bff'],
  safety: 'idempotent',
  input: LeadRef.extend({ ...LeadChange.shape, by }),
  output: ChangedLead,
});

/**
 * Applies ChangeLead to many leads, each with its own change. `unchanged` are the leads that stayed unchanged, because
 * somebody else changed them since `version`, they are deleted, or a rule forbids the change.
 */
export const ChangeLeads = defineRpc({
  message: 'leads.changeLeads',
  callers: ['bff'],
  safety: 'idempotent',
  input: LeadChanges.extend({ by, owner }),
  output: z.object({ items: z.array(LeadRow), unchanged: z.array(z.string()), audit: AuditFacts }),
  deadlineMs: 15_000,
});

/** Deletes suspicious leads with all their data; any other lead stays. `deleted` are the ids of the deleted ones. */
export const DeleteSpam = defineRpc({
  message: 'leads.deleteSpam',
  callers: ['bff'],
  safety: 'idempotent',
  input: SpamIds,
  output: z.object({ deleted: z.array(LeadId), audit: AuditFacts }),
  deadlineMs: 15_000,
});

/**
 * Adds a comment once. Fails with `conflict` if the lead has too many comments, and with `key-reused` if the id was
 * used with another text.
 */
export const AddComment = defineRpc({
  message: 'leads.addComment',
  callers: ['bff'],
  safety: 'idempotent',
  input: LeadRef.extend({ by, comment: CommentOrder }),
  output: ChangedLead,
});

/** Deletes a comment of the acting account. Fails with `no-permission` for a comment of another account. */
export const DeleteComment = defineRpc({
  message: 'leads.deleteComment',
  callers: ['bff'],
  safety: 'idempotent',
  input: CommentPath.extend({ by, owner }),
  output: LeadDetail,
});

/**
 * Marks a duplicate as handled, with a comment that links to the first lead. Fails with `conflict` if the leads are of
 * different persons.
 */
export const MergeLead = defineRpc({
  message: 'leads.mergeLead',
  callers: ['bff'],
  safety: 'idempotent',
  input: LeadRef.extend({ ...LeadMerge.shape, by }),
  output: ChangedLead,
});

/** Number of leads about each of these properties, without spam. Properties without leads are left out. */
export const CountLeadsOf = defineRpc({
  message: 'leads.countLeadsOf',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ properties: z.array(propertyId()).min(1).max(500), owner }),
  output: z.object({ items: z.array(z.object({ id: z.int(), count: z.int() })) }),
  deadlineMs: 3_000,
});

/**
 * Sends a mail of a lead again under a new Message-ID; a waiting mail is sent at once. A mail that is being sent, or
 * was resent within the last minute, is not sent again. Fails with `conflict` for a suspicious lead and for a lead
 * without an e-mail address.
 */
export const ResendLeadMail = defineRpc({
  message: 'leads.resendLeadMail',
  callers: ['bff'],
  safety: 'idempotent',
  input: LeadRef.extend({ ...LeadResend.shape, by }),
  output: ChangedLead,
});

/** Position after a lead in a list that is sorted newest first: the lead's time in ms and its id. */
export const LeadCursor = z.string().regex(/^\d{1,15}-[0-9a-f-]{36}$/, 'Diese Seite gibt es nicht.');

/** The leads of a search as a CSV file, newest first, at most 150 per page. */
export const ExportLeads = defineRpc({
  message: 'leads.exportLeads',
  callers: ['bff'],
  safety: 'read',
  input: LeadSearch.extend({ cursor: LeadCursor.optional(), owner }),
  output: FilePage,
  deadlineMs: 15_000,
});
