import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AuditItem } from '../../shared/api/types.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { resetByPicker } from '../../../test/reset-by-picker.ts';
import { server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';

const item = (part: Partial<AuditItem>): AuditItem => ({
  id: 'a'.repeat(24),
  at: '2026-11-01T08:00:00.000Z',
  user: { id: 'u1', name: 'Ada', email: 'ada@example.test' },
  action: 'PATCH /api/admin/properties/{id}',
  target: '42',
  target_name: null,
  changes: [],
  refused: null,
  count: 1,
  ...part,
});

describe('the audit log', () => {
  beforeEach(() => server.use(signedIn()));

  it.each([
    ['PATCH /api/admin/properties/{id}', '42', '/admin/immobilien?objekt=42'],
    ['PATCH /api/admin/leads/{id}', 'lead-7', '/admin/anfragen?anfrage=lead-7'],
  ])('the audit log entry of %s links to the changed record [S-2.111]', async (action, target, href) => {
    server.use(
      http.get('*/api/admin/audit', () =>
        HttpResponse.json({ items: [item({ action, target })], next: null }),
      ),
    );
    renderPage('/admin/protokoll');
    expect(await screen.findByRole('link', { name: target })).toHaveAttribute('href', href);
  });

  it('a first day that the date picker of an iPhone has cleared does not limit the audit log [S-2.111]', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/admin/audit', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ items: [item({})], next: null });
      }),
    );
    renderPage('/admin/protokoll?from=2026-11-01');
    const from = await screen.findByLabelText('Von');
    expect(from).toHaveValue('2026-11-01');
    await waitFor(() => expect(asked.at(-1)).toContain('from='));
    resetByPicker(from);
    await waitFor(() => expect(asked.at(-1)).toBe(''));
    expect(from).toHaveValue('');
  });

  it('the audit log shows values in German and links properties and leads among them [S-2.111]', async () => {
    const [one, other] = ['1', '2'].map((n) => `${n.repeat(8)}-aaaa-4aaa-8aaa-${'a'.repeat(12)}`);
    const job = item({
      action: 'POST /api/admin/jobs',
      target: null,
      changes: [
        { field: 'kind', before: null, after: 'import-property' },
        { field: 'propertyId', before: null, after: '42, 43' },
      ],
    });
    const bulk = item({
      id: 'b'.repeat(24),
      action: 'POST /api/admin/leads/changes',
      target: null,
      changes: [{ field: 'leads', before: null, after: `${one}, ${other}` }],
    });
    server.use(http.get('*/api/admin/audit', () => HttpResponse.json({ items: [job, bulk], next: null })));
    renderPage('/admin/protokoll');
    expect(await screen.findByText('Import einzelner Immobilien')).toBeVisible();
    expect(screen.getByRole('link', { name: '43' })).toHaveAttribute('href', '/admin/immobilien?objekt=43');
    expect(screen.getByRole('link', { name: other! })).toHaveAttribute(
      'href',
      `/admin/anfragen?anfrage=${other}`,
    );
  });

  it('days in the filter of the audit log are those of Hamburg in every time zone', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      http.get('*/api/admin/audit', ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return HttpResponse.json({ items: [item({ at: '2026-03-29T21:30:00.000Z' })], next: null });
      }),
    );
    renderPage('/admin/protokoll?from=2026-03-29&to=2026-03-29');
    expect(await screen.findByTitle('29.03.2026, 23:30:00')).toBeVisible();
    expect(asked.map((query) => [query.get('from'), query.get('to')])).toEqual([
      ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ]);
  });

  it('the audit log entry of a deleted lead has no link to it [S-2.192]', async () => {
    const deletion = item({
      action: 'DELETE /api/admin/leads/{id}',
      target: `${'1'.repeat(8)}-aaaa-4aaa-8aaa-${'a'.repeat(12)}`,
      changes: [
        { field: 'kind', before: null, after: 'Nachricht' },
        { field: 'reason', before: null, after: 'Testanfrage' },
        { field: 'left', before: null, after: '0' },
      ],
    });
    server.use(http.get('*/api/admin/audit', () => HttpResponse.json({ items: [deletion], next: null })));
    renderPage('/admin/protokoll');
    const row = await screen.findByRole('row', { name: /Anfrage gelöscht · 1{8}/ });
    expect(row).toHaveTextContent('Art: NachrichtGrund: TestanfrageDanach noch vorhanden: 0');
    expect(screen.queryByRole('link', { name: /1{8}/ })).toBeNull();
  });
});
