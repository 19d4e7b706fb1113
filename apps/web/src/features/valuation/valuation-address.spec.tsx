import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { continueButton, freshFunnel, progress, receipt, renderFunnel } from '../../../test/render-funnel.ts';
import { refused, server } from '../../../test/server.ts';

freshFunnel();

describe('steps 5 and 6', () => {
  it('asks for the purpose', async () => {
    const { user, section } = await renderFunnel({ step: 5, purpose: null });
    await user.click(continueButton(section));
    expect(section.getByRole('alert')).toHaveTextContent('Bitte wählen Sie einen Anlass.');
    expect(progress(section)).toHaveAttribute('aria-valuenow', '5');
  });

  it.each([
    ['Straße', 'Straße ist erforderlich'],
    ['Hausnummer', 'Hausnummer ist erforderlich'],
    ['Postleitzahl', 'Bitte geben Sie eine fünfstellige Postleitzahl ein.'],
    ['Ort', 'Ort ist erforderlich'],
  ])('leads to an empty %s', async (label, text) => {
    const { user, section } = await renderFunnel({ step: 6 });
    await user.clear(section.getByLabelText(label));
    await user.click(section.getByRole('button', { name: 'Adresse vervollständigen' }));
    expect(section.getByLabelText(label)).toHaveFocus();
    expect(section.getByLabelText(label)).toHaveAccessibleDescription(text);
  });

  it('refuses a postcode that is none', async () => {
    const { user, section } = await renderFunnel({ step: 6 });
    await user.type(section.getByLabelText('Postleitzahl'), '9');
    await user.click(section.getByRole('button', { name: 'Bewertung berechnen' }));
    expect(section.getByLabelText('Postleitzahl')).toBeInvalid();
    expect(progress(section)).toHaveAttribute('aria-valuenow', '6');
  });

  it('saves the address, notes the event and goes on', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/valuation-addresses', async ({ request }) => {
        bodies.push(await request.json());
        return receipt();
      }),
    );
    const { user, section } = await renderFunnel({ step: 6 });
    await user.click(section.getByRole('button', { name: 'Bewertung berechnen' }));

    expect(window.dataLayer).toEqual([{ event: 'conversion_form_address_success' }]);
    expect(progress(section)).toHaveAttribute('aria-valuenow', '7');
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          address_street: 'Elbchaussee',
          address_number: '12a',
          address_postal_code: '22763',
          address_city: 'Hamburg',
          filledInMs: expect.any(Number),
        },
      ]),
    );
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('bewertung') ?? '{}')).toMatchObject({ addressId: 'lead-1' }),
    );
  });

  it('only logs an address that was not saved', async () => {
    const log = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.post('*/api/valuation-addresses', () => refused('unavailable')));
    const { user, section } = await renderFunnel({ step: 6 });
    await user.click(section.getByRole('button', { name: 'Bewertung berechnen' }));
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(progress(section)).toHaveAttribute('aria-valuenow', '7');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks Google for nothing before it may', async () => {
    const { section } = await renderFunnel({ step: 6 });
    expect(section.getByRole('button', { name: 'Karte laden' })).toBeVisible();
    expect(document.querySelector('script[src*="google"]')).toBeNull();
  });
});

describe('step 7', () => {
  it('counts after 6, 9 and 12 s and ends after 14', async () => {
    const { section } = await renderFunnel({ step: 6 });
    jest.useFakeTimers();
    fireEvent.click(section.getByRole('button', { name: 'Bewertung berechnen' }));
    const status = section.getByRole('status');
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

    // `hidden`, because the items are hidden from screen readers, which read the status instead.
    const items = section.getAllByRole('listitem', { hidden: true });
    expect(items.slice(-3).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Lokale Daten werden erhoben'),
      expect.stringContaining('Daten werden geprüft und der Wert wird berechnet'),
      expect.stringContaining('Ihre Analyse wird erstellt'),
    ]);
    expect(status).toHaveTextContent('0 von 3 erledigt. Lokale Daten werden erhoben.');
    pass(5_999);
    expect(status).toHaveTextContent('0 von 3');
    pass(1);
    expect(status).toHaveTextContent('1 von 3 erledigt. Daten werden geprüft und der Wert wird berechnet.');
    pass(3_000);
    expect(status).toHaveTextContent('2 von 3 erledigt. Ihre Analyse wird erstellt.');
    pass(3_000);
    expect(status).toHaveTextContent('Alle Schritte sind erledigt.');
    pass(1_999);
    expect(progress(section)).toHaveAttribute('aria-valuenow', '7');
    pass(1);
    expect(progress(section)).toHaveAttribute('aria-valuetext', 'Schritt 8 von 8: Kontakt');
    jest.useRealTimers();
    expect(await section.findByRole('form', { name: 'Kontaktdaten' })).toBeVisible();
  });

  it('stops when one goes back', async () => {
    const { section } = await renderFunnel({ step: 7 });
    jest.useFakeTimers();
    fireEvent.click(section.getByRole('button', { name: 'Zurück' }));
    act(() => jest.advanceTimersByTime(20_000));
    expect(progress(section)).toHaveAttribute('aria-valuenow', '6');
  });
});

// These specs run last, because 'Karte laden' allows the map for the whole tab.
describe('map of step 6', () => {
  it('says that the map failed and that the fields work by hand', async () => {
    server.use(
      http.get('*/api/maps/key', () => HttpResponse.json({ apiKey: null, scriptUrl: 'https://x.example' })),
    );
    const { user, section } = await renderFunnel({ step: 6 });
    await user.click(section.getByRole('button', { name: 'Karte laden' }));
    const alert = await section.findByRole('alert');
    expect(alert).toHaveTextContent('Karte konnte nicht geladen werden');
    expect(alert).toHaveTextContent('Fehler beim Laden der Karte. Bitte füllen Sie die Felder von Hand aus.');
    expect(section.getByLabelText('Straße')).toHaveValue('Elbchaussee');
  });
});
