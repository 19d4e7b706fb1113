import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AuditItem } from '../../shared/api/types.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';

const item = (part: Partial<AuditItem>): AuditItem => ({
  id: 'a'.repeat(24),
  at: '2026-11-01T08:00:00.000Z',
  user: { id: 'u1', name: 'Ada' },
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
  ])('links what %s was about [S-2.111]', async (action, target, href) => {
    server.use(
      http.get('*/api/admin/audit', () =>
        HttpResponse.json({ items: [item({ action, target })], next: null }),
      ),
    );
    renderPage('/admin/protokoll');
    expect(await screen.findByRole('link', { name: target })).toHaveAttribute('href', href);
  });
});
