import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { valuation } from '@estate/content/sections/valuation';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../../test/render-page.tsx';
import { openFormAgain, toasts } from '../../../../test/toasts.ts';
import { storeForms } from '../../../../test/server.ts';

const { head, keywordHeads } = valuation.shipped;

const variants = [
  ...keywordHeads.map((entry) => [entry.keyword, entry.head] as const),
  ['', head],
  ['unbekannt', head],
  ['toString', head],
] as const;

describe('valuation landing', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each(variants)(
    'the valuation landing page shows the texts of the keyword %j [V-2.47, V-2.48]',
    async (keyword, text) => {
      renderPage(`/bewertung${keyword && `?keyword=${keyword}`}`);
      expect(await screen.findByRole('heading', { level: 1, name: text.headline })).toBeVisible();
      expect(screen.getByText(text.highlight)).toBeVisible();
      expect(screen.getByText(text.description)).toBeVisible();
      expect(screen.getByRole('button', { name: text.buttonText })).toBeVisible();
      expect(document.title).toBe('Immobilienbewertung in 2 Minuten anfragen | Brookfleet Immobilien');
    },
  );

  it('the button of the valuation landing page leads to the funnel [S-2.5, V-2.50]', async () => {
    const { user } = renderPage('/bewertung');
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(await screen.findByRole('button', { name: head.buttonText }));
    const funnel = screen.getByRole('region', { name: 'Kostenlose Bewertung' });
    expect(scroll.mock.contexts).toEqual([funnel]);
    expect(funnel).toHaveFocus();
  });

  it('the valuation landing page names benefits, explains three steps and links to the contact [V-2.12, V-2.49, V-2.51]', async () => {
    renderPage('/bewertung');
    const benefits = within(await screen.findByRole('region', { name: 'Was Sie davon haben' }));
    expect(benefits.getAllByRole('listitem')).toHaveLength(4);
    const steps = within(await screen.findByRole('region', { name: 'In drei Schritten zum Ergebnis' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
    const service = within(await screen.findByRole('region', { name: 'Mehr als eine Zahl' }));
    expect(service.getByRole('link', { name: 'Kontakt aufnehmen' })).toHaveAttribute(
      'href',
      '/ueber-uns#kontakt',
    );
  });
});

const target = '*/api/contact-messages';

async function renderForm() {
  const { user } = renderPage('/bewertung');
  const form = within(await screen.findByRole('form', { name: 'Kontaktformular' }));
  const fill = async (email = 'anna@example.org') => {
    await user.type(form.getByLabelText('Vorname'), 'Anna');
    await user.type(form.getByLabelText('Nachname'), 'Muster');
    await user.type(form.getByLabelText('E-Mail'), email);
    await user.type(form.getByLabelText('Nachricht'), 'Was kostet das?');
    await user.click(form.getByRole('checkbox'));
  };
  const send = () => user.click(form.getByRole('button', { name: 'Nachricht senden' }));
  return { user, form, fill, send };
}

const sent = {
  name: 'Anna Muster',
  email: 'anna@example.org',
  message: 'Was kostet das?',
  privacyAccepted: true,
  source: '/bewertung',
  consentVersion: 'bewertung-kontakt-2026-11',
  filledInMs: expect.any(Number),
};

describe('contact form of the valuation landing', () => {
  it('the contact form of the valuation landing page sends the message, confirms it and is empty again [V-2.50, V-8.8]', async () => {
    const bodies = storeForms(target);
    const { user, fill, send } = await renderForm();
    await fill();
    await send();
    expect(await toasts().findByText('Nachricht gesendet!')).toBeVisible();
    expect(
      toasts().getByText('Vielen Dank für Ihre Anfrage. Wir melden uns schnellstmöglich bei Ihnen.'),
    ).toBeVisible();
    expect(bodies).toEqual([sent]);
    const again = await openFormAgain(user, 'Kontaktformular');
    expect(again.getByLabelText('Nachricht')).toHaveValue('');
  });

  it.each(['anna at example', 'anna\u200b@example.org'])(
    'an invalid e-mail address in the form of the landing page is sent within the message (%j) [V-5.10]',
    async (email) => {
      const bodies = storeForms(target);
      const { fill, send } = await renderForm();
      await fill(email);
      await send();
      expect(await toasts().findByText('Nachricht gesendet!')).toBeVisible();
      expect(bodies).toEqual([
        { ...sent, email: undefined, message: `Was kostet das?\n\nE-Mail, wie angegeben: ${email}` },
      ]);
    },
  );

  it.each([
    ['Vorname', 'Vorname ist erforderlich'],
    ['Nachname', 'Name ist erforderlich'],
    ['E-Mail', 'E-Mail ist erforderlich'],
    ['Nachricht', 'Nachricht ist erforderlich'],
  ])('the contact form of the valuation landing page asks for a missing %s [V-5.10]', async (label, text) => {
    const { user, form, fill, send } = await renderForm();
    await fill();
    await user.clear(form.getByLabelText(label));
    await send();
    await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(text));
  });
});
