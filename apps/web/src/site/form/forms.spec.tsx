import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildProperty } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server, storeForms } from '../../../test/server.ts';
import { toasts } from '../../../test/toasts.ts';

/** The fields that a browser submits for this form without scripts. */
const sentBy = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ type, checked }) => checked || (type !== 'radio' && type !== 'checkbox'))
      .map(({ name, value }) => [name, value]),
  );

describe('a visitor form that the browser sends by itself', () => {
  it.each([
    [
      '/kontakt?stadt=berlin',
      'Kontaktformular',
      '/api/contact-messages',
      { page: '/kontakt?stadt=berlin', consentVersion: 'kontakt-2026-11', message: '' },
    ],
    [
      '/bewertung',
      'Kontaktformular',
      '/api/contact-messages',
      { page: '/bewertung', lastName: '', email: '' },
    ],
    [
      '/suchauftrag?deal=rent&price_max=2000',
      'Suchauftrag',
      '/api/search-requests',
      {
        page: '/suchauftrag?deal=rent&price_max=2000',
        maxPrice: '2.000',
        buyOrRent: 'rent',
      },
    ],
    [
      '/ueber-uns',
      'Kontaktformular',
      '/api/contact-messages',
      { page: '/ueber-uns', firstName: '', lastName: '' },
    ],
    [
      '/makler/henrik-thordsen',
      'Kontaktformular',
      '/api/contact-messages',
      { page: '/makler/henrik-thordsen', name: '' },
    ],
    ['/gutachten', 'Kontaktformular', '/api/contact-messages', { page: '/gutachten', name: '', email: '' }],
  ])(
    'the form of %s is sent without scripts with all its fields to the same route as by the app',
    async (address, name, route, fields) => {
      renderPage(address);
      const form = await screen.findByRole<HTMLFormElement>('form', { name });
      expect(form.method).toBe('post');
      expect(form.getAttribute('action')).toBe(`${route}#${form.id}`);
      expect(form.id).toMatch(/^formular-[a-z]+$/);
      expect(sentBy(form)).toMatchObject(fields);
      for (const control of form.querySelectorAll('input, select, textarea')) {
        expect(control).toHaveAttribute('name', expect.stringMatching(/./));
      }
    },
  );
});

/** A worker that finds the solution at once. */
class FakeWorker {
  onmessage: (message: { data: { number: number } }) => void = () => undefined;
  postMessage = () => this.onmessage({ data: { number: 7 } });
  terminate = () => undefined;
}

describe('spam challenge', () => {
  let asked = 0;
  beforeEach(() => {
    asked = 0;
    Object.assign(globalThis, { Worker: FakeWorker });
    server.use(
      http.get('*/api/challenge', () => {
        asked += 1;
        return HttpResponse.json({
          algorithm: 'SHA-256',
          challenge: 'c',
          maxnumber: 9,
          salt: 's',
          signature: 'x',
        });
      }),
    );
  });
  const countedFailure = () => {
    asked += 1;
    return HttpResponse.error();
  };
  afterEach(() => void Reflect.deleteProperty(globalThis, 'Worker'));

  it('the sign-in form solves no spam challenge', async () => {
    server.use(
      http.get('*/api/admin/me', () => refused('not-signed-in')),
      http.post('*/api/auth/sign-in/email', () => refused('wrong-credentials')),
    );
    const { user } = renderPage('/admin');
    await user.type(await screen.findByLabelText('E-Mail'), 'ada@example.org');
    await user.type(screen.getByLabelText('Passwort'), 'falsch{Enter}');
    expect(await screen.findByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();
    expect(asked).toBe(0);
  });

  const night = 9 * 3_600_000;
  it.each([
    ['the first one could not be fetched', () => undefined],
    ['the form was left open over night', () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + night)],
    [
      'the form was left open over night and the clock set back',
      () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + night),
    ],
  ])('a new spam challenge is fetched before a form is sent if %s', async (what, pass) => {
    if (what.includes('fetched')) server.use(http.get('*/api/challenge', countedFailure, { once: true }));
    let body: unknown;
    server.use(
      http.post('*/api/contact-messages', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json({ id: 'lead-1' }, { status: 202 });
      }),
    );
    const { user } = renderPage('/kontakt');
    const form = within(await screen.findByRole('form', { name: 'Kontaktformular' }));
    await user.type(form.getByLabelText('Vorname'), 'Anna');
    await user.type(form.getByLabelText('Nachricht'), 'Bitte rufen Sie mich an.');
    await user.click(form.getByRole('checkbox'));
    await waitFor(() => expect(asked).toBe(1));
    pass();
    await user.click(form.getByRole('button', { name: 'Nachricht senden' }));
    await waitFor(() => expect(body).toMatchObject({ altcha: expect.any(String) }));
    expect(asked).toBe(2);
    jest.restoreAllMocks();
  });

  it('a spam challenge is solved once after the first focus of a form and sent with it', async () => {
    const bodies = storeForms('*/api/contact-messages');
    const { user } = renderPage('/kontakt');
    const form = within(await screen.findByRole('form', { name: 'Kontaktformular' }));
    expect(asked).toBe(0);
    await user.type(form.getByLabelText('Vorname'), 'Anna');
    await waitFor(() => expect(asked).toBe(1));
    await user.type(form.getByLabelText('Nachricht'), 'Bitte rufen Sie mich an.');
    await user.click(form.getByRole('checkbox'));
    await user.click(form.getByRole('button', { name: 'Nachricht senden' }));

    expect(await toasts().findByText('Nachricht gesendet!')).toBeVisible();
    const altcha = btoa(
      JSON.stringify({ algorithm: 'SHA-256', challenge: 'c', number: 7, salt: 's', signature: 'x' }),
    );
    expect(bodies).toEqual([expect.objectContaining({ altcha })]);
    expect(asked).toBe(1);
  });
});

describe('the wished times of a viewing', () => {
  it('a viewing form accepts at most three preferred times, and disables the others with the reason [V-5.25]', async () => {
    server.use(http.get('*/api/properties/:id', () => HttpResponse.json(buildProperty())));
    const { user } = renderPage('/immobilie/villa-an-der-elbe-42');
    await user.click(await screen.findByRole('tab', { name: 'Besichtigung' }));
    const form = within(await screen.findByRole('form', { name: 'Besichtigung anfragen' }));
    const times = form.getByRole('group', { name: /^Wunschzeiten/ });
    const boxes = within(times).getAllByRole<HTMLInputElement>('checkbox');
    const disabled = () => boxes.filter(({ disabled: isDisabled }) => isDisabled);
    for (const box of boxes.slice(0, 2)) await user.click(box);
    expect(disabled()).toEqual([]);
    await user.click(boxes[2]!);
    await waitFor(() => expect(disabled()).toEqual(boxes.slice(3)));
    expect(times).toHaveAccessibleDescription(/^Mehr Zeiten können Sie nicht wählen\./);
    await user.click(boxes[0]!);
    await waitFor(() => expect(disabled()).toEqual([]));
    expect(times).not.toHaveAccessibleDescription();
  });
});
