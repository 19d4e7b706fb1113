import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createGate } from '@estate/test-kit/gate';
import { buildProperty } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server, storeForms } from '../../../test/server.ts';
import { toastDuration } from '../../../test/toast-clock.ts';
import { findThanks, openFormAgain, toasts } from '../../../test/toasts.ts';

const target = '*/api/expose-requests';
const incomplete = 'Bitte füllen Sie alle Pflichtfelder aus und stimmen Sie den Bedingungen zu.';
const failure = 'Es gab einen Fehler beim Senden Ihrer Anfrage. Bitte versuchen Sie es erneut.';

async function renderForm() {
  server.use(http.get('*/api/properties/:id', () => HttpResponse.json(buildProperty())));
  const { user } = renderPage('/immobilie/villa-an-der-elbe-42');
  const form = within(await screen.findByRole('form', { name: 'Exposé anfordern' }));
  return { user, form };
}

type Form = Awaited<ReturnType<typeof renderForm>>['form'];

async function fill(user: UserEvent, form: Form) {
  await user.type(form.getByLabelText('Vorname'), 'Anna');
  await user.type(form.getByLabelText('Nachname'), 'Muster');
  await user.type(form.getByLabelText('E-Mail'), 'anna@example.org');
  await user.click(form.getByRole('checkbox'));
}

const send = (user: UserEvent, form: Form) =>
  user.click(form.getByRole('button', { name: 'Exposé anfordern' }));

describe('exposé form', () => {
  it('the exposé form sends its filled fields and is replaced by the success text [V-2.40, V-3.14, V-4.16, V-7.6, V-8.5]', async () => {
    const bodies = storeForms(target);
    const { user, form } = await renderForm();
    await fill(user, form);
    await send(user, form);

    expect(await toasts().findByText('Erfolgreich gesendet')).toBeVisible();
    expect(
      toasts().getByText(
        'Ihre Exposé-Anfrage wurde erfolgreich übermittelt. Wir werden uns bald bei Ihnen melden.',
      ),
    ).toBeVisible();
    expect(bodies).toEqual([
      {
        propertyId: 42,
        firstName: 'Anna',
        lastName: 'Muster',
        email: 'anna@example.org',
        agreeToTerms: true,
        consentVersion: 'expose-2026-11',
        filledInMs: expect.any(Number),
      },
    ]);
    const again = await openFormAgain(user, 'Exposé anfordern');
    expect(again.getByLabelText('Vorname')).toHaveValue('');
    expect(again.getByRole('combobox')).toHaveFocus();
    expect(again.getByRole('checkbox')).not.toBeChecked();
  });

  it('the focus stays in another form in which the visitor types while the exposé form is sent', async () => {
    const gate = createGate();
    server.use(
      http.post(target, async () => {
        await gate.opened;
        return HttpResponse.json({ id: 'lead-1' }, { status: 202 });
      }),
    );
    const { user, form } = await renderForm();
    await fill(user, form);
    await send(user, form);
    await user.click(screen.getByRole('tab', { name: 'Besichtigung' }));
    const viewing = within(await screen.findByRole('form', { name: 'Besichtigung anfragen' }));
    const name = viewing.getByLabelText('Vorname');
    await user.click(name);
    gate.open();
    expect(await toasts().findByText('Erfolgreich gesendet')).toBeVisible();
    expect(name).toHaveFocus();
  });

  it('the confirmation of an exposé request tells who answers by when, what was sent and what can follow [V-4.50]', async () => {
    server.use(
      http.post(target, () => HttpResponse.json({ id: 'lead-1', broker: 'maren-luehrs' }, { status: 202 })),
    );
    const { user, form } = await renderForm();
    await fill(user, form);
    await send(user, form);
    const thanks = await findThanks();
    expect(thanks.getByRole('heading', { name: 'Erfolgreich gesendet' })).toHaveFocus();
    expect(
      thanks.getByText(/sonst sendet es Ihnen Maren Lührs in der Regel bis \S+, \d+\. \S+\.$/),
    ).toBeVisible();
    expect(thanks.getByRole('img', { name: /Maren Lührs/ })).toBeVisible();
    expect(thanks.getByRole('group', { name: 'Ihre Angaben' })).toHaveTextContent(
      'Vorname: Anna Nachname: Muster E-Mail: anna@example.org',
    );
    expect(thanks.getByRole('link', { name: 'Besichtigung anfragen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/immobilie\/[a-z-]+-42#besichtigung$/),
    );
    expect(thanks.getByRole('link', { name: /^\d+ \d+$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(screen.queryByRole('form', { name: 'Exposé anfordern' })).toBeNull();
  });

  it('the sender of an exposé request is filled into the empty fields of the viewing form [V-4.54]', async () => {
    server.use(http.post(target, () => HttpResponse.json({ id: 'lead-1' }, { status: 202 })));
    const { user, form } = await renderForm();
    await user.click(screen.getByRole('tab', { name: 'Besichtigung' }));
    const viewing = within(await screen.findByRole('form', { name: 'Besichtigung anfragen' }));
    const [time] = viewing.getAllByRole('checkbox');
    await user.click(time!);
    await user.type(viewing.getByLabelText('Nachname'), 'Muster-Moor');
    await user.type(viewing.getByLabelText(/^Nachricht/), 'Mit Hund');
    await user.click(screen.getByRole('tab', { name: 'Exposé' }));
    await fill(user, form);
    await send(user, form);
    await findThanks();
    await user.click(screen.getByRole('link', { name: 'Besichtigung anfragen' }));
    await waitFor(() => expect(viewing.getByLabelText('Vorname')).toHaveValue('Anna'));
    expect(viewing.getByLabelText('E-Mail')).toHaveValue('anna@example.org');
    expect(viewing.getByLabelText('Nachname')).toHaveValue('Muster-Moor');
    expect(viewing.getByLabelText(/^Nachricht/)).toHaveValue('Mit Hund');
    expect(time).toBeChecked();
    expect(Object.values(sessionStorage).join()).not.toContain('Anna');
    expect(Object.values(sessionStorage).join()).toContain('Mit Hund');
  });

  it('the exposé form shows that the property was removed meanwhile, and offers others', async () => {
    server.use(http.post(target, () => refused('property-gone')));
    const { user, form } = await renderForm();
    await fill(user, form);
    await send(user, form);
    expect(await form.findByText('Diese Immobilie ist nicht mehr verfügbar.')).toBeVisible();
    expect(form.getByRole('link', { name: 'Alle Immobilien anzeigen' })).toHaveAttribute(
      'href',
      '/immobilien',
    );
    expect(screen.queryByText(failure)).toBeNull();
  });

  it('the fields of the exposé form survive a reload until they are sent, a ticked box does not [V-4.31]', async () => {
    const first = await renderForm();
    await fill(first.user, first.form);
    cleanup();
    server.use(http.post(target, () => HttpResponse.json({ id: 'lead-1' }, { status: 202 })));
    const { user, form } = await renderForm();
    await waitFor(() => expect(form.getByLabelText('Vorname')).toHaveValue('Anna'));
    expect(form.getByLabelText('E-Mail')).toHaveValue('anna@example.org');
    expect(form.getByRole('checkbox')).not.toBeChecked();
    await user.click(form.getByRole('checkbox'));
    await send(user, form);
    expect(await toasts().findByText('Erfolgreich gesendet')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('toasts of the exposé form are shown for 5000 ms [S-9.1, V-9.6]', async () => {
    const { user, form } = await renderForm();
    await fill(user, form);
    const press = () => fireEvent.click(form.getByRole('button', { name: 'Exposé anfordern' }));
    server.use(http.post(target, () => refused('internal')));
    expect(await toastDuration('Fehler', press)).toBe(5_000);
    server.use(http.post(target, () => HttpResponse.json({ id: 'lead-1' }, { status: 202 })));
    expect(await toastDuration('Erfolgreich gesendet', press)).toBe(5_000);
  });

  it('the first invalid field of the exposé form gets the focus, and all are listed until they are filled in', async () => {
    const { user, form } = await renderForm();
    await send(user, form);
    await waitFor(() => expect(form.getByLabelText('Vorname')).toHaveFocus());
    const listed = () =>
      within(form.getByRole('list', { name: 'Fehlerhafte Angaben' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(listed()).toEqual(['Vorname', 'Nachname', 'E-Mail', 'Einwilligung']);
    await user.click(form.getByRole('link', { name: 'E-Mail' }));
    expect(form.getByLabelText('E-Mail')).toHaveFocus();
    await user.type(form.getByLabelText('Vorname'), 'Anna');
    await waitFor(() => expect(listed()).toEqual(['Nachname', 'E-Mail', 'Einwilligung']));
    expect(form.getByLabelText('Vorname')).toHaveFocus();
  });

  it.each(['Vorname', 'Nachname', 'E-Mail'])(
    'the exposé form asks for a missing %s [V-5.1]',
    async (label) => {
      const { user, form } = await renderForm();
      await fill(user, form);
      await user.clear(form.getByLabelText(label));
      await send(user, form);

      expect(await form.findByRole('alert')).toHaveTextContent(incomplete);
      expect(form.getByLabelText(label)).toBeInvalid();
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(`${label} ist erforderlich`);
    },
  );

  it('the exposé form asks for a missing consent [V-5.1, V-5.3]', async () => {
    const { user, form } = await renderForm();
    await fill(user, form);
    await user.click(form.getByRole('checkbox'));
    await send(user, form);

    expect(await form.findByRole('alert')).toHaveTextContent(incomplete);
    expect(form.getByRole('checkbox')).toBeInvalid();
  });

  it('an invalid e-mail address in the exposé form is refused [V-5.4]', async () => {
    const { user, form } = await renderForm();
    await fill(user, form);
    await user.clear(form.getByLabelText('E-Mail'));
    await user.type(form.getByLabelText('E-Mail'), 'anna@example');
    await send(user, form);

    await waitFor(() =>
      expect(form.getByLabelText('E-Mail')).toHaveAccessibleDescription(
        'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      ),
    );
  });

  it('an exposé form that is being sent shows it and cannot be sent twice [S-4.1, V-4.15, V-4.19]', async () => {
    const gate = createGate();
    server.use(
      http.post(target, async () => {
        await gate.opened;
        return HttpResponse.json({ id: 'lead-1' }, { status: 202 });
      }),
    );
    const { user, form } = await renderForm();
    await fill(user, form);
    await send(user, form);

    expect(await form.findByRole('button', { name: 'Wird gesendet...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    gate.open();
    expect(await toasts().findByText('Erfolgreich gesendet')).toBeVisible();
  });

  it('the values of the exposé form stay after a failure, and a second try repeats the same request [V-4.16, V-8.4]', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(target, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? refused('internal') : HttpResponse.json({ id: 'lead-1' }, { status: 202 });
      }),
    );
    const { user, form } = await renderForm();
    await fill(user, form);
    await send(user, form);

    expect(await form.findByRole('alert')).toHaveTextContent(failure);
    expect(form.getByLabelText('Vorname')).toHaveValue('Anna');
    expect(form.getByRole('checkbox')).toBeChecked();

    await send(user, form);
    expect(await toasts().findByText('Erfolgreich gesendet')).toBeVisible();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('the exposé form states that the request is no contract', async () => {
    const { form } = await renderForm();
    expect(form.getByText(/schließen Sie keinen Vertrag/)).toBeVisible();
  });
});
