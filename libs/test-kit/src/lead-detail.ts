import { type LeadDetail } from '@estate/contracts/leads/inbox';

/** A lead for tests, as the inbox of staff receives it; `more` replaces fields. */
export const lead = (more: Partial<LeadDetail> = {}): LeadDetail => ({
  id: '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11',
  kind: 'contact',
  received_at: '2026-11-20T09:00:00.000Z',
  name: 'Jo Witt',
  email: 'jo@example.test',
  about: 'Wann haben Sie Zeit?',
  state: 'open',
  unread: false,
  overdue: false,
  suspicious: false,
  mails: { agency: 'sent', visitor: 'sent' },
  title: 'Nachricht über die Website (Jo Witt)',
  content: [{ label: 'Nachricht', quote: 'Wann haben Sie Zeit?' }],
  consent: { version: 'kontakt-2026-11', at: '2026-11-20T09:00:00.000Z' },
  mail: { agency: { state: 'sent', attempts: 1 }, visitor: { state: 'sent', attempts: 1 } },
  replies: [],
  reply: {
    subject: 'Re: Ihre Nachricht an uns',
    greeting: 'Guten Tag Jo Witt',
    quote: 'Nachricht:\nWann haben Sie Zeit?',
  },
  comments: [],
  comment_count: 0,
  version: 0,
  history: [],
  delete_after: '2027-11-20T09:00:00.000Z',
  ...more,
});
