import { randomUUID } from 'node:crypto';
import { type Handling, type Lead, type MailRef, type Reply, noHandlingChanges } from '../src/lead/lead.ts';
import { searchFieldsOf } from '../src/lead/search-text.ts';
import { entryId, newEntry, type OutboxEntry } from '../src/outbox/outbox.schema.ts';
import { contactForm, exposeForm } from './forms.ts';

type StoredFields = Partial<Omit<Lead, 'handling'>> & { handling?: Partial<Handling> };

/** A stored lead with both mails sent. It is `n` minutes older than lead 0. */
export function storedLead(n: number, { handling, ...fields }: StoredFields = {}): Lead {
  const received_at = new Date(Date.UTC(2026, 10, 20) - n * 60_000);
  const form =
    n % 2 === 0
      ? exposeForm({ firstName: 'Anna', lastName: `Muster${n}` })
      : contactForm({ name: `Jo Witt${n}`, phone: `040 77 ${n}` });
  const lead = {
    _id: randomUUID(),
    kind: n % 2 === 0 ? 'expose' : 'contact',
    form,
    consent: { version: 'v-2026-11', text: 'Ich stimme zu. '.repeat(30), at: received_at },
    property:
      n % 2 === 0
        ? { id: 1, title: 'Villa am Park', city: 'Hamburg', country: 'DEU', is_public: true }
        : null,
    client_ip: null,
    suspicion: null,
    mails: { agency: 'sent', visitor: 'sent' },
    received_at,
    delete_after: new Date(Date.UTC(2099, 0, 1)),
    body_hash: '',
    handling: {
      state: 'open',
      due_at: new Date(Date.UTC(2099, 0, 1)),
      version: 0,
      changed: noHandlingChanges,
      ...handling,
    },
    ...fields,
  } as Lead;
  return { ...searchFieldsOf(lead), ...lead };
}

/** A reply that was sent. */
export const storedReply = (fields: Partial<Reply> = {}): Reply => ({
  id: randomUUID(),
  at: new Date(Date.UTC(2026, 10, 20)),
  by: 'u1',
  from: { name: 'Maren Lührs', address: 'luehrs@makler.example' },
  subject: 'Re: Ihre Nachricht an uns',
  text: 'Gern am Montag.',
  files: [],
  mail: 'sent',
  ...fields,
});

/** An entry of the outbox of a lead. It waits unless `fields` say otherwise. */
export const storedEntry = (
  { _id: lead_id, received_at: ordered_at }: Lead,
  ref: MailRef | 'crm',
  fields: Partial<OutboxEntry> = {},
): OutboxEntry =>
  newEntry({
    _id: entryId(lead_id, ref),
    lead_id,
    ordered_at,
    ...(typeof ref === 'number' ? { kind: 'reply', reply: ref } : { kind: ref }),
    ...fields,
  });
