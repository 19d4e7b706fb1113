import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ApiError } from '../../shared/api/problem.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server, storeForms } from '../../../test/server.ts';
import { openFormAgain, toasts } from '../../../test/toasts.ts';
import { contactPages as pages, openContactForm as openForm } from '../../../test/contact-form.ts';

const target = '*/api/contact-messages';

it('contact form values that a browser fills in without an event are sent', async () => {
  const bodies = storeForms(target);
  const { user } = renderPage('/ueber-uns');
  const form = within(await screen.findByRole('form', { name: 'Kontaktformular' }));
  const filledIn = { Vorname: 'Anna', Nachname: 'Muster', 'E-Mail': 'anna@example.org' };
  for (const [label, text] of Object.entries(filledIn))
    form.getByLabelText<HTMLInputElement>(label).value = text;
  await user.type(form.getByLabelText('Nachricht'), 'Guten Tag');
  await user.click(form.getByRole('checkbox'));
  await user.click(form.getByRole('button', { name: 'Nachricht senden' }));
  expect(await toasts().findByText('Nachricht gesendet!')).toBeVisible();
  expect(bodies).toEqual([expect.objectContaining({ name: 'Anna Muster', email: 'anna@example.org' })]);
});

describe.each(pages)('contact form of $address', (page) => {
  it('the contact form sends message, reply address and source, and is emptied with a success toast [S-2.9, S-3.5, S-4.2, S-7.1, S-8.3, V-1.8, V-2.70, V-3.27, V-5.11, V-7.15, V-8.8]', async () => {
    const bodies = storeForms(target);
    const { user, fill, send } = await openForm(page);
    await fill();
    await send();

    expect(await toasts().findByText(`${page.marks.success}Nachricht gesendet!`)).toBeVisible();
    expect(
      toasts().getByText('Vielen Dank für Ihre Anfrage. Wir melden uns schnellstmöglich bei Ihnen.'),
    ).toBeVisible();
    expect(bodies).toEqual([
      expect.objectContaining({
        name: page.name,
        email: 'anna@example.org',
        message: 'Bitte rufen Sie mich an.',
        source: page.address,
        privacyAccepted: true,
        consentVersion: page.consent,
        filledInMs: expect.any(Number),
      }),
    ]);
    const again = await openFormAgain(user, 'Kontaktformular');
    expect(again.getByLabelText('Nachricht')).toHaveValue('');
    expect(again.getByRole('checkbox')).not.toBeChecked();
  });

  it('each missing field of the contact form shows its error [S-5.1, S-5.3, S-5.4, V-5.9, V-5.11]', async () => {
    const { field, form, send } = await openForm(page);
    await send();
    for (const [label, text] of Object.entries(page.missing)) {
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(text));
      expect(field(label)).toBeInvalid();
    }
    expect(form.getByRole('checkbox')).toHaveAccessibleDescription(
      'Sie müssen die Datenschutzerklärung akzeptieren',
    );
  });

  it('an invalid e-mail address in the contact form is refused [S-5.4, V-5.9]', async () => {
    const { user, field, fill, send } = await openForm(page);
    await fill();
    await user.clear(field('E-Mail'));
    await user.type(field('E-Mail'), 'anna@example');
    await send();
    await waitFor(() => expect(field('E-Mail')).toHaveAccessibleDescription('Ungültige E-Mail-Adresse'));
  });

  it('the values of the contact form stay when sending fails [S-4.2, S-7.15, S-8.1, V-7.16, V-8.9]', async () => {
    server.use(http.post(target, () => refused('unavailable')));
    const { field, fill, send, form } = await openForm(page);
    await fill();
    await send();

    const toast = toasts();
    expect(await toast.findByText(`${page.marks.failure}Fehler beim Versenden`)).toBeVisible();
    expect(toast.getByText('Bitte versuchen Sie es später erneut.')).toBeVisible();
    expect(field('Nachricht')).toHaveValue('Bitte rufen Sie mich an.');
    expect(field('E-Mail')).toHaveValue('anna@example.org');
    expect(form.getByRole('checkbox')).toBeChecked();
  });
});

describe('contact form', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['no answer', () => HttpResponse.error(), 1],
    ['an answer that names no error', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }), 1],
    ['an answer that names one', () => refused('unavailable'), 0],
  ])('the contact form logs its own error after %s [S-8.2]', async (_what, answer, times) => {
    const log = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.post(target, answer));
    const { fill, send, form } = await openForm(pages[2]!);
    await fill();
    await send();
    expect(await form.findByRole('alert')).toHaveTextContent('Bitte versuchen Sie es später erneut.');
    expect(log.mock.calls).toEqual(
      Array(times).fill(['Failed to send contact message', expect.any(ApiError)]),
    );
  });

  it('the contact form of /kontakt is sent without an e-mail address [S-7.1, V-3.27]', async () => {
    const bodies = storeForms(target);
    const { user, field, fill, send } = await openForm(pages[1]!);
    await fill();
    await user.clear(field('E-Mail'));
    await user.type(field('Telefon'), '040 123456');
    await send();

    expect(await toasts().findByText('Nachricht gesendet!')).toBeVisible();
    expect(bodies).toEqual([expect.objectContaining({ phone: '040 123456' })]);
    expect(bodies[0]).not.toHaveProperty('email');
  });

  it('field errors of the server are shown under their fields of the contact form [S-7.15]', async () => {
    server.use(
      http.post(target, () =>
        refused('invalid-input', { errors: [{ field: 'phone', message: 'Bitte höchstens 40 Zeichen.' }] }),
      ),
    );
    const { field, fill, send } = await openForm(pages[3]!);
    await fill();
    await send();
    await waitFor(() => expect(field('Telefon')).toHaveAccessibleDescription('Bitte höchstens 40 Zeichen.'));
  });
});
