import { http, HttpResponse } from 'msw';
import type { LeadDetail, LeadReply, LeadRow } from '../src/shared/api/types.ts';
import { refused, server } from './server.ts';

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
  content: [
    { label: 'Nachricht', quote: 'Wann haben Sie Zeit?' },
    { facts: [{ label: 'Geschrieben auf', value: '/kontakt' }] },
  ],
  consent: { version: 'kontakt-2026-11', text: 'Ich stimme zu.', at: '2026-11-20T09:00:00.000Z' },
  mail: { agency: { state: 'sent', attempts: 1 }, visitor: { state: 'sent', attempts: 1 } },
  replies: [],
  reply: {
    subject: 'Re: Ihre Nachricht an uns',
    greeting: 'Guten Tag Jo Witt',
    quote: 'Nachricht:\nWann haben Sie Zeit?',
    broker: 'Brookfleet Immobilien',
  },
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
  id,
  kind,
  received_at,
  name,
  state,
  suspicious,
  mails,
  ...(assignee ? { assignee } : {}),
});

/** A server that keeps one lead; returns the bodies of the calls that changed it. */
export function keepLead(lead = buildLead()) {
  const sent: { path: string; body: unknown }[] = [];
  const stored = { ...lead };
  const answer = async (request: Request, change: Partial<typeof stored> = {}) => {
    const text = await request.text();
    sent.push({
      path: new URL(request.url).pathname.split('/').at(-1)!,
      body: text ? JSON.parse(text) : null,
    });
    return HttpResponse.json(Object.assign(stored, change));
  };
  server.use(
    http.get('*/api/admin/leads/:id', ({ params }) =>
      HttpResponse.json(params['id'] === 'unread' ? { unread: 0 } : stored),
    ),
    http.post('*/api/admin/leads/:id/read', ({ request }) => answer(request, { state: 'open' })),
    http.post('*/api/admin/leads/:id/release', ({ request }) => answer(request, { suspicious: false })),
    http.post('*/api/admin/leads/:id/resend', ({ request }) => answer(request)),
    http.post('*/api/admin/leads/:id/replies', async ({ request }) => {
      const { id, subject, text, handled } = (await request.clone().json()) as Record<string, string>;
      const reply = {
        id,
        subject,
        text,
        at: '2026-11-20T11:00:00.000Z',
        by: 'u1',
        from: 'Maren Lührs',
        files: [],
      };
      return answer(request, {
        ...(handled ? { state: 'handled' as const } : {}),
        replies: [...stored.replies, { ...reply, mail: { state: 'sent', attempts: 1 } } as LeadReply],
        history: [
          ...stored.history,
          { at: '2026-11-20T11:00:00.000Z', what: 'replied', by: 'u1', detail: String(id) },
        ],
      });
    }),
    http.patch('*/api/admin/leads/:id', async ({ request }) => {
      const { handled, version, ...rest } = (await request.clone().json()) as Record<string, unknown>;
      if (version !== stored.version) {
        sent.push({ path: 'refused', body: { version, ...rest } });
        return refused('outdated-record', { detail: 'Jemand war schneller.' });
      }
      return answer(request, {
        ...(handled === undefined ? {} : { state: handled ? ('handled' as const) : ('open' as const) }),
        ...(rest as object),
        version: stored.version + 1,
      });
    }),
  );
  return { sent, stored };
}

/** An account that leads are assigned to. */
export const colleague = {
  id: 'u2',
  name: 'Bo',
  can_work: true,
};
