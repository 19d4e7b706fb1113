import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  continueButton,
  resetFunnelBeforeEach,
  progress,
  receipt,
  renderFunnel,
  storedRange,
} from '../../../../test/render-funnel.ts';
import { createGate } from '@estate/test-kit/gate';
import { refused, server } from '../../../../test/server.ts';
import { translatePage } from '../../../../test/translate-page.ts';

describe('the way through the funnel', () => {
  resetFunnelBeforeEach();

  it('the valuation funnel leads from the type to the calculation, and each step moves the focus to its question [V-2.52, V-2.53, V-2.54, V-2.56, V-5.15, V-5.18]', async () => {
    const { user, section } = await renderFunnel();
    expect(progress(section)).toHaveAttribute('aria-valuetext', 'Schritt 1 von 8: Immobilie');
    expect(section.queryByRole('button', { name: 'Zurück' })).toBeNull();

    await user.click(section.getByRole('button', { name: 'Wohnung' }));
    const question = section.getByRole('heading', { name: 'Schritt 2 von 8: Was für eine Wohnung ist es?' });
    expect(question).toHaveFocus();
    expect(section.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
      'Etagenwohnung',
      'Erdgeschoss',
      'Dachgeschoss',
      'Maisonette',
      'Loft',
      'Penthouse',
    ]);

    await user.click(section.getByRole('button', { name: 'Loft' }));
    const floor = section.getByRole('group', { name: 'Etage' });
    expect(floor).toHaveTextContent('keine Angabe');
    await user.click(section.getByRole('button', { name: 'Etage erhöhen' }));
    expect(floor).toHaveTextContent('11. Obergeschoss');
    await user.click(continueButton(section));
    for (const radio of section.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.selectOptions(section.getByLabelText(/^Vermietet oder frei/), 'Vermietet');
    expect(section.getByLabelText(/^Nettokaltmiete/)).toBeVisible();
    await user.click(continueButton(section));
    await user.click(section.getByRole('radio', { name: 'Ich plane einen Verkauf' }));
    await user.click(continueButton(section));
    await user.type(section.getByLabelText('Straße'), 'Elbchaussee');
    await user.type(section.getByLabelText('Hausnummer'), '12a');
    await user.type(section.getByLabelText('Postleitzahl'), '22763');
    expect(section.getByRole('button', { name: 'Adresse vervollständigen' })).toBeVisible();
    await user.type(section.getByLabelText('Ort'), 'Hamburg');
    await user.click(section.getByRole('button', { name: 'Bewertung berechnen' }));
    expect(progress(section)).toHaveAttribute('aria-valuetext', 'Schritt 7 von 8: Berechnung');
  });

  it('Back shows the previous step of the valuation at the same scroll position, and clears the subtype of the second step [V-4.24]', async () => {
    const { user, section } = await renderFunnel({ step: 3 });
    await user.click(section.getByRole('button', { name: 'Zurück' }));
    expect(section.getByRole('button', { name: 'Loft', pressed: true })).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Zurück' }));
    await user.click(section.getByRole('button', { name: 'Wohnung', pressed: true }));
    expect(section.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('the heading of the valuation funnel is shown on the first step only', async () => {
    const { user, section } = await renderFunnel();
    expect(section.getByText(/^Acht kurze Schritte/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Haus' }));
    expect(section.queryByText(/^Acht kurze Schritte/)).toBeNull();
    await user.click(section.getByRole('button', { name: 'Zurück' }));
    expect(section.getByText(/^Acht kurze Schritte/)).toBeVisible();
  });

  it('each step of the valuation scrolls to 150 px above the funnel after 100 ms [V-2.63, V-9.3]', async () => {
    const { section } = await renderFunnel();
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    jest.useFakeTimers();
    fireEvent.click(section.getByRole('button', { name: 'Haus' }));
    act(() => jest.advanceTimersByTime(99));
    expect(scrollTo).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(scrollTo.mock.calls).toEqual([[{ top: -150, behavior: 'smooth' }]]);
  });

  it('a step of the valuation neither scrolls nor moves a focus that is outside the funnel', async () => {
    const { section } = await renderFunnel();
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    jest.useFakeTimers();
    const link = screen.getAllByRole('link')[0]!;
    link.focus();
    fireEvent.click(section.getByRole('button', { name: 'Haus' }));
    act(() => jest.advanceTimersByTime(100));
    expect(link).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('question, count and button of each valuation step are shown while the browser translates the page [V-2.99]', async () => {
    const { user, section } = await renderFunnel();
    const funnel = screen.getByRole('region', { name: 'Kostenlose Bewertung' });
    const press = async (name: string | RegExp, role = 'button') => {
      translatePage(funnel);
      await user.click(section.getByRole(role, { name }));
    };
    await press('Haus');
    expect(section.getByRole('heading', { name: /Was für ein Haus ist es\?$/ })).toBeVisible();
    expect(section.getByText('Schritt 2 von 8')).toBeVisible();
    await press('Reihenhaus');
    await press('Weiter');
    expect(section.getByRole('heading', { name: /In welchem Zustand ist Ihr Haus\?$/ })).toBeVisible();
    expect(section.getByText('Schritt 4 von 8')).toBeVisible();
    await press('Weiter');
    await press('Ich plane einen Verkauf', 'radio');
    await press('Weiter');
    for (const [name, text] of [
      ['Straße', 'Elbchaussee'],
      ['Hausnummer', '12a'],
      ['Postleitzahl', '22763'],
      ['Ort', 'Hamburg'],
    ] as const) {
      translatePage(funnel);
      await user.type(section.getByRole('textbox', { name: new RegExp(`^${name}`) }), text);
    }
    await press('Bewertung berechnen');
    translatePage(funnel);
    expect(await section.findByText('Schritt 8 von 8', {}, { timeout: 5_000 })).toBeVisible();
  });

  it('the valuation asks for the floor of apartments only [V-2.55]', async () => {
    const { section } = await renderFunnel({ step: 3, propertyType: 'haus', subtype: 'reihenhaus' });
    expect(section.getByRole('group', { name: 'Zimmer' })).toBeVisible();
    expect(section.queryByRole('group', { name: 'Etage' })).toBeNull();
  });
});

describe('step 3', () => {
  resetFunnelBeforeEach();

  it('an invalid area in the valuation stays in its field with an error and leaves the slider unchanged [V-9.27]', async () => {
    const { user, section } = await renderFunnel({ step: 3 });
    const byHand = section.getByLabelText('Wohnfläche');
    const slider = section.getByRole('slider', { name: 'Wohnfläche, Regler' });
    await user.clear(byHand);
    await user.type(byHand, '900');
    await user.tab();
    expect(byHand).toHaveValue('900');
    expect(byHand).toHaveAccessibleDescription('Bitte eine ganze Zahl von 10 bis 800 eingeben.');
    fireEvent.change(slider, { target: { value: '800' } });
    expect(slider).toHaveAttribute('aria-valuetext', '800+ m²');
    expect(byHand).toHaveValue('800');
    expect(byHand).toBeValid();
  });

  it('an area out of range keeps the valuation at its step and gets the focus', async () => {
    const { user, section } = await renderFunnel({ step: 3 });
    const byHand = section.getByLabelText('Wohnfläche');
    await user.clear(byHand);
    await user.type(byHand, '900');
    await user.click(continueButton(section));
    expect(byHand).toHaveFocus();
    expect(section.getByRole('link', { name: 'Wohnfläche' })).toBeVisible();
    await user.type(byHand, '{Backspace}{Enter}');
    expect(section.queryByLabelText('Wohnfläche')).toBeNull();
  });

  it('a year of construction that is none shows its error and gets the focus', async () => {
    const { user, section } = await renderFunnel({ step: 3 });
    await user.clear(section.getByLabelText(/^Baujahr/));
    await user.type(section.getByLabelText(/^Baujahr/), 'alt');
    await user.click(continueButton(section));
    expect(section.getByLabelText(/^Baujahr/)).toHaveFocus();
    expect(section.getByLabelText(/^Baujahr/)).toHaveAccessibleDescription(
      `Bitte geben Sie ein Baujahr von 1500 bis ${new Date().getFullYear() + 2} ein, zum Beispiel 1970.`,
    );
  });

  it('a number field of the valuation announces its limit to screen readers', async () => {
    const { user, section } = await renderFunnel({ step: 3, floor: -1 });
    const down = section.getByRole('button', { name: 'Etage verringern' });
    await user.click(down);
    expect(down).toHaveAttribute('aria-disabled', 'true');
    await user.click(down);
    expect(section.getByRole('group', { name: 'Etage' })).toHaveTextContent('-22. Untergeschoss');
  });

  const moved = (movementX: number) =>
    Object.assign(new MouseEvent('mousemove', { bubbles: true }), { movementX, movementY: 0 });

  it('the tooltip of the floor field opens after 700 ms under the pointer, at once on focus, and not after Escape [V-9.7, V-9.30]', async () => {
    const { section } = await renderFunnel({ step: 3 });
    const info = section.getByRole('button', { name: 'Erklärung zur Etage' });
    jest.useFakeTimers();
    fireEvent(info, moved(0));
    act(() => jest.advanceTimersByTime(700));
    expect(section.queryByRole('tooltip')).toBeNull();
    fireEvent(info, moved(1));
    act(() => jest.advanceTimersByTime(699));
    expect(section.queryByRole('tooltip')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(section.getByRole('tooltip')).toHaveTextContent('-1: Keller0: Erdgeschoss1: erstes Obergeschoss');
    expect(info).toHaveAccessibleDescription(/-1: Keller/);
    fireEvent.keyDown(info, { key: 'Escape' });
    expect(section.queryByRole('tooltip')).toBeNull();

    act(() => jest.advanceTimersByTime(299));
    fireEvent(section.getByRole('button', { name: 'Erklärung zur Wohnfläche' }), moved(1));
    act(() => jest.advanceTimersByTime(0));
    expect(section.getByRole('tooltip')).toHaveTextContent(/ohne Keller/);
  });
});

describe('steps 5 and 6', () => {
  resetFunnelBeforeEach();

  it('a missing purpose of the valuation shows its error [V-2.57, V-5.16]', async () => {
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
  ])('an empty %s in the valuation gets the focus', async (label, text) => {
    const { user, section } = await renderFunnel({ step: 6 });
    await user.clear(section.getByLabelText(label));
    await user.click(section.getByRole('button', { name: 'Adresse vervollständigen' }));
    expect(section.getByLabelText(label)).toHaveFocus();
    expect(section.getByLabelText(label)).toHaveAccessibleDescription(text);
  });

  it('an invalid postcode in the valuation is refused', async () => {
    const { user, section } = await renderFunnel({ step: 6 });
    await user.type(section.getByLabelText('Postleitzahl'), '9');
    await user.click(section.getByRole('button', { name: 'Bewertung berechnen' }));
    expect(section.getByLabelText('Postleitzahl')).toBeInvalid();
    expect(progress(section)).toHaveAttribute('aria-valuenow', '6');
  });

  it('the address of the valuation is saved, the event recorded and the next step shown [V-3.22, V-4.21, V-7.14, V-7.21]', async () => {
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

  it('an address of the valuation that could not be saved is only logged [V-7.14]', async () => {
    const log = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.post('*/api/valuation-addresses', () => refused('unavailable')));
    const { user, section } = await renderFunnel({ step: 6 });
    await user.click(section.getByRole('button', { name: 'Bewertung berechnen' }));
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(progress(section)).toHaveAttribute('aria-valuenow', '7');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the valuation sends no request to Google before consent', async () => {
    const { section } = await renderFunnel({ step: 6 });
    expect(section.getByRole('button', { name: 'Karte laden' })).toBeVisible();
    expect(document.querySelector('script[src*="google"]')).toBeNull();
  });
});

describe('step 7', () => {
  resetFunnelBeforeEach();

  it('the calculation of the valuation ends when the range is there, and shows it before any question about the person [V-2.59, V-4.22, V-4.26, V-4.27, V-9.26]', async () => {
    const asked: unknown[] = [];
    const gate = createGate();
    server.use(
      http.post('*/api/price-ranges', async ({ request }) => {
        asked.push(await request.json());
        await gate.opened;
        return HttpResponse.json(storedRange);
      }),
    );
    const { user, section } = await renderFunnel({ step: 6, district: 'Ottensen' });
    await user.click(section.getByRole('button', { name: 'Bewertung berechnen' }));
    const items = section.getAllByRole('listitem', { hidden: true });
    expect(items.slice(-3).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Lokale Daten werden erhoben'),
      expect.stringContaining('Daten werden geprüft und die Preisspanne wird berechnet'),
      expect.stringContaining('Ihre Analyse wird erstellt'),
    ]);
    const status = section.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('1 von 3 erledigt.'), { timeout: 3_000 });
    expect(asked).toEqual([
      {
        home: {
          property_type: 'wohnung',
          property_subtype: 'studio',
          construction_year: 1908,
          room_count: 3,
          living_area: 100,
          district: 'Ottensen',
          address_postal_code: '22763',
          address_city: 'Hamburg',
        },
      },
    ]);
    gate.open();
    expect(await section.findByText('515.000', {}, { timeout: 5_000 })).toHaveTextContent(
      '515.000 bis 850.000 €, Mitte 660.000 €',
    );
    expect(progress(section)).toHaveAttribute('aria-valuetext', 'Schritt 8 von 8: Preisspanne');
    expect(section.getByText(/Quelle: Probetabelle/)).toBeVisible();
    expect(section.getByRole('form', { name: 'Kontaktdaten' })).toBeVisible();
  });

  it('without the service of price ranges the valuation says so, keeps the contact fields, and calculates again', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.post('*/api/price-ranges', () => refused('unavailable'), { once: true }));
    const { user, section } = await renderFunnel({ step: 6 });
    await user.click(section.getByRole('button', { name: 'Bewertung berechnen' }));
    const again = await section.findByRole('button', { name: 'Noch einmal berechnen' }, { timeout: 5_000 });
    expect(section.getByRole('alert')).toHaveTextContent('ließ sich gerade nicht berechnen');
    expect(section.getByRole('form', { name: 'Kontaktdaten' })).toBeVisible();
    await user.click(again);
    expect(await section.findByText('515.000')).toBeVisible();
  });

  it('a missing answer is given beside the price range, which changes in place', async () => {
    const { user, section } = await renderFunnel({ step: 8, counter: 3, rangeId: 'range-1' });
    await section.findByText('515.000');
    const narrower = { ...storedRange, id: 'range-2', result: { ...storedRange.result, low: 530_000 } };
    server.use(http.post('*/api/price-ranges', () => HttpResponse.json(narrower)));
    expect(section.getByText(/Zustand nicht angegeben: ± 5 Punkte/)).toBeVisible();
    await user.selectOptions(section.getByLabelText('Zustand'), 'Gut erhalten');
    expect(await section.findByText('530.000')).toBeVisible();
  });

  it('a home whose range would be too wide is asked for the answer that makes it narrower', async () => {
    const result = {
      kind: 'none',
      reason: 'too-wide',
      widenings: [{ cause: 'condition-missing', sigma: 0.05 }],
    };
    server.use(
      http.get('*/api/price-ranges/range-3', () =>
        HttpResponse.json({ ...storedRange, id: 'range-3', result }),
      ),
    );
    const { section } = await renderFunnel({ step: 8, counter: 3, rangeId: 'range-3' });
    expect(await section.findByText(/um mehr als 26 % nach unten und 35 % nach oben/)).toBeVisible();
    expect(section.getByLabelText('Zustand')).toBeVisible();
    expect(section.queryByText(/Die Spanne gehört Ihnen/)).toBeNull();
  });

  it('Back stops the calculation of the valuation', async () => {
    const { section } = await renderFunnel({ step: 7 });
    jest.useFakeTimers();
    fireEvent.click(section.getByRole('button', { name: 'Zurück' }));
    act(() => jest.advanceTimersByTime(20_000));
    expect(progress(section)).toHaveAttribute('aria-valuenow', '6');
  });
});

// These specs run last, because 'Karte laden' allows the map for the whole tab.
describe('map of step 6', () => {
  resetFunnelBeforeEach();

  it('a failed map of the valuation explains that the fields can be filled in by hand [V-8.17]', async () => {
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
