import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeEventStreams } from '../../../../test/event-streams.ts';
import { buildLead, colleague, keepLead, rowOf } from '../../../../test/leads.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { refused, server } from '../../../../test/server.ts';
import { answerLeads, signedIn } from '../../../../test/staff.ts';

const first = buildLead();
const second = buildLead({
  id: `${'2'.repeat(8)}-aaaa-4aaa-8aaa-${'a'.repeat(12)}`,
  name: 'Ida Kern',
  state: 'new',
});

const lines = () => within(screen.getByRole('list', { name: 'Anfragen' })).getAllByRole('link');

beforeEach(() => {
  fakeEventStreams();
  server.use(
    signedIn(),
    answerLeads({ items: [rowOf(first), rowOf(second)], total: 2, unread: 1 }),
    http.get('*/api/admin/staff', () => HttpResponse.json({ items: [colleague] })),
  );
});

describe('the list of leads', () => {
  it('shows who wrote what and when, and how it stands', async () => {
    server.use(
      answerLeads({
        items: [
          rowOf(buildLead({ state: 'handled', assignee: 'u2' })),
          rowOf(buildLead({ ...second, suspicious: true, mails: { agency: 'pending', visitor: 'failed' } })),
        ],
        total: 120,
        unread: 1,
      }),
    );
    renderPage('/admin/anfragen');
    expect(await screen.findByRole('link', { name: /Jo Witt.*Nachricht.*Erledigt.*Bo/ })).toBeVisible();
    expect(
      screen.getByRole('link', { name: /Neu: Ida Kern.*Spamverdacht.*Mail nicht zugestellt/ }),
    ).toBeVisible();
    expect(screen.getByText('1–2 von 120')).toBeVisible();
    const bar = screen.getByRole('navigation', { name: 'Werkzeuge' });
    expect(await within(bar).findByRole('link', { name: 'Anfragen 1 ungelesen' })).toBeVisible();
  });

  it('takes search, filters and page from the address and puts them there', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/admin/leads', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ items: [rowOf(first)], total: 200, unread: 0 });
      }),
    );
    const { user, address } = renderPage('/admin/anfragen?q=witt&kind=contact&page=2&state=unsinn');
    await screen.findByText('51–51 von 200');
    expect(asked).toContain('?q=witt&kind=contact&page=2');
    await user.selectOptions(screen.getByLabelText('Stand'), 'Spamverdacht');
    await waitFor(() => expect(address()).toBe('/admin/anfragen?q=witt&kind=contact&state=suspicious'));
    await user.clear(screen.getByLabelText('Suche'));
    await user.type(screen.getByLabelText('Suche'), '040 77');
    await waitFor(() => expect(asked).toContain('?q=040%2077&kind=contact&state=suspicious'));
    expect(screen.getByRole('link', { name: 'Als CSV speichern' })).toHaveAttribute(
      'href',
      '/api/admin/leads/export?q=040+77&kind=contact&state=suspicious',
    );
    await user.click(screen.getByRole('button', { name: 'Ältere Anfragen' }));
    await waitFor(() => expect(address()).toContain('&page=2'));
  });

  it('works by keyboard: arrows move, Enter opens, / searches', async () => {
    keepLead(second);
    const { user, address } = renderPage('/admin/anfragen');
    await screen.findByRole('link', { name: /Jo Witt/ });
    expect(lines().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    lines()[0]!.focus();
    await user.keyboard('{ArrowDown}');
    expect(lines()[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/admin/anfragen?anfrage=${second.id}`));
    expect(lines()[1]).toHaveAttribute('aria-current', 'true');
    await user.keyboard('/');
    expect(screen.getByLabelText('Suche')).toHaveFocus();
  });

  it('is empty, fails and tries again in words', async () => {
    server.use(answerLeads());
    const { user } = renderPage('/admin/anfragen?q=nichts');
    expect(await screen.findByText('Keine Anfragen gefunden')).toBeVisible();
    server.use(http.get('*/api/admin/leads', () => refused('unavailable')));
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(await screen.findByText('Anfragen konnten nicht geladen werden')).toBeVisible();
    server.use(answerLeads({ items: [rowOf(first)], total: 1 }));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: /Jo Witt/ })).toBeVisible();
  });
});
