import { type LeadBody, type LeadKind } from '@estate/domain/forms/all-forms';
import { type MailRecipient, mailRecipients, type LeadState } from '@estate/domain/forms/lead-filter';
import { type FilingState, type ContactField } from '@estate/domain/forms/filing';
import { type ContactConflict } from '@estate/contracts/leads/filing-state';
import { type leadEvents } from '@estate/contracts/leads/inbox';
import { type Person } from './person.ts';

/** The common fields of all forms. `propertyId` is the property in question. */
export type AnyForm = Person & {
  propertyId?: number | undefined;
  /** Page on which the form was filled in. */
  source?: string | undefined;
  consentVersion?: string | undefined;
};

/** The recipients of a lead's mails. */
export const recipients = mailRecipients;
export type Recipient = MailRecipient;

/** lead-mail/mail-life.ts describes the transitions. A `skipped` mail is never sent. */
export const mailStates = ['pending', 'sent', 'failed', 'skipped'] as const;

export interface MailState {
  state: (typeof mailStates)[number];
  attempts: number;
  /** Why the mail was skipped or given up, why the last attempt failed, or why it went to another mailbox. */
  last_error: string | null;
  /** The earliest time of the next attempt; null means at once. */
  next_attempt_at: Date | null;
  /** When a mail server first deferred this particular mail. */
  put_off_since: Date | null;
  sent_at: Date | null;
  message_id: string | null;
  /** Id of the process that is sending the mail, so that no second one does; it expires at `claimed_until`. */
  claim: string | null;
  claimed_until: Date | null;
  /** How often staff ordered the mail again, and when they last did. */
  resends?: number;
  resent_at?: Date | null;
}

/** A mail of a lead: to one of the recipients, or the reply at this place in `replies`, which only grows. */
export type MailPlace = Recipient | number;

/** A reply of staff. Its files lie apart (reply-files.ts). */
export interface Reply {
  /** Chosen by the sender, so that a repeated order is known. */
  id: string;
  at: Date;
  by: string;
  /** In whose name it is sent, and where an answer goes. */
  from: { name: string; address: string };
  subject: string;
  text: string;
  files: { id: string; name: string; type: string; bytes: number }[];
  mail: MailState;
}

/** What somebody of staff wrote for the others. */
export interface Comment {
  /** Chosen by the writer, so that a repeated order is known. */
  id: string;
  at: Date;
  /** Id of the account; empty where an earlier version did not keep it. */
  by: string;
  text: string;
  /** Id of the lead that it leads to. */
  lead?: string;
}

/** One thing that staff did with a lead; accounts are named by id. */
export interface HandlingEvent {
  at: Date;
  what: (typeof leadEvents)[number];
  by: string;
  detail?: string;
}

/** What staff change of a lead, each apart from the others. */
export type HandledField = 'state' | 'assignee' | 'snooze';

/** What staff keep about a lead. Leads of earlier versions have none of it: they count as read. */
export interface Handling {
  state?: LeadState;
  /** Whether somebody opened it. Only a `new` lead can be unread. */
  read?: boolean;
  /** By when the lead waits for an answer, or for the next step once it was snoozed (due.ts). */
  due_at?: Date;
  /** The first moment of the day on which the lead comes back. */
  snoozed_until?: Date | null;
  /** Missing until it is decided whose a new lead is; null for nobody. */
  assignee?: string | null;
  /** Of earlier versions; lead-upgrade.ts makes it a comment. */
  note?: string;
  version?: number;
  /** The version in which each field changed last. Missing in leads of earlier versions. */
  changed?: { [Field in HandledField]?: number };
  history?: HandlingEvent[];
}

/** A lead's way into the CRM; filing/filings.ts describes the transitions. */
export interface Filing {
  state: FilingState;
  /** Id of the account that ordered it; null where it happens by itself. */
  by: string | null;
  ordered_at: Date;
  attempts: number;
  /** The earliest time of the next attempt; null means at once. */
  next_attempt_at: Date | null;
  /** German: why the last attempt failed. */
  reason: string | null;
  /** Fields of the contact that the next attempt overwrites. */
  overwrite: ContactField[];
  /** When it was filed first. */
  filed_at: Date | null;
  contact_id: number | null;
  was_known: boolean;
  task_id: number | null;
  saved_query_id: number | null;
  conflicts: ContactConflict[];
}

/** Catalog's data about the property of a form. */
export interface LeadProperty {
  id: number;
  title: string;
  city: string | null;
  country: string | null;
  is_public: boolean;
}

/** The form as filled in; consent is stored separately. */
type StoredForm<Body> = Body extends object ? Omit<Body, 'consentVersion'> : never;

/** A stored lead of one kind, or of any kind. */
export type Lead<K extends LeadKind = LeadKind> = { [P in K]: LeadOf<P> }[K];

interface LeadOf<K extends LeadKind> {
  _id: string;
  kind: K;
  form: StoredForm<LeadBody<K>>;
  consent: { version: string | null; text: string | null; at: Date };
  /** Null until catalog has answered, or if the form names no property. */
  property: LeadProperty | null;
  client_ip: string | null;
  suspicion: string | null;
  mails: Record<Recipient, MailState>;
  received_at: Date;
  delete_after: Date;
  /** Hash of the Idempotency-Key; its next use after 24 h removes it. */
  idempotency_key?: string;
  body_hash: string;
  /** The slot of this confirmation within the daily limit of the address. */
  confirmation_slot?: string;
  handling?: Handling;
  replies?: Reply[];
  comments?: Comment[];
  /** Missing while nobody ordered that it goes into the CRM. */
  filing?: Filing;
  /** Folded words for the search of staff (search-text.ts). */
  search?: string;
  /** Address and telephone number of the person, by which their other leads are found (search-text.ts). */
  person_keys?: string[];
  /** The version of what is derived from the lead (lead-upgrade.ts). */
  record_version?: number;
}

/** The state of a mail. Throws for a reply that is not there. */
export function mailAt(
  { mails, replies = [] }: Pick<Lead, 'mails' | 'replies'>,
  place: MailPlace,
): MailState {
  if (typeof place === 'string') return mails[place];
  const reply = replies[place];
  if (!reply) throw new Error('no such reply');
  return reply.mail;
}
