import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../../test/render-page.tsx';
import { refused, server } from '../../../../test/server.ts';

const receipt = { id: 'f00dcafe-0000-4000-8000-000000000000', received_at: '2026-11-30T16:05:00.000Z' };
const contract = 'Maklervertrag vom 3. November{Enter}Lindenweg 5';

/** Stores withdrawals; returns what was sent under which key. */
function storeWithdrawals() {
  const sent: { key: string | null; body: unknown }[] = [];
  server.use(
    http.post('*/api/withdrawals', async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return HttpResponse.json(receipt, { status: 202 });
    }),
  );
  return sent;
}

async function openPage() {
  const page = renderPage('/widerruf');
  const { user } = page;
  const form = () => within(screen.getByRole('form', { name: 'Widerruf' }));
  await screen.findByRole('form', { name: 'Widerruf' });
  const field = (label: RegExp) => form().getByLabelText(label);
  const press = (name: string) => user.click(form().getByRole('button', { name }));
  return {
    ...page,
    field,
    press,
    fill: async () => {
      await user.type(field(/^Name/), 'Ada Lovelace');
      await user.type(field(/^Diesen Vertrag/), contract);
      await user.type(field(/^E-Mail/), 'ada@example.org');
    },
    reviewed: () => screen.findByRole('button', { name: 'Widerruf bestätigen' }),
  };
}

const expectKept = (field: (label: RegExp) => HTMLElement) => {
  expect(field(/^Name/)).toHaveValue('Ada Lovelace');
  expect(field(/^Diesen Vertrag/)).toHaveValue('Maklervertrag vom 3. November\nLindenweg 5');
  expect(field(/^E-Mail/)).toHaveValue('ada@example.org');
};

describe('the page of the withdrawal', () => {
  it('the page of the withdrawal says that the website closes no contract, and asks for no account and no consent [V-2.170, V-2.171]', async () => {
    const { field } = await openPage();
    expect(screen.getByText(/Über diese Website schließen Sie zurzeit keinen Vertrag/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByText(/kontakt@brookfleet\.example/)).toBeVisible();
    expect(field(/^Name/)).toBeRequired();
    expect(screen.queryByRole('checkbox')).toBeNull();
    const privacy = within(screen.getByRole('form')).getByRole('link', { name: 'Datenschutzerklärung' });
    expect(privacy).toHaveAttribute('href', '/datenschutz');
  });

  it('the first step names each missing field, and an address to which no mail can be written [V-2.171]', async () => {
    const { user, field, fill, press } = await openPage();
    await press('Weiter');
    await waitFor(() => expect(field(/^Name/)).toHaveAccessibleDescription('Name ist erforderlich'));
    expect(field(/^Diesen Vertrag/)).toHaveAccessibleDescription(/Bitte nennen Sie den Vertrag/);
    expect(field(/^E-Mail/)).toHaveAccessibleDescription('E-Mail ist erforderlich');
    await fill();
    await user.clear(field(/^E-Mail/));
    await user.type(field(/^E-Mail/), 'änne@example.org');
    await press('Weiter');
    await waitFor(() => expect(field(/^E-Mail/)).toHaveAccessibleDescription(/ohne Umlaute/));
  });

  it('the second step shows the declaration with its date and stores nothing before it is confirmed; then the page has the receipt [V-2.172, V-2.173]', async () => {
    const sent = storeWithdrawals();
    const { fill, press, reviewed } = await openPage();
    await fill();
    await press('Weiter');
    const button = await reviewed();
    expect(screen.getByRole('heading', { name: 'Bitte prüfen und bestätigen Sie' })).toHaveFocus();
    const declaration = within(screen.getByRole('group', { name: 'Ihre Erklärung' }));
    for (const text of ['Ada Lovelace', /^Maklervertrag vom 3\. November\s+Lindenweg 5$/, 'ada@example.org'])
      expect(declaration.getByText(text)).toBeVisible();
    expect(declaration.getByText(/^\d+\. \p{L}+ \d{4}$/u)).toBeVisible();
    expect(sent).toEqual([]);
    // Two clicks in a row, as a nervous hand makes them.
    act(() => {
      button.click();
      button.click();
    });
    const thanks = within(await screen.findByRole('group', { name: 'Gesendet' }));
    expect(thanks.getByText('Ihr Widerruf ist eingegangen')).toBeVisible();
    expect(thanks.getByText('30. November 2026 um 17:05 Uhr')).toBeVisible();
    expect(thanks.getByText('f00dcafe')).toBeVisible();
    expect(thanks.getByText(/Lindenweg 5/)).toBeVisible();
    expect(thanks.getByRole('button', { name: /Drucken/ })).toBeVisible();
    const body = {
      name: 'Ada Lovelace',
      contract: 'Maklervertrag vom 3. November\nLindenweg 5',
      email: 'ada@example.org',
    };
    expect(sent[0]?.body).toEqual(body);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('the button "Angaben ändern" and Back of the browser lead from the second step to the kept fields', async () => {
    const { router, field, fill, press, reviewed } = await openPage();
    await fill();
    const byBrowser = () => {
      act(() => router.history.back());
      return Promise.resolve();
    };
    for (const goBack of [() => press('Angaben ändern'), byBrowser]) {
      await press('Weiter');
      await reviewed();
      await goBack();
      await screen.findByRole('button', { name: 'Weiter' });
      expectKept(field);
    }
    act(() => router.history.forward());
    expect(await screen.findByRole('button', { name: 'Weiter' })).toBeVisible();
  });

  it('a confirmation that fails stays in the second step with a message, and is repeated under the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/withdrawals', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? refused('unavailable') : HttpResponse.json(receipt, { status: 202 });
      }),
    );
    const { fill, press, reviewed } = await openPage();
    await fill();
    await press('Weiter');
    await reviewed();
    await press('Widerruf bestätigen');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Ihre Angaben sind noch da/);
    await press('Widerruf bestätigen');
    expect(await screen.findByRole('group', { name: 'Gesendet' })).toBeVisible();
    expect(keys[1]).toBe(keys[0]);
  });
});
