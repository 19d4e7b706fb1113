import { z } from 'zod';
import { paragraph } from './form-fields.ts';
import { leadKinds } from '@estate/domain/forms/all-forms';
import {
  leadFindings,
  leadMailStates,
  leadPageSize,
  leadStates,
  mailRecipients,
  maxLeadNote,
  maxLeadPage,
  maxLeadSearch,
} from '@estate/domain/forms/lead-filter';
import { defineRpc } from '../rpc.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const LeadId = z.string().max(36, { abort: true }).regex(uuid, 'Diese Anfrage gibt es nicht.');

/** Id of a reply or of one of its files. */
export const ReplyId = z
  .string()
  .max(36, { abort: true })
  .regex(uuid, 'Diese Angabe ist hier nicht möglich.');

/** Filter of the inbox. `q` looks for person, e-mail, telephone, place, property and id; every word has to fit. */
export const LeadSearch = z.object({
  q: z
    .string()
    .trim()
    .max(maxLeadSearch, `Bitte suchen Sie mit höchstens ${maxLeadSearch} Zeichen.`)
    .optional(),
  kind: z.enum(leadKinds).optional(),
  /** Leads under suspicion are found by `suspicious` alone. */
  state: z.enum(leadFindings).optional(),
  /** Id of an account of staff, or `niemand`. */
  assignee: z.string().min(1).max(100).optional(),
});
export type LeadSearch = z.infer<typeof LeadSearch>;

/** Query of `GET /api/admin/leads`. */
export const LeadQuery = LeadSearch.extend({
  page: z.coerce.number().int().min(1).max(maxLeadPage).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(leadPageSize),
});

const mailState = z.enum(leadMailStates);

/** One line of the inbox. */
export const LeadRow = z.object({
  id: z.string(),
  kind: z.enum(leadKinds),
  received_at: z.iso.datetime(),
  /** Name of the person. */
  name: z.string(),
  email: z.string().optional(),
  /** The property in question; `title` is missing while catalog has not named it. */
  property: z.object({ id: z.int(), title: z.string().optional() }).optional(),
  state: z.enum(leadStates),
  suspicious: z.boolean(),
  /** `reply` is missing unless a reply waits or failed. */
  mails: z.object({ agency: mailState, visitor: mailState, reply: mailState.optional() }),
  /** Id of an account of staff. */
  assignee: z.string().optional(),
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

/** The state of a mail of a lead. */
export const LeadMail = z.object({
  state: mailState,
  attempts: z.int(),
  sent_at: z.iso.datetime().optional(),
  /** When a waiting mail is tried again. */
  next_attempt_at: z.iso.datetime().optional(),
  /** German: why it was not sent, or why it was sent to another address. */
  reason: z.string().optional(),
});

/** A file that a reply carries; `bytes` is its size. */
export const ReplyFile = z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.int() });
export type ReplyFile = z.infer<typeof ReplyFile>;

/** A reply of staff by mail. */
export const LeadReply = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Id of the account that wrote it. */
  by: z.string(),
  /** Name of the sender. */
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  files: z.array(ReplyFile),
  mail: LeadMail,
});
export type LeadReply = z.infer<typeof LeadReply>;

/** An action of staff on a lead. */
export const leadEvents = [
  'read',
  'handled',
  'reopened',
  'assigned',
  'noted',
  'released',
  'resent',
  'replied',
] as const;

export const LeadEvent = z.object({
  at: z.iso.datetime(),
  what: z.enum(leadEvents),
  /** Id of the account that did it. */
  by: z.string(),
  /**
   * `assigned`: id of the account, missing if nobody; `resent`: the mail, or the id of the reply; `replied`: id of the
   * reply; `released`: what the suspicion was.
   */
  detail: z.string().optional(),
});
export type LeadEvent = z.infer<typeof LeadEvent>;

/** The whole lead. */
export const LeadDetail = LeadRow.extend({
  /** Headline, as the subject of the mail to the agency. */
  title: z.string(),
  salutation: z.string().optional(),
  phone: z.string().optional(),
  content: z.array(LeadBlock),
  consent: z.object({ version: z.string().optional(), text: z.string().optional(), at: z.iso.datetime() }),
  suspicion: z.string().optional(),
  mail: z.object({ agency: LeadMail, visitor: LeadMail }),
  /** In the order in which they were written. */
  replies: z.array(LeadReply),
  /** What a reply begins with; `quote` is the request as it stands below the reply, `broker` answers unless a broker writes. */
  reply: z.object({ subject: z.string(), greeting: z.string(), quote: z.string(), broker: z.string() }),
  note: z.string(),
  /** Counts the changes by staff; a change of a field that changed since the named one is refused. */
  version: z.int(),
  /** The last 100, oldest first. */
  history: z.array(LeadEvent),
  delete_after: z.iso.datetime(),
});
export type LeadDetail = z.infer<typeof LeadDetail>;

/** Body of `PATCH /api/admin/leads/{id}`; `version` is the version that the person saw. */
export const LeadChange = z.strictObject({
  handled: z.boolean().optional(),
  /** Id of an account of staff; null for nobody. */
  assignee: z.string().max(100).nullable().optional(),
  note: paragraph(maxLeadNote).optional(),
  version: z.int().min(0),
});

/** Body of `POST /api/admin/leads/{id}/resend`: one of the two mails, or a reply by its id. */
export const LeadResend = z.strictObject({
  mail: z.union([z.enum(mailRecipients), ReplyId], 'Diese Mail gibt es nicht.'),
});

/** The account that acts. */
const by = z.string().min(1).max(100);
/** The account whose leads alone the caller may see: to others, leads answers as if there were none. Null for all leads. */
export const owner = z.string().min(1).max(100).nullable().default(null);
const One = z.object({ id: LeadId, owner });

/** Leads, newest first; `unread` counts all leads without suspicion that nobody opened, whatever the filter. */
export const ListLeads = defineRpc({
  message: 'leads.listLeads',
  callers: ['bff'],
  safety: 'read',
  input: LeadQuery.extend({ owner }),
  output: z.object({ items: z.array(LeadRow), total: z.int(), unread: z.int() }),
});

/** How many leads without suspicion nobody opened yet. */
export const CountUnread = defineRpc({
  message: 'leads.countUnread',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ owner }),
  output: z.object({ unread: z.int() }),
  deadlineMs: 3_000,
});

/** One lead; `not-found` if it never existed or was deleted. */
export const GetLead = defineRpc({
  message: 'leads.getLead',
  callers: ['bff'],
  safety: 'read',
  input: One,
  output: LeadDetail,
});

/** Marks a new lead as read; any other stays as it is. */
export const ReadLead = defineRpc({
  message: 'leads.readLead',
  callers: ['bff'],
  safety: 'idempotent',
  input: One.extend({ by }),
  output: LeadDetail,
});

/**
 * Changes state, assignment and note of a lead. `outdated-record` if somebody else changed the same field since
 * `version`, unless it already has the requested value; `invalid-input` for an account that cannot work. Whoever gets the
 * lead from somebody else is mailed.
 */
export const ChangeLead = defineRpc({
  message: 'leads.changeLead',
  callers: ['bff'],
  safety: 'idempotent',
  input: One.extend({ ...LeadChange.shape, by }),
  output: LeadDetail,
});

/** Removes the suspicion from a lead and sends its mails. A lead without suspicion stays unchanged. */
export const ReleaseLead = defineRpc({
  message: 'leads.releaseLead',
  callers: ['bff'],
  safety: 'idempotent',
  input: One.extend({ by }),
  output: LeadDetail,
});

/**
 * Sends a mail of a lead once more, under a new Message-ID; a waiting one at once. A mail that is being sent, or was
 * ordered again within the last minute, stays as it is. `conflict` for a suspected lead or one without an address.
 */
export const ResendLeadMail = defineRpc({
  message: 'leads.resendLeadMail',
  callers: ['bff'],
  safety: 'idempotent',
  input: One.extend({ ...LeadResend.shape, by }),
  output: LeadDetail,
});

/** Position after a lead: its time in ms and its id. */
export const LeadCursor = z.string().regex(/^\d{1,15}-[0-9a-f-]{36}$/, 'Diese Seite gibt es nicht.');

/**
 * Whole leads for a file, newest first, at most 150 at once. `next` is the cursor of the next page, null on the last.
 */
export const ExportLeads = defineRpc({
  message: 'leads.exportLeads',
  callers: ['bff'],
  safety: 'read',
  input: LeadSearch.extend({ cursor: LeadCursor.optional(), owner }),
  output: z.object({ items: z.array(LeadDetail), next: z.string().nullable() }),
  deadlineMs: 15_000,
});
