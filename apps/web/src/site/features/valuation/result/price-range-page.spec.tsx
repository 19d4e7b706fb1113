import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { receipt, storedRange } from '../../../../../test/render-funnel.ts';
import { renderPage } from '../../../../../test/render-page.tsx';
import { server } from '../../../../../test/server.ts';

function open(change: object = {}) {
  server.use(http.get('*/api/price-ranges/range-1', () => HttpResponse.json({ ...storedRange, ...change })));
  return renderPage('/bewertung/preisspanne/range-1');
}

describe('the page of a stored price range', () => {
  it('the page of a price range asks for the person alone, and sends the answers about the home with them', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/valuations', async ({ request }) => {
        bodies.push(await request.json());
        return receipt();
      }),
    );
    const { user } = open();
    const form = within(await screen.findByRole('form', { name: 'Kontaktdaten' }));
    expect(form.queryByLabelText(/^Wohnfläche|^Zustand|^Baujahr/)).toBeNull();
    expect(form.getByLabelText(/^Postleitzahl/)).toHaveValue('22763');
    await user.type(form.getByLabelText(/^Straße/), 'Elbchaussee');
    await user.type(form.getByLabelText(/^Hausnummer/), '12a');
    await user.click(form.getByRole('radio', { name: 'Verkauf planen' }));
    await user.type(form.getByLabelText(/^Nachname/), 'Muster');
    await user.type(form.getByLabelText(/^E-Mail/), 'anna@example.org');
    await user.click(form.getByRole('checkbox', { name: /Datenschutz/ }));
    await user.click(form.getByRole('button', { name: 'Bewertung anfordern' }));
    expect(await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })).toBeVisible();
    expect(bodies[0]).toMatchObject({
      ...storedRange.home,
      price_range_id: 'range-1',
      address_street: 'Elbchaussee',
      last_name: 'Muster',
    });
  });

  it('a price range without its district offers the possible ones in a form that the browser sends by itself', async () => {
    const candidates = ['Barmbek-Nord', 'Barmbek-Süd'];
    const { district: _, ...home } = storedRange.home;
    open({ home, result: { kind: 'district-needed', candidates } });
    const form = await screen.findByRole<HTMLFormElement>('form', { name: 'Stadtteil wählen' });
    expect(form).toHaveAttribute('action', '/api/price-ranges#formular-home');
    expect(
      within(form)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bitte wählen', ...candidates]);
    expect(
      Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])),
    ).toMatchObject({
      property_subtype: 'studio',
      living_area: '100',
      page: '/bewertung/preisspanne/range-1',
    });
    expect(screen.getByText(/kann in Barmbek-Nord oder Barmbek-Süd liegen/)).toBeVisible();
  });

  it.each([
    [{ cases: 1_204, share: 0.7896 }, 'Bei 1.204 eigenen Verkäufen lag der bezahlte Preis in 78 % der Fälle'],
    [null, undefined],
  ])('a price range with the claim %j says how often ranges held, or nothing of it', async (claim, text) => {
    open({ claim });
    const basis = await screen.findByText(/^Das ist eine Marktpreiseinschätzung/);
    if (text) expect(basis.textContent.replaceAll('\u00a0', ' ')).toContain(text);
    else expect(basis).not.toHaveTextContent('der bezahlte Preis');
  });
});
