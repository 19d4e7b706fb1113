import { type ContactMessage } from '@estate/contracts/contact-message';
import { type ExposeRequest } from '@estate/contracts/expose-request';
import { type SearchRequest } from '@estate/contracts/search-request';
import { type ValuationLead } from '@estate/contracts/valuation';

interface Forms {
  expose: ExposeRequest;
  search: SearchRequest;
  valuation: ValuationLead;
  contact: ContactMessage;
}
export type LeadKind = keyof Forms;
export const leadKinds = ['expose', 'search', 'valuation', 'contact'] as const satisfies LeadKind[];

/** What the person wrote; consent is kept apart, the address's receipt not at all. */
export type LeadForm<Kind extends LeadKind = LeadKind> = {
  [K in Kind]: Omit<Forms[K], 'consentVersion' | 'valuation_address_id'>;
}[Kind];

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
  /** Whoever sends it right now, and until when nobody else may. */
  claim: string | null;
  claimed_until: Date | null;
}

/** What the catalog said about the object of an exposé request. */
export interface LeadProperty {
  id: number;
  title: string;
  city: string | null;
  country: string | null;
  is_public: boolean;
}

interface LeadOf<Kind extends LeadKind> {
  _id: string;
  kind: Kind;
  form: LeadForm<Kind>;
  consent: { version: string | null; text: string | null; at: Date };
  /** null until the catalog could be asked, and for other kinds. */
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
export type Lead<Kind extends LeadKind = LeadKind> = { [K in Kind]: LeadOf<K> }[Kind];

/** The address that an answer goes to, if one was given. */
export const visitorEmail = ({ form }: Lead): string | undefined => form.email;

export function visitorName(lead: Lead): string {
  if (lead.kind === 'contact') return lead.form.name;
  const { form } = lead;
  const [first, last] =
    'last_name' in form ? [form.first_name, form.last_name] : [form.firstName, form.lastName];
  return [first, last].filter(Boolean).join(' ');
}
