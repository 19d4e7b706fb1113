import { type Person } from './person.ts';

/** What every form brings. A property is what it asks about. */
export type AnyForm = Person & { propertyId?: number | undefined; consentVersion?: string | undefined };

/** To the agency, to the visitor. */
export const recipients = ['agency', 'visitor'] as const;
export type Recipient = (typeof recipients)[number];

/** Who changes them and when: lead-mail/mail-life.ts. `skipped`: never to be sent. */
export const mailStates = ['pending', 'sent', 'failed', 'skipped'] as const;

export interface MailState {
  state: (typeof mailStates)[number];
  attempts: number;
  /** Why it was skipped or given up, why the last attempt failed, or why it went to another mailbox. */
  last_error: string | null;
  /** Not before; null: at once. */
  next_attempt_at: Date | null;
  /** When a mail server first answered "not now" to this very mail. */
  put_off_since: Date | null;
  sent_at: Date | null;
  message_id: string | null;
  /** Claim of the copy that sends the mail, and when the claim expires. */
  claim: string | null;
  claimed_until: Date | null;
}

/** What the catalog said about the property that a form names. */
export interface LeadProperty {
  id: number;
  title: string;
  city: string | null;
  country: string | null;
  is_public: boolean;
}

/** What the person wrote; consent is kept apart. */
export type StoredForm<Form extends AnyForm> = Form extends AnyForm ? Omit<Form, 'consentVersion'> : never;

/** Stored lead whose form came as `Form`. What may be a lead at all stands in kinds/registry.ts. */
export interface LeadOf<Form extends AnyForm, Kind extends string = string> {
  _id: string;
  kind: Kind;
  form: StoredForm<Form>;
  consent: { version: string | null; text: string | null; at: Date };
  /** null until the catalog could be asked, and where the form names none. */
  property: LeadProperty | null;
  client_ip: string | null;
  suspicion: string | null;
  mails: Record<Recipient, MailState>;
  received_at: Date;
  delete_after: Date;
  /** Hash of the Idempotency-Key; taken away after 24 h. */
  idempotency_key?: string;
  body_hash: string;
  /** One of the confirmations that an address gets on a day. */
  confirmation_slot?: string;
}
