import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ExposeState, StaffRecord } from '../../shared/api/types.ts';
import { mockElementHeight } from '../../../test/mock-element-height.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import { answerRows, record, row } from '../../../test/staff-properties.ts';

const address = '*/api/admin/properties/1/expose';

beforeEach(() => server.use(signedIn('office'), answerRows([row(1)])));
mockElementHeight();

const stateWith = (state: Partial<ExposeState>): ExposeState => ({
  is_reviewed: false,
  crm_file: null,
  has_bank_sheet: true,
  hides_address: false,
  gaps: [],
  ...state,
});

async function open(state: Partial<ExposeState> = {}, fields: Partial<StaffRecord> = {}) {
  server.use(
    http.get('*/api/admin/properties/1', () => HttpResponse.json(record(fields))),
    http.get(address, () => HttpResponse.json(stateWith(state))),
  );
  const { user } = renderPage('/admin/immobilien?objekt=1');
  const part = within(await screen.findByRole('region', { name: 'Exposé' }));
  await part.findByRole('link', { name: 'Exposé ansehen' });
  return { user, part };
}

describe('the exposé in the dialog of a property', () => {
  it('the dialog of a property opens both documents and names what the exposé lacks [S-2.261]', async () => {
    const { part } = await open({ gaps: ['energy', 'plan', 'picture', 'description', 'commission'] });
    expect(part.getByRole('link', { name: 'Exposé ansehen' })).toHaveAttribute(
      'href',
      '/api/admin/properties/1/document?kind=expose',
    );
    expect(part.getByRole('link', { name: 'Kostenblatt ansehen' })).toHaveAttribute(
      'href',
      '/api/admin/properties/1/document?kind=bank-sheet',
    );
    expect(
      part.getByText(
        'Im Exposé fehlt: Angaben zum Energieausweis, ein Grundriss, ein Bild, eine Beschreibung und die Angabe zur Provision.',
      ),
    ).toBeVisible();
  });

  it('the dialog of a property for rent offers no bank’s sheet, and says that nothing is missing', async () => {
    const { part } = await open({ has_bank_sheet: false });
    expect(part.queryByRole('link', { name: 'Kostenblatt ansehen' })).toBeNull();
    expect(part.getByText('Im Exposé fehlt nichts.')).toBeVisible();
    expect(part.queryByText(/Adresse/)).toBeNull();
  });

  it('the dialog of a property says that a hidden address and texts with its street are not in the exposé [S-2.263]', async () => {
    const { part } = await open(
      { hides_address: true },
      { data_warnings: [{ field: 'title', reason: 'names-street' }] },
    );
    expect(
      part.getByText(/^Die Adresse ist verborgen .* Texte, die die Straße nennen, lässt das Exposé weg/),
    ).toBeVisible();
  });

  it('a switch holds exposés back until staff send them, and says what it means [S-2.261]', async () => {
    const sent: unknown[] = [];
    server.use(
      http.put(`${address}/review`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    const { user, part } = await open();
    const control = part.getByRole('switch', { name: 'Erst nach Prüfung senden', checked: false });
    expect(control).toHaveAccessibleDescription('Wer es anfordert, bekommt das Exposé sofort per E-Mail.');
    await user.click(control);
    expect(await part.findByRole('switch', { checked: true })).toHaveAccessibleDescription(
      /^Auf eine Anfrage geht nur die Bestätigung hinaus/,
    );
    expect(sent).toEqual([{ is_reviewed: true }]);
  });

  it('a switch of exposés that the server refuses stays as it was', async () => {
    server.use(http.put(`${address}/review`, () => refused('unavailable')));
    const { user, part } = await open({ is_reviewed: true });
    await user.click(part.getByRole('switch', { checked: true }));
    expect(await screen.findByText(/nicht erreichbar|Versuchen Sie es/i)).toBeVisible();
    expect(part.getByRole('switch', { checked: true })).toBeVisible();
  });

  it('the PDF of Propstack is taken by a button, named with its day, and given up by another one', async () => {
    const sent: unknown[] = [];
    let crm_file: ExposeState['crm_file'] = null;
    server.use(
      http.put(`${address}/source`, async ({ request }) => {
        const body = (await request.json()) as { from_crm: boolean };
        sent.push(body);
        crm_file = body.from_crm
          ? { title: 'Exposé Alt', pages: 12, taken_at: '2026-11-30T08:15:00Z', obstacle: null }
          : null;
        return HttpResponse.json({});
      }),
    );
    const { user, part } = await open({ gaps: ['plan'] });
    server.use(http.get(address, () => HttpResponse.json(stateWith({ crm_file, gaps: ['plan'] }))));
    expect(part.getByText('Hinaus geht das Exposé, das die Website macht.')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'PDF aus Propstack übernehmen' }));
    expect(
      await part.findByText(/^Hinaus geht „Exposé Alt“ aus Propstack, 12 Seiten, übernommen am 30\.11\.2026/),
    ).toBeVisible();
    expect(part.queryByText(/Im Exposé fehlt/)).toBeNull();
    await user.click(part.getByRole('button', { name: 'Wieder das der Website senden' }));
    expect(await part.findByText('Im Exposé fehlt: ein Grundriss.')).toBeVisible();
    expect(sent).toEqual([{ from_crm: true }, { from_crm: false }]);
  });

  it('a PDF of Propstack that cannot be taken leaves the exposé of the website, and says why', async () => {
    server.use(
      http.put(`${address}/source`, () => refused('conflict', { detail: 'Die Datei ist kein PDF.' })),
    );
    const { user, part } = await open();
    await user.click(part.getByRole('button', { name: 'PDF aus Propstack übernehmen' }));
    expect(await screen.findByText('Die Datei ist kein PDF.')).toBeVisible();
    expect(part.getByText('Hinaus geht das Exposé, das die Website macht.')).toBeVisible();
  });

  it.each([
    ['price', /^Der Preis ist inzwischen ein anderer\. .* wieder das Exposé der Website hinaus\.$/],
    ['street', /^Es nennt die Straße, .* verborgen\. .* wieder das Exposé der Website hinaus\.$/],
  ] as const)('a PDF of Propstack that is not sent any more says why (%s)', async (obstacle, text) => {
    const { part } = await open({
      crm_file: { title: 'Alt', pages: 1, taken_at: '2026-11-30T08:15:00Z', obstacle },
    });
    expect(part.getByText(text)).toBeVisible();
    expect(part.getByText('Im Exposé fehlt nichts.')).toBeVisible();
  });

  it('a Makler sees how exposés are sent and cannot change it', async () => {
    server.use(signedIn('broker'));
    const { part } = await open({ is_reviewed: true });
    expect(part.queryByRole('switch')).toBeNull();
    expect(part.getByText(/^Auf eine Anfrage geht nur die Bestätigung hinaus/)).toBeVisible();
  });
});
