import { http, HttpResponse } from 'msw';
import type { LeadDetail, LeadReply, LeadRow } from '../src/shared/api/types.ts';
import { refused, server } from './server.ts';

/** A contact lead whose mails were sent and that was read. */
export const buildLead = (part: Partial<LeadDetail> = {}): LeadDetail => ({
  id: '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11',
  kind: 'contact',
  received_at: '2026-11-20T09:00:00.000Z',
  name: 'Jo Witt',
  email: 'jo@example.org',
  phone: '+49 40 77-1',
  about: 'Wann haben Sie Zeit?',
  state: 'open',
  unread: false,
  overdue: false,
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
  },
  comments: [],
  comment_count: 0,
  version: 0,
  history: [],
  delete_after: '2027-11-20T09:00:00.000Z',
  ...part,
});

export const rowOf = (lead: LeadDetail): LeadRow => ({ ...lead, cover: null });

/** Mocks a server with one lead; returns the bodies of the calls that changed the lead. */
export function mockLead(lead = buildLead()) {
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
    http.post('*/api/admin/leads/:id/read', ({ request }) => answer(request, { unread: false })),
    http.post('*/api/admin/leads/:id/comments', async ({ request }) => {
      const { id, text } = (await request.clone().json()) as { id: string; text: string };
      const comment = { id, text, at: '2026-11-20T11:00:00.000Z', by: 'u1' };
      return answer(request, { comments: [...stored.comments, comment] });
    }),
    http.delete('*/api/admin/leads/:id/comments/:comment', ({ request, params }) =>
      answer(request, { comments: stored.comments.filter(({ id }) => id !== params['comment']) }),
    ),
    http.post('*/api/admin/leads/:id/resend', ({ request }) => answer(request)),
    http.post('*/api/admin/leads/:id/crm-transfer', ({ request }) =>
      answer(request, { crm_transfer: { conflicts: [], ...stored.crm_transfer, state: 'waiting' } }),
    ),
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
      const { version, ...rest } = (await request.clone().json()) as Record<string, unknown>;
      if (version !== stored.version) {
        sent.push({ path: 'refused', body: { version, ...rest } });
        return refused('outdated-record', { detail: 'Jemand war schneller.' });
      }
      return answer(request, {
        ...(rest as object),
        version: stored.version + 1,
      });
    }),
  );
  return { sent, stored };
}

/** An account to which leads can be assigned. */
export const colleague = {
  id: 'u2',
  name: 'Bo',
  can_work: true,
};

/** Mocks a server with a list of leads that accepts bulk changes; returns the received changes. */
export function mockLeads(leads: readonly LeadDetail[]) {
  const orders: Record<string, unknown>[][] = [];
  const stored = new Map(leads.map((lead) => [lead.id, { ...lead }]));
  const rows = (items: readonly LeadDetail[]) => items.map(rowOf);
  server.use(
    http.get(/\/api\/admin\/leads(?:\/unread)?$/, ({ request }) => {
      const all = [...stored.values()].filter(
        ({ suspicious, snoozed_until }) => !suspicious && !snoozed_until,
      );
      if (request.url.includes('/unread')) return HttpResponse.json({ unread: 0 });
      const items = request.url.includes('person=') ? [] : rows(all);
      return HttpResponse.json({ items, total: items.length });
    }),
    http.get('*/api/admin/leads/:id', ({ params }) => HttpResponse.json(stored.get(String(params['id'])))),
    http.post('*/api/admin/leads/changes', async ({ request }) => {
      const { items } = (await request.json()) as { items: { id: string; version: number }[] };
      orders.push(items);
      const unchanged: string[] = [];
      const changed = items.flatMap(({ id, version, ...fields }) => {
        const lead = stored.get(id);
        if (!lead || lead.version !== version) {
          unchanged.push(id);
          return [];
        }
        const { snoozed_until, assignee, ...rest } = { ...lead, ...fields };
        const next = {
          ...rest,
          ...(snoozed_until ? { snoozed_until } : {}),
          ...(assignee ? { assignee } : {}),
          version: version + 1,
        };
        stored.set(id, next);
        return [next];
      });
      return HttpResponse.json({ items: rows(changed).map(({ cover: _cover, ...row }) => row), unchanged });
    }),
    http.post('*/api/admin/leads/delete', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] };
      orders.push([{ deleted: ids }]);
      return HttpResponse.json({ deleted: ids });
    }),
  );
  return { orders, stored };
}
