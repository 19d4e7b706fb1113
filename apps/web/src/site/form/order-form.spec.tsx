import { readPublishedWords } from '@estate/content/texts';
import { releasedOrder } from '@estate/test-kit/released-order';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildProperty } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server, storeForms } from '../../../test/server.ts';
import { toasts } from '../../../test/toasts.ts';
import type { OrderOffer } from '../../shared/api/types.ts';

const target = '*/api/orders';
const button = 'zahlungspflichtig beauftragen';

const offer: OrderOffer = {
  terms: 'fingerprint-of-these-terms',
  facts: [
    ['Immobilie', 'Villa an der Elbe'],
    ['Kaufpreis', '1.250.000 €'],
    ['Provision für Sie', '3,57 % des Kaufpreises inkl. MwSt.'],
    ['Das sind', '44.625,00 € inkl. MwSt.'],
  ],
  texts: [
    { name: 'contract', title: 'Maklervertrag', version: 'v-1', text: 'Sie beauftragen uns.' },
    { name: 'commission', title: 'Provision', version: 'p-1', text: 'Sie schulden 44.625,00 €.' },
    { name: 'withdrawal', title: 'Widerrufsbelehrung', version: 'w-1', text: 'Vierzehn Tage.' },
    { name: 'sampleForm', title: 'Muster-Widerrufsformular', version: 'm-1', text: 'Hiermit widerrufe ich.' },
    { name: 'startEarly', title: 'Sofort beginnen', version: 's-1', text: 'Beginnen Sie sofort.' },
    { name: 'loseRight', title: 'Erlöschen', version: 'l-1', text: 'Mein Recht erlischt.' },
  ],
};

let asked = 0;
const answerOrder = (found: OrderOffer | null) =>
  http.get('*/api/properties/:id/order', () => {
    asked += 1;
    return HttpResponse.json({ offer: found });
  });

beforeEach(() => {
  asked = 0;
  const words = releasedOrder();
  readPublishedWords(() => words);
  server.use(
    http.get('*/api/properties/:id', () => HttpResponse.json(buildProperty())),
    answerOrder(offer),
  );
});
afterEach(() => readPublishedWords(() => ({})));

async function renderForm() {
  const { user } = renderPage('/immobilie/villa-an-der-elbe-42');
  const element = await screen.findByRole('form', { name: 'Exposé beauftragen' });
  return { user, element, form: within(element) };
}
type Form = Awaited<ReturnType<typeof renderForm>>['form'];

async function fill(user: UserEvent, form: Form) {
  await user.type(form.getByLabelText('Vorname'), 'Anna');
  await user.type(form.getByLabelText('Nachname'), 'Muster');
  await user.type(form.getByLabelText('E-Mail'), 'anna@example.org');
}

describe('the order of a property', () => {
  it('stands in place of the exposé request, with all texts before it and the key facts directly above the button [V-2.181]', async () => {
    const { form } = await renderForm();
    expect(screen.queryByRole('form', { name: 'Exposé anfordern' })).toBeNull();
    for (const { title, text } of offer.texts.slice(0, 4))
      expect(form.getByRole('region', { name: title })).toHaveTextContent(text);
    const submit = form.getByRole('button', { name: button });
    expect(submit).toHaveTextContent(/^zahlungspflichtig beauftragen$/);
    const facts = submit.previousElementSibling;
    expect(facts?.tagName).toBe('DL');
    expect(facts).toHaveTextContent('3,57 % des Kaufpreises inkl. MwSt.');
    expect(facts).toHaveTextContent('44.625,00 € inkl. MwSt.');
  });

  it('has two declarations apart from the consent, none of them ticked, and is not sent without each', async () => {
    const bodies = storeForms(target);
    const { user, form } = await renderForm();
    const early = form.getByRole('checkbox', { name: 'Beginnen Sie sofort.' });
    const lost = form.getByRole('checkbox', { name: 'Mein Recht erlischt.' });
    const boxes = form.getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box).not.toBeChecked();
    await fill(user, form);
    await user.click(early);
    await user.click(form.getByRole('checkbox', { name: /AGB/ }));
    await user.click(form.getByRole('button', { name: button }));
    await waitFor(() => expect(lost).toHaveAccessibleDescription(/erst nach den 14 Tagen/));
    expect(bodies).toEqual([]);
    await user.click(lost);
    await user.click(form.getByRole('button', { name: button }));
    expect(await toasts().findByText('Auftrag gesendet')).toBeVisible();
    expect(bodies).toEqual([
      expect.objectContaining({
        propertyId: 42,
        terms: offer.terms,
        startEarly: true,
        loseRight: true,
        agreeToTerms: true,
        consentVersion: 'auftrag-2026-11',
      }),
    ]);
  });

  it('that is refused because its terms have changed says so above the button and keeps what was typed [V-2.182]', async () => {
    const detail = 'Preis, Provision oder Texte haben sich geändert.';
    server.use(http.post(target, () => refused('terms-changed', { detail })));
    const { user, form } = await renderForm();
    await fill(user, form);
    for (const box of form.getAllByRole('checkbox')) await user.click(box);
    await user.click(form.getByRole('button', { name: button }));
    expect(await form.findByText(detail)).toBeVisible();
    expect(form.getByLabelText('Vorname')).toHaveValue('Anna');
  });

  it('also works without a script, because the form carries its terms and goes to the same address', async () => {
    const { element } = await renderForm();
    expect(element).toHaveAttribute('method', 'post');
    expect(element).toHaveAttribute('action', '/api/orders#formular-order');
    expect(element.querySelector('input[name=terms]')).toHaveValue(offer.terms);
  });
});

describe('the plain enquiry', () => {
  const enquiry = () => screen.findByRole('form', { name: 'Exposé anfordern' });

  it('stays where the property has no order, and where the order cannot be asked', async () => {
    server.use(answerOrder(null));
    renderPage('/immobilie/villa-an-der-elbe-42');
    expect(await enquiry()).toHaveTextContent('schließen Sie keinen Vertrag');
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });

  it('stays where leads is down', async () => {
    server.use(http.get('*/api/properties/:id/order', () => refused('unavailable')));
    renderPage('/immobilie/villa-an-der-elbe-42');
    expect(await enquiry()).toBeVisible();
  });

  it('stays for an agency that published nothing, whose pages do not even ask', async () => {
    readPublishedWords(() => ({}));
    renderPage('/immobilie/villa-an-der-elbe-42');
    expect(await enquiry()).toBeVisible();
    expect(asked).toBe(0);
  });
});
