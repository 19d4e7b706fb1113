import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PropertyFigures, StaffReport } from '../../shared/api/types.ts';
import { mockElementHeight } from '../../../test/mock-element-height.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import { answerRows, record, row } from '../../../test/staff-properties.ts';

const figures: PropertyFigures = {
  from: '2026-10-28',
  to: '2026-11-26',
  views: [
    { day: '2026-11-03', views: 1_200 },
    { day: '2026-11-26', views: 34 },
  ],
  requests: [
    { day: '2026-11-03', kind: 'expose', count: 2 },
    { day: '2026-11-04', kind: 'viewing', count: 1 },
  ],
};
const report: StaffReport = {
  name: 'Frau Petersen',
  email: 'petersen@example.org',
  created_at: '2026-11-01T08:00:00.000Z',
  last_mail: { month: '2026-10', state: 'failed' },
};
const address = '*/api/admin/properties/1/report';
const link = `https://example.org/eigentuemer/${'a'.repeat(43)}`;

beforeEach(() => {
  server.use(
    signedIn('office'),
    answerRows([row(1)]),
    http.get('*/api/admin/properties/1', () => HttpResponse.json(record())),
  );
});
mockElementHeight();

const open = () => renderPage('/admin/immobilien?objekt=1');
const section = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const figureSection = () => section(/^Aufrufe und Anfragen/);
const reportSection = () => section(/^Bericht an den Eigentümer/);

describe('the figures of a property', () => {
  it('the figures of a property are sums of 30 days, a bar for each day and the same as a table [S-2.210]', async () => {
    server.use(http.get('*/api/admin/properties/1/figures', () => HttpResponse.json(figures)));
    const { user } = open();
    const part = await figureSection();
    await part.findByText('1.234');
    const facts = part.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Aufrufe', '1.234'],
      ['Exposé-Anfragen', '2'],
      ['Besichtigungsanfragen', '1'],
    ]);
    const chart = part.getByRole('img', { name: 'Aufrufe je Tag, die meisten am 03.11.2026: 1.200' });
    expect(chart.children).toHaveLength(30);
    await user.click(part.getByText('Tage als Tabelle'));
    const lines = part.getAllByRole('row').slice(1);
    expect(lines.map(({ children }) => [...children].map((cell) => cell.textContent))).toEqual([
      ['26.11.2026', '34', '0'],
      ['04.11.2026', '0', '1'],
      ['03.11.2026', '1.200', '2'],
    ]);
  });

  it('the figures of a property begin at zero, and a Makler sees them without the report [S-2.210]', async () => {
    server.use(signedIn('broker'));
    open();
    const part = await figureSection();
    expect(await part.findAllByText('0')).toHaveLength(2);
    expect(part.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('region', { name: /Bericht an den Eigentümer/ })).toBeNull();
  });
});

describe('the report of a property', () => {
  it('a new property report shows its link once, with the focus, and the link can be copied [S-2.212, S-2.220]', async () => {
    const sent: unknown[] = [];
    server.use(
      http.put(address, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ report: { ...report, last_mail: null }, link });
      }),
    );
    const { user } = open();
    const part = await reportSection();
    await user.click(await part.findByRole('button', { name: 'Eigentümer eintragen' }));
    expect(part.getByLabelText(/^Name/)).toHaveFocus();
    await user.click(part.getByRole('button', { name: 'Eintragen und Link erstellen' }));
    expect(part.getByText('Bitte geben Sie den Namen ein.')).toBeVisible();
    await user.type(part.getByLabelText(/^Name/), report.name);
    await user.type(part.getByLabelText(/^E-Mail/), report.email);
    await user.click(part.getByRole('button', { name: 'Eintragen und Link erstellen' }));
    expect(await part.findByText(link)).toBeVisible();
    expect(part.getByRole('heading', { name: 'Bericht an den Eigentümer' })).toHaveFocus();
    expect(sent).toEqual([{ name: report.name, email: report.email }]);
    await user.click(part.getByRole('button', { name: 'Link kopieren' }));
    expect(await part.findByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(part.getByText(/noch keine; die erste kommt am ersten Arbeitstag/)).toBeVisible();
  });

  it('a proprietor whom the server refuses stays in the report form', async () => {
    const message = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
    server.use(http.put(address, () => refused('invalid-input', { errors: [{ field: 'email', message }] })));
    const { user } = open();
    const part = await reportSection();
    await user.click(await part.findByRole('button', { name: 'Eigentümer eintragen' }));
    await user.type(part.getByLabelText(/^Name/), report.name);
    await user.type(part.getByLabelText(/^E-Mail/), 'kein');
    await user.click(part.getByRole('button', { name: 'Eintragen und Link erstellen' }));
    expect(await part.findByText(message)).toBeVisible();
    expect(part.getByLabelText(/^Name/)).toHaveValue(report.name);
  });

  it('a property report shows the state of its last mail, and renewing or ending its link asks for a confirmation [S-2.212]', async () => {
    let ended = 0;
    server.use(
      http.get(address, () => HttpResponse.json({ report })),
      http.post(`${address}/link`, () => HttpResponse.json({ report, link })),
      http.delete(address, () => {
        ended += 1;
        return HttpResponse.json({});
      }),
    );
    const { user } = open();
    const part = await reportSection();
    expect(await part.findByText('Oktober 2026, nicht zustellbar')).toBeVisible();
    const confirm = async (button: string, action: string) => {
      await user.click(part.getByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog', { name: new RegExp(action) }));
      await user.click(dialog.getByRole('button', { name: action }));
    };
    await confirm('Neuer Link', 'Link erneuern');
    expect(await part.findByText(link)).toBeVisible();
    await confirm('Bericht beenden', 'Bericht beenden');
    await waitFor(() => expect(part.queryByText(report.name)).toBeNull());
    expect(ended).toBe(1);
    expect(part.getByRole('button', { name: 'Eigentümer eintragen' })).toBeVisible();
    expect(part.queryByText(link)).toBeNull();
  });
});
