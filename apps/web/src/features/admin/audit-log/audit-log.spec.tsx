import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AuditItem } from '../../../api/types.ts';
import { fakeEventStreams } from '../../../../test/event-streams.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/staff.ts';

const entry = (n: number, more: Partial<AuditItem> = {}): AuditItem => ({
  id: String(n),
  at: new Date(Date.now() - 5 * 60_000).toISOString(),
  user: { id: 'u1', name: 'Ada' },
  action: 'PATCH /api/admin/properties/{id}',
  target: String(n),
  target_name: null,
  refused: null,
  count: 1,
  changes: [{ field: 'website_status', before: 'aktiv', after: 'inaktiv' }],
  ...more,
});

const rows = () => screen.getAllByRole('row').slice(1);

describe('the audit log', () => {
  beforeEach(() => {
    fakeEventStreams();
    server.use(signedIn());
  });

  it('says in words who changed what, with the values before and after, and the exact time on hover', async () => {
    server.use(http.get('*/api/admin/audit', () => HttpResponse.json({ items: [entry(42)], next: null })));
    renderPage('/admin/protokoll');
    const row = await screen.findByRole('row', { name: /Website-Status geändert · 42/ });
    expect(row).toHaveTextContent(
      'vor 5 MinutenAdaWebsite-Status geändert · 42Website-Status: aktiv → inaktiv',
    );
    expect(within(row).getByText('vor 5 Minuten')).toHaveAttribute(
      'title',
      expect.stringMatching(/^\d\d\.\d\d\.\d{4}/),
    );
  });

  it('says why and how often an action was refused, and whose account is removed', async () => {
    const refused = entry(7, { refused: 'conflict', count: 3, user: { id: 'u9', name: null } });
    server.use(http.get('*/api/admin/audit', () => HttpResponse.json({ items: [refused], next: null })));
    renderPage('/admin/protokoll');
    expect(await screen.findByText(/Abgelehnt \(3 Mal\): Die Anfrage steht im Widerspruch/)).toBeVisible();
    expect(screen.getByText('Entferntes Konto')).toBeVisible();
  });

  it('searches while typing, and the file holds the same search', async () => {
    server.use(
      http.get('*/api/admin/audit', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const isFound = searchParams.get('q') === 'ada' && !searchParams.has('refused');
        return HttpResponse.json({ items: isFound ? [entry(1)] : [], next: null });
      }),
    );
    const { user } = renderPage('/admin/protokoll');
    expect(await screen.findByText('Keine Einträge gefunden')).toBeVisible();
    await user.type(screen.getByLabelText('Suche'), 'ada');
    expect(await screen.findByRole('row', { name: /· 1/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Als CSV speichern' })).toHaveAttribute(
      'href',
      '/api/admin/audit/csv?q=ada',
    );
    await user.click(screen.getByLabelText('Nur abgelehnte'));
    expect(await screen.findByText('Keine Einträge gefunden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suche zurücksetzen' }));
    expect(screen.getByLabelText('Suche')).toHaveValue('');
  });

  it('loads older entries behind the newer ones', async () => {
    server.use(
      http.get('*/api/admin/audit', ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? HttpResponse.json({ items: [entry(1)], next: null })
          : HttpResponse.json({ items: [entry(2)], next: `1-${'a'.repeat(24)}` }),
      ),
    );
    const { user } = renderPage('/admin/protokoll');
    await user.click(await screen.findByRole('button', { name: 'Ältere Einträge laden' }));
    await screen.findByRole('row', { name: /· 1/ });
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Ältere Einträge laden' })).toBeNull();
  });

  it('tells what failed and tries again', async () => {
    server.use(http.get('*/api/admin/audit', () => new HttpResponse(null, { status: 500 })));
    const { user } = renderPage('/admin/protokoll');
    expect(
      await screen.findByText('Das Protokoll konnte nicht geladen werden', {}, { timeout: 5_000 }),
    ).toBeVisible();
    server.use(http.get('*/api/admin/audit', () => HttpResponse.json({ items: [entry(5)], next: null })));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('row', { name: /· 5/ })).toBeVisible();
  });
});
