import type { LeadKind } from './all-forms.ts';

/* Values and filter of the leads inbox, free of zod: page, BFF and leads read the same address and ask the same question. */

/** How far a lead is. A reply makes a `new` or `open` one `answered`; every other step is taken by a person. */
export const leadStates = ['new', 'open', 'answered', 'appointment', 'handled', 'declined'] as const;
export type LeadState = (typeof leadStates)[number];

/** In these nothing is left to do. */
export const closedStates = ['handled', 'declined'] as const satisfies readonly LeadState[];

/** In these a lead waits for an answer. */
export const waitingStates = ['new', 'open'] as const satisfies readonly LeadState[];
/** In these something is left to do. */
export const openStates = [
  ...waitingStates,
  'answered',
  'appointment',
] as const satisfies readonly LeadState[];

export const isClosed = (state: LeadState): boolean => closedStates.some((closed) => closed === state);

/**
 * What staff look for: a state, or `unhandled` with something left to do, `overdue` after its day, `snoozed` until a later
 * one, `undelivered` with a mail that is late or given up, `unfiled` where the way into the CRM failed.
 */
export const leadFindings = [
  ...leadStates,
  'unhandled',
  'overdue',
  'snoozed',
  'undelivered',
  'unfiled',
  'suspicious',
] as const;
export type LeadFinding = (typeof leadFindings)[number];

/** The recipients of a lead's mails. */
export const mailRecipients = ['agency', 'visitor'] as const;
export type MailRecipient = (typeof mailRecipients)[number];

/** `sending` is a pending mail that a process sends right now; a `skipped` one is held back. */
export const leadMailStates = ['pending', 'sending', 'sent', 'failed', 'skipped'] as const;
export type LeadMailState = (typeof leadMailStates)[number];

/** Longest search text; the API refuses more. */
export const maxLeadSearch = 100;
/** Comments of staff on one lead, and the longest one; they are stored in the lead, whose answer has to fit into a message. */
export const maxComments = 200;
export const maxComment = 4_000;
export const maxCommentsText = 200_000;
/** The last page that can be asked for. */
export const maxLeadPage = 10_000;
/** Leads on one page. */
export const leadPageSize = 50;
/** Leads that are changed or deleted at once. */
export const maxBulkLeads = 100;

/** In place of an account: leads that are assigned to nobody. */
export const nobody = 'niemand';

/** Filter of the inbox, named as in the API. Leads under suspicion are found by `suspicious` alone. */
export interface LeadFilter {
  q?: string | undefined;
  kind?: LeadKind | undefined;
  state?: LeadFinding | undefined;
  /** Id of an account of staff, or `nobody`. */
  assignee?: string | undefined;
  /** Id of the property in question. */
  property?: number | undefined;
  /** Id of a lead: all leads of its person. */
  person?: string | undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === raw);

/** Reads the address of /admin/anfragen; anything that it cannot understand is undefined. */
export function parseLeadFilter(raw: Readonly<Record<string, unknown>>): LeadFilter {
  const { q, assignee, person } = raw;
  const property = Number(raw['property']);
  return {
    // The router reads a telephone number in the address as a number.
    q: ['string', 'number'].includes(typeof q)
      ? String(q).trim().slice(0, maxLeadSearch) || undefined
      : undefined,
    // Every page loads this file with its routes, so it does not know the kinds.
    kind: /^[a-z]{1,20}$/.test(String(raw['kind'])) ? (raw['kind'] as LeadKind) : undefined,
    state: oneOf(leadFindings, raw['state']),
    assignee: typeof assignee === 'string' && /^[a-z0-9]{1,100}$/.test(assignee) ? assignee : undefined,
    person: typeof person === 'string' && /^[0-9a-f-]{36}$/.test(person) ? person : undefined,
    property: Number.isSafeInteger(property) && property > 0 ? property : undefined,
  };
}
