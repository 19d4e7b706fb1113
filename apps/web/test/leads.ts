import type { LeadDetail, LeadRow } from '../src/api/types.ts';

/** A message that was mailed and read. */
export const buildLead = (part: Partial<LeadDetail> = {}): LeadDetail => ({
  id: '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11',
  kind: 'contact',
  received_at: '2026-11-20T09:00:00.000Z',
  name: 'Jo Witt',
  email: 'jo@example.org',
  phone: '+49 40 77-1',
  state: 'open',
  suspicious: false,
  mails: { agency: 'sent', visitor: 'sent' },
  title: `Nachricht über die Website (${part.name ?? 'Jo Witt'})`,
  content: [{ quote: 'Wann haben Sie Zeit?' }, { facts: [{ label: 'Geschrieben auf', value: '/kontakt' }] }],
  consent: { version: 'kontakt-2026-11', text: 'Ich stimme zu.', at: '2026-11-20T09:00:00.000Z' },
  mail: { agency: { state: 'sent', attempts: 1 }, visitor: { state: 'sent', attempts: 1 } },
  note: '',
  version: 0,
  history: [],
  delete_after: '2027-11-20T09:00:00.000Z',
  ...part,
});

/** The line of a lead. */
export const rowOf = ({
  id,
  kind,
  received_at,
  name,
  state,
  suspicious,
  mails,
  assignee,
}: LeadDetail): LeadRow => ({
  ...{ id, kind, received_at, name, state, suspicious, mails },
  ...(assignee ? { assignee } : {}),
});
