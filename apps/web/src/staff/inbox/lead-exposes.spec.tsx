import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildLead, colleague, mockLead, rowOf } from '../../../test/leads.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';
import { answerLeads, signedIn } from '../../../test/staff.ts';
import type { LeadDetail } from '../../shared/api/types.ts';

const sent = {
  kind: 'expose' as const,
  name: 'Exposé Villa.pdf',
  hash: '3f2a'.repeat(16),
  bytes: 2_200_000,
  pages: 12,
  made_at: '2026-11-20T09:00:05.000Z',
  with_address: false,
};

async function open(fields: Partial<LeadDetail>) {
  const lead = buildLead({
    kind: 'expose',
    consent: { version: 'expose-2026-11', at: '2026-11-20T09:00:00.000Z' },
    mail: {
      agency: { state: 'sent', attempts: 1 },
      visitor: { state: 'sent', attempts: 1, sent_at: '2026-11-20T09:00:06.000Z' },
    },
    ...fields,
  });
  server.use(
    signedIn(),
    answerLeads({ items: [rowOf(lead)], total: 1 }),
    http.get('*/api/admin/colleagues', () => HttpResponse.json({ items: [colleague] })),
  );
  mockLead(lead);
  renderPage(`/admin/anfragen?anfrage=${lead.id}`);
  await screen.findByRole('heading', { name: 'Mails' });
}

describe('the proof of an exposé in a lead', () => {
  it('a lead shows when its exposé was made, accepted and opened, an often opened link in one line, and what that proves [S-2.260]', async () => {
    const at = (minute: number) => `2026-11-20T09:0${minute}:00.000Z`;
    const events = [
      ...[1, 2, 3].map((minute) => ({ what: 'opened' as const, at: at(minute) })),
      { what: 'downloaded' as const, at: at(4) },
    ];
    await open({ exposes: { sent: [sent], events } });
    const part = within(screen.getByRole('heading', { name: 'Exposé' }).parentElement!);
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '20.11.2026, 10:00:00 · Angefragt (Einwilligung expose-2026-11)',
      '20.11.2026, 10:00:05 · Exposé erstellt (Prüfsumme 3f2a3f2a…, 12 Seiten, 2,1 MB)',
      '20.11.2026, 10:00:06 · E-Mail vom Mailserver angenommen',
      '20.11.2026, 10:01:00 · Link geöffnet, noch 2-mal bis 20.11.2026, 10:03:00',
      '20.11.2026, 10:04:00 · Exposé heruntergeladen',
    ]);
    expect(part.getByText(/^Wer den Link kennt, kann ihn geöffnet haben/)).toBeVisible();
  });

  it('a lead whose link nobody has opened yet has no note about opened links', async () => {
    await open({ exposes: { sent: [sent], events: [] } });
    expect(screen.queryByText(/^Wer den Link kennt/)).toBeNull();
  });

  it('a lead to which no exposé was sent has no part about it', async () => {
    await open({});
    expect(screen.queryByRole('heading', { name: 'Exposé' })).toBeNull();
  });
});
