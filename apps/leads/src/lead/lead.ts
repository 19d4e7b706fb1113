import { type LeadBody, type LeadKind } from '@estate/domain/forms/all-forms';
import { type MailRecipient, mailRecipients, type LeadState } from '@estate/domain/forms/lead-filter';
import { type CrmTransferState, type ContactField } from '@estate/domain/forms/crm-transfer';
import { type ContactConflict } from '@estate/contracts/leads/crm-transfer-state';
import { type leadEvents } from '@estate/contracts/leads/inbox';
import { type LeadExposes } from '../exposes/sent-expose.ts';
import { type PlacedOrder } from '../orders/placed-order.ts';
import { type Person } from './person.ts';

/** The common fields of all forms. `propertyId` is the id of the property that the form is about. */
export type AnyForm = Person & {
  propertyId?: number | undefined;
  source?: string | undefined;
  price_range_id?: string | undefined;
  /** The fingerprint of the terms of an order that the sender saw. */
  terms?: string | undefined;
  consentVersion?: string | undefined;
};

export const recipients = mailRecipients;
export type Recipient = MailRecipient;

/**
 * The state of a mail as the lead shows it; the outbox stores all else (outbox/outbox.ts). A `skipped` mail is never
 * sent.
 */
export const mailSummaries = ['pending', 'sent', 'failed', 'skipped'] as const;
export type MailSummary = (typeof mailSummaries)[number];

/** Identifies a mail of a lead: a recipient, or the index of a reply in `replies`. Replies are only appended. */
export type MailRef = Recipient | number;

/** A reply of staff. The contents of its files are stored in another collection (reply-files.ts). */
export interface Reply {
  /** Chosen by the client, so that a repeated request is recognised. */
  id: string;
  at: Date;
  by: string;
  /** The name of the sender, and the address for Reply-To. */
  from: { name: string; address: string };
  subject: string;
  text: string;
  files: { id: string; name: string; type: string; bytes: number }[];
  mail: MailSummary;
}

export interface Comment {
  /** Chosen by the client, so that a repeated request is recognised. */
  id: string;
  at: Date;
  by: string;
  text: string;
  /** Id of another lead to which the comment links. */
  lead?: string;
}

/** An entry of a lead's history: one action of staff. Accounts are stored by id. */
export interface HandlingEvent {
  at: Date;
  what: (typeof leadEvents)[number];
  by: string;
  detail?: string;
}

/** The fields that staff change independently of each other. */
export type HandledField = 'state' | 'assignee' | 'snooze';

/** `Handling.changed` of a lead that nobody has changed. */
export const noHandlingChanges: Handling['changed'] = { state: 0, assignee: 0, snooze: 0 };

export interface Handling {
  state: LeadState;
  /** Whether somebody has opened the lead. Only a lead in state `new` can be unread. */
  read?: boolean;
  /** When the answer to the lead is due; for a lead that was snoozed, when staff have to continue (due.ts). */
  due_at: Date;
  /** When the snooze ends: the beginning of a day. */
  snoozed_until?: Date | null;
  /** Id of an account, or null for nobody. Missing until FirstAssignment has decided. */
  assignee?: string | null;
  version: number;
  /** The value of `version` at the last change of each field. */
  changed: Record<HandledField, number>;
  history?: HandlingEvent[];
}

/** The state of a lead's transfer to the CRM, and the ids of the records created there (outbox/outbox.ts). */
export interface StoredCrmTransfer {
  state: CrmTransferState;
  /** Id of the account that ordered the transfer; null for an automatic one. */
  by: string | null;
  overwrite: ContactField[];
  transferred_at: Date | null;
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
  zip_code?: string | null | undefined;
  marketing_type?: string | null | undefined;
  rs_type?: string | null | undefined;
  is_public: boolean;
}

/** The filled-in form without the consent, which is stored separately. */
type StoredForm<Body> = Body extends object ? Omit<Body, 'consentVersion'> : never;

/** A stored lead of one kind, or of any kind. */
export type Lead<K extends LeadKind = LeadKind> = { [P in K]: LeadOf<P> }[K];

interface LeadOf<K extends LeadKind> {
  _id: string;
  kind: K;
  form: StoredForm<LeadBody<K>>;
  consent: { version: string | null; text: string | null; at: Date };
  /** Null if the form is not about a property, or as long as catalog has not returned the property. */
  property: LeadProperty | null;
  /** The price range that the visitor saw, in words; null without one. */
  price_range: string | null;
  client_ip: string | null;
  suspicion: string | null;
  mails: Record<Recipient, MailSummary>;
  received_at: Date;
  delete_after: Date;
  /** Hash of the Idempotency-Key. A request with the same key after more than 24 h removes it and stores a new lead. */
  idempotency_key?: string;
  body_hash: string;
  /**
   * Reserves one of the confirmation mails that a mailbox may get per day; unique among all leads. Missing if none is
   * reserved (confirmation-limit.ts).
   */
  confirmation_slot?: string;
  handling: Handling;
  replies?: Reply[];
  comments?: Comment[];
  /** Missing if the lead is not to be transferred to the CRM: neither automatically nor by order of staff. */
  crm_transfer?: StoredCrmTransfer;
  /** The exposés that were mailed to the sender. */
  exposes?: LeadExposes;
  /** What the sender of an order saw and accepted. */
  order?: PlacedOrder;
  /** Normalised words for the staff's search (search-text.ts). */
  search: string;
  /** Normalised e-mail address and telephone number, to find other leads of the same person (search-text.ts). */
  person_keys: string[];
  /**
   * Id of the erasure that was ordered: no further mail or transfer of the lead begins, and it is about to be deleted.
   */
  erasing?: string;
}
