import { oneOf } from '../text/one-of.ts';
import type { LeadKind } from './all-forms.ts';

/* Values and filter of the leads inbox. Free of zod, because page, BFF and leads all parse the same query. */

/** State of a lead. A reply changes `new` and `open` to `answered`; all other changes are made by a person. */
export const leadStates = ['new', 'open', 'answered', 'appointment', 'handled', 'declined'] as const;
export type LeadState = (typeof leadStates)[number];

/** States in which nothing is left to do. */
const closedStates = ['handled', 'declined'] as const satisfies readonly LeadState[];

/** States in which the visitor waits for an answer. */
export const waitingStates = ['new', 'open'] as const satisfies readonly LeadState[];
/** States in which something is left to do. */
export const openStates = [
  ...waitingStates,
  'answered',
  'appointment',
] as const satisfies readonly LeadState[];

export const isClosed = (state: LeadState): boolean => closedStates.some((closed) => closed === state);

/**
 * Filters by state: one state, or `unhandled` (something is left to do), `overdue` (the due time is over), `snoozed`
 * (hidden until a later day), `undelivered` (a mail is late or failed finally), `untransferred` (the transfer to the CRM
 * failed).
 */
export const leadFindings = [
  ...leadStates,
  'unhandled',
  'overdue',
  'snoozed',
  'undelivered',
  'untransferred',
  'suspicious',
] as const;
export type LeadFinding = (typeof leadFindings)[number];

/** The recipients of a lead's mails. */
export const mailRecipients = ['agency', 'visitor'] as const;
export type MailRecipient = (typeof mailRecipients)[number];

/** `sending` is a pending mail that a process is sending right now. A `skipped` mail is never sent. */
export const leadMailStates = ['pending', 'sending', 'sent', 'failed', 'skipped'] as const;
export type LeadMailState = (typeof leadMailStates)[number];

/** Whose e-mail address a lead names if it is no visitor's: one of the agency, or a robot's such as `noreply@…`. */
export const senderKinds = ['own', 'robot'] as const;
export type SenderKind = (typeof senderKinds)[number];

/** Ids of leads and of their replies. */
export const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Longest search text; the API refuses more. */
export const maxLeadSearch = 100;
/**
 * Maximum number of staff comments on a lead, and maximum length of one comment and of all together. A lead with its
 * comments has to fit into an RPC message.
 */
export const maxComments = 200;
export const maxComment = 4_000;
export const maxCommentsText = 200_000;
/** The last page that can be requested. */
export const maxLeadPage = 10_000;
export const leadPageSize = 50;
/** Maximum number of leads that are changed or deleted in one request. */
export const maxBulkLeads = 100;

/** Filter value in place of an account: leads that are assigned to nobody. */
export const noAssignee = 'niemand';

/** Filter of the inbox, with the names of the API. Suspicious leads are found only by `suspicious`. */
export interface LeadFilter {
  q?: string | undefined;
  kind?: LeadKind | undefined;
  state?: LeadFinding | undefined;
  /** Id of an account of staff, or `noAssignee`. */
  assignee?: string | undefined;
  property?: number | undefined;
  /** Id of a lead. The filter finds all leads of the person who sent this lead. */
  person?: string | undefined;
}

/** Parses the query of /admin/anfragen. Invalid values become undefined. */
export function parseLeadFilter(raw: Readonly<Record<string, unknown>>): LeadFilter {
  const { q, assignee, person } = raw;
  const property = Number(raw['property']);
  return {
    // The router parses a telephone number in the query as a number.
    q: ['string', 'number'].includes(typeof q)
      ? String(q).trim().slice(0, maxLeadSearch) || undefined
      : undefined,
    // Only the format is checked. Comparing with the kinds would import all forms into this file, which every page
    // loads.
    kind: /^[a-z]{1,20}$/.test(String(raw['kind'])) ? (raw['kind'] as LeadKind) : undefined,
    state: oneOf(leadFindings, raw['state']),
    assignee: typeof assignee === 'string' && /^[a-z0-9]{1,100}$/.test(assignee) ? assignee : undefined,
    person: typeof person === 'string' && uuidPattern.test(person) ? person : undefined,
    property: Number.isSafeInteger(property) && property > 0 ? property : undefined,
  };
}
