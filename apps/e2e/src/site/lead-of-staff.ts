import type { LeadDetail } from '@estate/contracts/leads/inbox';

export const receivedAt = '2026-11-20T08:00:00.000Z';

/** A lead with all optional fields. */
export const lead: LeadDetail = {
  id: '11111111-2222-4333-8444-555555555555',
  kind: 'valuation',
  received_at: receivedAt,
  about: 'Elbchaussee 7b, 22587 Hamburg-Blankenese · 340 m² · Mehrfamilienhaus',
  state: 'open',
  unread: false,
  due_at: receivedAt,
  overdue: true,
  suspicious: true,
  assignee: 'entfernt',
  name: 'Dr. Annegret Freifrau von Süderelbe-Wandsbek',
  email: 'annegret@example.org',
  phone: '040 1234',
  title: 'Bewertung: Mehrfamilienhaus in Hamburg-Blankenese',
  comments: [
    { id: '77777777-2222-4333-8444-555555555555', at: receivedAt, by: 'entfernt', text: 'Am Montag anrufen' },
  ],
  comment_count: 1,
  replies: [
    {
      id: '99999999-2222-4333-8444-555555555555',
      at: receivedAt,
      by: 'entfernt',
      from: 'Friederike Stoltenberg-Mau',
      subject: 'Re: Ihre Anfrage zur Bewertung',
      text: 'Guten Tag,\n\ndie Donaudampfschifffahrtsgesellschaftsgartenpläne finden Sie im Anhang.',
      files: [
        {
          id: '88888888-2222-4333-8444-555555555555',
          name: 'Grundriss_Mehrfamilienhaus_Blankenese_Donaudampfschifffahrtsgesellschaft.pdf',
          type: 'application/pdf',
          bytes: 4_200_000,
        },
      ],
      mail: { state: 'failed', attempts: 3, reason: 'Der Mailserver nimmt die Adresse nicht an.' },
    },
  ],
  reply: {
    subject: 'Re: Ihre Anfrage zur Bewertung',
    greeting: 'Guten Tag Dr. Annegret Freifrau von Süderelbe-Wandsbek',
    quote: 'Wohnfläche: 340 m²',
  },
  version: 3,
  property: {
    id: 4_812_301,
    title: 'Mehrfamilienhaus mit Elbblick und Donaudampfschifffahrtsgesellschaftsgarten',
  },
  mails: { agency: 'failed', visitor: 'failed' },
  mail: {
    agency: { state: 'failed', attempts: 12, reason: 'Der Mailserver nimmt die Adresse nicht an.' },
    visitor: { state: 'pending', attempts: 2, next_attempt_at: receivedAt },
  },
  crm_transfer: {
    state: 'transferred',
    transferred_at: receivedAt,
    contact_id: 4_812_301,
    was_known: true,
    task_id: 99_812_301,
    conflicts: [
      {
        field: 'last_name',
        theirs: 'Süderelbe',
        ours: 'Freifrau von Süderelbe-Wandsbek-Donaudampfschifffahrtsgesellschaft',
      },
      { field: 'home_phone', theirs: '040 99', ours: '040 1234' },
    ],
  },
  content: [
    { heading: 'Objekt' },
    { facts: [{ label: 'Wohnfläche', value: '340 m²' }] },
    { label: 'Nachricht', quote: 'Wann haben Sie Zeit?' },
  ],
  consent: { version: '2026-11', text: 'Ich willige ein.', at: receivedAt },
  suspicion: 'Das Formular wurde in einer Sekunde ausgefüllt.',
  history: [
    { at: receivedAt, what: 'read', by: 'entfernt' },
    { at: receivedAt, what: 'replied', by: 'entfernt', detail: '99999999-2222-4333-8444-555555555555' },
  ],
  delete_after: receivedAt,
};
