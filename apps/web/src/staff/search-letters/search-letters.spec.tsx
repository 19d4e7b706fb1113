import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SearchLetters, StaffRecord } from '../../shared/api/types.ts';
import { mockElementHeight } from '../../../test/mock-element-height.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import { answerRows, record, row } from '../../../test/staff-properties.ts';

const templates = [
  { title: 'Passt', subject: 'Passt zu Ihrer Suche: Haus 1', text: 'Guten Tag,\n\npasst das?\n\nAda' },
  { title: 'Termin', subject: 'Besichtigung', text: 'Guten Tag,\n\nkommen Sie am {Welcher Tag?}?' },
];
const letter = (fields: object = {}) => ({
  letter: '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11',
  subject: 'Passt zu Ihrer Suche: Haus 1',
  by: 'Ada',
  ordered_at: '2026-11-20T08:00:00.000Z',
  is_early: false,
  people: 20,
  sent: 17,
  waiting: 0,
  refused: 1,
  skipped: 2,
  with_expose: false,
  exposes_opened: 0,
  ...fields,
});
const lettersPath = '*/api/admin/properties/1/search-letters';
const answerLetters = (fields: Partial<SearchLetters> = {}) =>
  http.get(lettersPath, () =>
    HttpResponse.json({
      items: [],
      refusal: null,
      expose_refusal: null,
      is_hidden: false,
      publish_at: null,
      templates,
      ...fields,
    }),
  );
const answerRecord = (fields: Partial<StaffRecord> = {}) =>
  http.get('*/api/admin/properties/1', () => HttpResponse.json(record(fields)));
const answerMatches = http.get('*/api/admin/properties/:id/search-orders', () =>
  HttpResponse.json({ orders: 23, people: 20, reachable: 18 }),
);
const answerPreview = http.post(`${lettersPath}/preview`, () => HttpResponse.json({ html: '<p>So</p>' }));
const part = async () => within(await screen.findByRole('region', { name: 'Suchaufträge' }));

mockElementHeight();
beforeEach(() => {
  server.use(signedIn(), answerRows([row(1)]), answerRecord(), answerMatches, answerPreview);
});

describe('mails to everybody whose search orders match a property', () => {
  it('the dialog of a property says how many search orders of how many people match, who pauses, and how far earlier mails are [S-2.254]', async () => {
    server.use(answerLetters({ items: [letter(), letter({ letter: 'b', people: null, is_early: true })] }));
    renderPage('/admin/immobilien?objekt=1');
    const section = await part();
    expect(
      await section.findByText(
        '23 Suchaufträge von 20 Menschen passen. 2 davon pausieren und bekommen keine E-Mail.',
      ),
    ).toBeVisible();
    expect(
      await section.findByText(/von Ada, an 20 Menschen: 17 verschickt, 1 abgelehnt, 2 entfallen/),
    ).toBeVisible();
    expect(section.getByText(/^Vorab, .* wird vorbereitet$/)).toBeVisible();
  });

  it('a mail to everybody begins with a template, is shown as it goes out and sent once under one key [S-2.254]', async () => {
    const sent: object[] = [];
    server.use(
      answerLetters(),
      http.post(lettersPath, async ({ request }) => {
        sent.push((await request.json()) as object);
        if (sent.length === 1) return refused('unavailable');
        server.use(answerLetters({ items: [letter()] }));
        return HttpResponse.json({ items: [letter()] });
      }),
    );
    const { user } = renderPage('/admin/immobilien?objekt=1');
    await user.click(await (await part()).findByRole('button', { name: 'An alle schreiben' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'An alle passenden Suchaufträge schreiben' }),
    );
    await user.selectOptions(await dialog.findByLabelText('Vorlage'), 'Termin');
    await user.click(dialog.getByRole('button', { name: 'Vorschau ansehen' }));
    expect(dialog.getByText('Bitte füllen Sie diese Lücke noch aus: {Welcher Tag?}')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Vorlage'), 'Passt');
    expect(dialog.getByLabelText(/Betreff/)).toHaveValue('Passt zu Ihrer Suche: Haus 1');
    expect(dialog.queryByLabelText(/Online nach/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Vorschau ansehen' }));
    expect(await dialog.findByTitle('Vorschau der E-Mail')).toHaveAttribute('srcdoc', '<p>So</p>');
    const send = dialog.getByRole('button', { name: 'An 18 Menschen senden' });
    await user.click(send);
    expect(await dialog.findByText(/^Nicht gesendet\./)).toBeVisible();
    await user.click(send);
    expect(await screen.findByText('Die E-Mail geht an 18 Menschen')).toBeVisible();
    expect(await (await part()).findByText(/17 verschickt/)).toBeVisible();
    expect(sent).toEqual([
      {
        subject: templates[0]?.subject,
        text: templates[0]?.text,
        hours: null,
        with_expose: false,
        letter: expect.any(String),
      },
      sent[0],
    ]);
  });

  it('the exposé is sent with the mail if the person ticks it, also after a look at the preview, and its letter says who opened it [S-2.264]', async () => {
    const bodies: unknown[] = [];
    const opened = letter({ with_expose: true, exposes_opened: 3 });
    server.use(
      answerLetters({ items: [opened, letter({ letter: 'b', with_expose: true })] }),
      http.post(`${lettersPath}/preview`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ html: '<p>So</p>' });
      }),
      http.post(lettersPath, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ items: [opened] });
      }),
    );
    const { user } = renderPage('/admin/immobilien?objekt=1');
    expect(await (await part()).findByText(/2 entfallen, .*; Exposé von 3 Menschen geöffnet$/)).toBeVisible();
    expect((await part()).getByText(/; Exposé noch nicht geöffnet$/)).toBeVisible();
    await user.click((await part()).getByRole('button', { name: 'An alle schreiben' }));
    await user.selectOptions(await screen.findByLabelText('Vorlage'), 'Passt');
    const box = () => screen.getByRole('checkbox', { name: /^Exposé mitschicken.*30 Tage/ });
    await user.click(box());
    await user.click(screen.getByRole('button', { name: 'Vorschau ansehen' }));
    await user.click(await screen.findByRole('button', { name: 'Text ändern' }));
    expect(box()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Vorschau ansehen' }));
    await user.click(await screen.findByRole('button', { name: 'An 18 Menschen senden' }));
    expect(await screen.findByText('Die E-Mail geht an 18 Menschen')).toBeVisible();
    expect(bodies).toMatchObject([{ with_expose: true }, { with_expose: true }, { with_expose: true }]);
  });

  it('an exposé that is ordered by a contract cannot be sent with the mail, and the dialog says why [S-2.267]', async () => {
    server.use(answerLetters({ expose_refusal: 'Es wird beauftragt.' }));
    const { user } = renderPage('/admin/immobilien?objekt=1');
    await user.click(await (await part()).findByRole('button', { name: 'An alle schreiben' }));
    expect(await screen.findByText('Es wird beauftragt.')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Exposé/ })).toBeNull();
  });

  it('the limit of one mail a day is said where the person sends, and the words stay', async () => {
    server.use(
      answerLetters(),
      http.post(lettersPath, () => refused('conflict', { detail: 'Heute ging schon eine.' })),
    );
    const { user } = renderPage('/admin/immobilien?objekt=1');
    await user.click(await (await part()).findByRole('button', { name: 'An alle schreiben' }));
    await user.selectOptions(await screen.findByLabelText('Vorlage'), 'Passt');
    await user.click(screen.getByRole('button', { name: 'Vorschau ansehen' }));
    await user.click(await screen.findByRole('button', { name: 'An 18 Menschen senden' }));
    expect(await screen.findByText('Nicht gesendet. Heute ging schon eine.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Text ändern' }));
    expect(screen.getByLabelText(/^Text/)).toHaveValue(templates[0]?.text);
  });

  it('a property that is not online is told before with the hours until it is, 1 to 168 [S-2.255]', async () => {
    const hours: unknown[] = [];
    server.use(
      answerRecord({ website_status: 'inaktiv', hidden_by: ['inaktiv'] }),
      answerLetters({ is_hidden: true }),
      http.post(`${lettersPath}/preview`, async ({ request }) => {
        hours.push(((await request.json()) as { hours: unknown }).hours);
        return HttpResponse.json({ html: '<p>Vorab</p>' });
      }),
    );
    const { user } = renderPage('/admin/immobilien?objekt=1');
    await user.click(await (await part()).findByRole('button', { name: 'Vorab an alle schreiben' }));
    await user.selectOptions(await screen.findByLabelText('Vorlage'), 'Passt');
    const field = screen.getByLabelText(/Online nach so vielen Stunden/);
    for (const wrong of ['0', '169']) {
      await user.clear(field);
      await user.type(field, wrong);
      await user.click(screen.getByRole('button', { name: 'Vorschau ansehen' }));
      expect(await screen.findByText('Bitte geben Sie 1 bis 168 Stunden an.')).toBeVisible();
    }
    await user.clear(field);
    await user.type(field, '24');
    await user.click(screen.getByRole('button', { name: 'Vorschau ansehen' }));
    expect(await screen.findByTitle('Vorschau der E-Mail')).toBeVisible();
    expect(hours).toEqual([24]);
  });

  it('the moment of a property is shown, and staff end it or put the property online at once [S-2.255]', async () => {
    const hidden: Partial<StaffRecord> = {
      website_status: 'inaktiv',
      hidden_by: ['inaktiv'],
      version: 3,
    };
    const calls: unknown[] = [];
    server.use(
      answerRecord({ ...hidden, publish_at: '2026-12-03T10:01:00.000Z' }),
      http.patch('*/api/admin/properties/1', async ({ request }) => {
        calls.push(await request.json());
        return refused('outdated-record', { detail: 'Schon geändert.' });
      }),
      http.delete('*/api/admin/properties/1/publication', () => HttpResponse.json(record(hidden))),
    );
    const { user } = renderPage('/admin/immobilien?objekt=1');
    const moment = await screen.findByRole('region', { name: 'Termin der Veröffentlichung' });
    expect(moment).toHaveTextContent('Geht am 3. Dezember 2026 um 11:01 Uhr von selbst online.');
    await user.click(within(moment).getByRole('button', { name: 'Jetzt online stellen' }));
    expect(await screen.findByText('Schon geändert.')).toBeVisible();
    expect(calls).toEqual([{ website_status: 'aktiv', version: 3 }]);
    await user.click(await screen.findByRole('button', { name: 'Nicht online gehen' }));
    expect(await screen.findByText('Die Immobilie geht nicht von selbst online')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Termin der Veröffentlichung' })).toBeNull();
  });

  it('a broker without the right sees how many search orders match and cannot write to them', async () => {
    server.use(signedIn('broker'));
    renderPage('/admin/immobilien?objekt=1');
    expect(await (await part()).findByText(/23 Suchaufträge/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'An alle schreiben' })).toBeNull();
  });
});
