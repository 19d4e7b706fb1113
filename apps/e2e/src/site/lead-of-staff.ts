import type { LeadDetail } from '@estate/contracts/leads/inbox';

export const at = '2026-11-20T08:00:00.000Z';

/** A lead with all optional fields. */
export const lead: LeadDetail = {
  id: '11111111-2222-4333-8444-555555555555',
  kind: 'valuation',
  received_at: at,
  state: 'open',
  suspicious: true,
  assignee: 'entfernt',
  name: 'Dr. Annegret Freifrau von Süderelbe-Wandsbek',
  email: 'annegret@example.org',
  phone: '040 1234',
  title: 'Bewertung: Mehrfamilienhaus in Hamburg-Blankenese',
  note: 'Am Montag anrufen',
  version: 3,
  property: {
    id: 4_812_301,
    title: 'Mehrfamilienhaus mit Elbblick und Donaudampfschifffahrtsgesellschaftsgarten',
  },
  mails: { agency: 'failed', visitor: 'failed' },
  mail: {
    agency: { state: 'failed', attempts: 12, reason: 'Der Mailserver nimmt die Adresse nicht an.' },
    visitor: { state: 'pending', attempts: 2, next_attempt_at: at },
  },
  content: [
    { heading: 'Objekt' },
    { facts: [{ label: 'Wohnfläche', value: '340 m²' }] },
    { label: 'Nachricht', quote: 'Wann haben Sie Zeit?' },
  ],
  consent: { version: '2026-11', text: 'Ich willige ein.', at },
  suspicion: 'Das Formular wurde in einer Sekunde ausgefüllt.',
  history: [{ at, what: 'read', by: 'entfernt' }],
  delete_after: at,
};
