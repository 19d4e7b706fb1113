import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createGate } from '@estate/test-kit/gate';
import { resetFunnelBeforeEach, receipt, renderFunnel, storedRange } from '../../../../test/render-funnel.ts';
import { refused, server } from '../../../../test/server.ts';
import { type Funnel } from './funnel-state.ts';

const missing = 'Bitte füllen Sie alle erforderlichen Felder aus und versuchen Sie es erneut.';

resetFunnelBeforeEach();

describe('step 8', () => {
  const target = '*/api/valuations';

  async function renderContact(part: Partial<Funnel> = {}) {
    const { user, section } = await renderFunnel({ step: 8, counter: 3, rangeId: 'range-1', ...part });
    const form = within(await section.findByRole('form', { name: 'Kontaktdaten' }));
    const fill = async () => {
      await user.type(form.getByLabelText('Nachname'), 'Muster');
      await user.type(form.getByLabelText('E-Mail'), 'anna@example.org');
      await user.click(form.getByRole('checkbox', { name: /Datenschutz/ }));
    };
    const send = () => user.click(form.getByRole('button', { name: 'Bewertung anfordern' }));
    return { user, section, form, fill, send };
  }

  it('the last step of the valuation saves the lead, records the event, shows thanks, and offers a new start [V-2.55, V-2.60, V-2.61, V-3.19, V-3.21, V-4.23, V-7.21]', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(target, async ({ request }) => {
        bodies.push(await request.json());
        return receipt();
      }),
    );
    const { user, section, fill, send } = await renderContact({ addressId: 'a-1', floor: -1 });
    await fill();
    await send();

    const thanks = await section.findByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' });
    expect(thanks).toHaveFocus();
    expect(section.getByRole('group', { name: 'Ihre Angaben' })).toHaveTextContent(
      'Loft, Baujahr 1908, 3 Zimmer, 100 m² Wohnfläche Elbchaussee 12a, 22763 Hamburg',
    );
    expect(section.getByRole('link', { name: 'Kontakt aufnehmen' })).toHaveAttribute(
      'href',
      '/ueber-uns#kontakt',
    );
    expect(section.getByRole('link', { name: 'Preisspanne ansehen' })).toHaveAttribute(
      'href',
      '/bewertung/preisspanne/range-1',
    );
    expect(window.dataLayer).toEqual([{ event: 'bewertungstool' }]);
    expect(sessionStorage.getItem('bewertung')).toBeNull();
    expect(bodies).toEqual([
      {
        property_type: 'wohnung',
        property_subtype: 'studio',
        address_street: 'Elbchaussee',
        address_number: '12a',
        address_postal_code: '22763',
        address_city: 'Hamburg',
        construction_year: 1908,
        room_count: 3,
        floor: -1,
        living_area: 100,
        evaluation_purpose: 'verkauf-planen',
        last_name: 'Muster',
        email: 'anna@example.org',
        privacy_accepted: true,
        wish: 'anruf',
        times: [],
        valuation_address_id: 'a-1',
        price_range_id: 'range-1',
        consentVersion: 'bewertung-2026-11',
        filledInMs: expect.any(Number),
      },
    ]);

    await user.click(section.getByRole('button', { name: 'Weitere Immobilie bewerten' }));
    expect(section.getByRole('heading', { name: /Was möchten Sie bewerten/ })).toHaveFocus();
    expect(section.queryByRole('button', { pressed: true })).toBeNull();
  });

  it.each([
    ['a minute ago, before a reload', { startedAt: Date.now() - 60_000 }, 60_000, Infinity],
    ['never, because nobody chose a type', { startedAt: null }, 0, 55_000],
  ])(
    'the time to fill in the valuation counts from the first answer: %s',
    async (_, part, atLeast, below) => {
      let sent: { filledInMs: number } | undefined;
      server.use(
        http.post(target, async ({ request }) => {
          sent = (await request.json()) as typeof sent;
          return receipt();
        }),
      );
      const { section, fill, send } = await renderContact(part);
      await fill();
      await send();
      await section.findByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' });
      expect(sent?.filledInMs).toBeGreaterThanOrEqual(atLeast);
      expect(sent?.filledInMs).toBeLessThan(below);
    },
  );

  it('the valuation lead has the answer that was given beside the price range, and the range that followed from it', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(target, async ({ request }) => {
        bodies.push(await request.json());
        return receipt();
      }),
    );
    const { user, section, fill, send } = await renderContact();
    await section.findByText('515.000');
    const narrower = { ...storedRange, id: 'range-2', result: { ...storedRange.result, low: 530_000 } };
    server.use(http.post('*/api/price-ranges', () => HttpResponse.json(narrower)));
    await fill();
    await user.selectOptions(section.getByLabelText('Zustand'), 'Gut erhalten');
    await section.findByText('530.000');
    await send();
    await waitFor(() =>
      expect(bodies).toMatchObject([
        { property_condition: 'gut-erhalten', price_range_id: 'range-2', last_name: 'Muster' },
      ]),
    );
  });

  it('the valuation lead of a house has a plot area and no floor', async () => {
    const bodies: { floor?: unknown; plot_area?: unknown }[] = [];
    server.use(
      http.post(target, async ({ request }) => {
        bodies.push((await request.json()) as { floor?: unknown; plot_area?: unknown });
        return receipt();
      }),
    );
    const { section, fill, send } = await renderContact({
      propertyType: 'haus',
      subtype: 'reihenhaus',
      plotArea: '1.200 m²',
    });
    await fill();
    await send();
    await section.findByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' });
    expect(bodies[0]).toMatchObject({ plot_area: 1_200 });
    expect(bodies[0]).not.toHaveProperty('floor');
    expect(section.getByRole('group', { name: 'Ihre Angaben' })).toHaveTextContent(/1\.200 m² Grundstück/);
  });

  it.each(['Nachname', 'E-Mail'])(
    'a missing %s in the valuation shows its error [V-4.30, V-5.19]',
    async (label) => {
      const { user, form, fill, send } = await renderContact();
      await fill();
      await user.clear(form.getByLabelText(label));
      await send();
      expect(await form.findByRole('alert')).toHaveTextContent(missing);
      expect(form.getByLabelText(label)).toBeInvalid();
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(`${label} ist erforderlich`);
    },
  );

  it('a missing consent in the valuation shows its error [V-4.30, V-5.19]', async () => {
    const { user, form, fill, send } = await renderContact();
    await fill();
    await user.click(form.getByRole('checkbox', { name: /Datenschutz/ }));
    await send();
    expect(await form.findByRole('alert')).toHaveTextContent(missing);
    expect(form.getByRole('checkbox', { name: /Datenschutz/ })).toBeInvalid();
    expect(form.getByRole('checkbox', { name: /Datenschutz/ })).toHaveAccessibleDescription(
      expect.stringContaining('Sie müssen die Datenschutzerklärung akzeptieren'),
    );
  });

  it('an invalid e-mail address in the valuation is refused', async () => {
    const { user, form, fill, send } = await renderContact();
    await fill();
    await user.type(form.getByLabelText('E-Mail'), '@');
    await send();
    await waitFor(() =>
      expect(form.getByLabelText('E-Mail')).toHaveAccessibleDescription(
        'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      ),
    );
  });

  it('the button of the valuation shows that the lead is being saved [V-4.29]', async () => {
    const gate = createGate();
    server.use(
      http.post(target, async () => {
        await gate.opened;
        return receipt();
      }),
    );
    const { section, form, fill, send } = await renderContact();
    await fill();
    await send();
    expect(await form.findByRole('button', { name: 'Wird gespeichert...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    gate.open();
    await section.findByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' });
  });

  it.each([
    ['refused input', () => refused('invalid-input'), missing],
    [
      'no network',
      () => HttpResponse.error(),
      'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    ],
    [
      'a failing server',
      () => refused('internal'),
      'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.',
    ],
  ])(
    'all answers of the valuation stay after %s, and an error shows the reason [V-4.29, V-8.10, V-8.11, V-8.12]',
    async (_, fail, text) => {
      server.use(http.post(target, fail));
      const { form, fill, send } = await renderContact();
      await fill();
      await send();
      expect(await form.findByRole('alert')).toHaveTextContent(text);
      expect(form.getByLabelText('Nachname')).toHaveValue('Muster');
      expect(window.dataLayer).toBeUndefined();
      expect(JSON.parse(sessionStorage.getItem('bewertung') ?? '{}')).toMatchObject({ step: 8 });
    },
  );

  it('contact data of the valuation are kept while an earlier step is shown, until they are sent', async () => {
    server.use(http.post(target, receipt));
    const { user, section, fill } = await renderContact();
    await fill();
    await user.click(section.getByRole('button', { name: 'Zurück' }));
    await user.click(section.getByRole('button', { name: 'Bewertung berechnen' }));
    const again = within(await section.findByRole('form', { name: 'Kontaktdaten' }, { timeout: 5_000 }));
    expect(again.getByLabelText('Nachname')).toHaveValue('Muster');
    expect(again.getByLabelText('E-Mail')).toHaveValue('anna@example.org');
    await user.click(again.getByRole('button', { name: 'Bewertung anfordern' }));
    expect(await section.findByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })).toBeVisible();
  });

  it('contact data of the valuation are never stored in the browser', async () => {
    const { fill } = await renderContact();
    await fill();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/Muster|anna@/);
  });
});
