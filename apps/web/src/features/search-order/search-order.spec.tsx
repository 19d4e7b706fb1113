import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { lifeOfToast } from '../../../test/toast-clock.ts';
import { openForm, recordBodies, target } from '../../../test/search-order.ts';

describe('search order', () => {
  it('says that not all offers are public, and where to read why', async () => {
    renderPage('/suchauftrag');
    const title = await screen.findByRole('heading', { level: 1, name: 'Ihr Suchauftrag' });
    expect(title.closest('section')?.querySelector('img')).toHaveAttribute('src', '/asset');
    expect(screen.getByText(/Nicht alle unsere Angebote sind öffentlich/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ihre Immobilienziele' })).toHaveAttribute(
      'href',
      '/ueber-uns#immobilienziele',
    );
    const form = within(screen.getByRole('form', { name: 'Suchauftrag' }));
    expect(form.getByRole('link', { name: 'AGB' })).toHaveAttribute('href', '/agb');
    expect(form.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute('href', '/datenschutz');
  });

  it('asks for all that the specification names, each choice under its label', async () => {
    const { form, field } = await openForm();
    const radios = (group: string) =>
      within(form.getByRole('group', { name: group }))
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value, labels }) => [value, labels?.[0]?.textContent]);
    expect(radios('Kaufen oder mieten')).toEqual([
      ['buy', 'Kaufen'],
      ['rent', 'Mieten'],
    ]);
    expect(radios('Objektart')).toEqual([
      ['apartment', 'Wohnung'],
      ['house', 'Haus'],
      ['commercial', 'Gewerbe'],
      ['plot', 'Grundstück'],
    ]);
    const { options } = field('Anrede') as HTMLSelectElement;
    expect([...options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Keine Angabe'],
      ['frau', 'Frau'],
      ['herr', 'Herr'],
      ['divers', 'Divers'],
    ]);
    const names = (role: string) => form.getAllByRole<HTMLInputElement>(role).map(({ name }) => name);
    // Those with suggestions are comboboxes, as the salutation is.
    expect(names('combobox').toSorted()).toEqual(['city', 'region', 'salutation']);
    expect(names('textbox')).toEqual([
      'minRooms',
      'maxRooms',
      'minPrice',
      'maxPrice',
      'equipment',
      'notes',
      'firstName',
      'lastName',
      'email',
      'phone',
    ]);
    expect(form.getByRole('checkbox')).toHaveAccessibleName(/AGB.*Datenschutzerklärung/);
  });

  it('sends everything, sums it up, and starts anew', async () => {
    const bodies = recordBodies();
    const { user, form, field, fill, fillPerson, send } = await openForm();
    await user.click(form.getByRole('radio', { name: 'Mieten' }));
    await user.click(form.getByRole('radio', { name: 'Haus' }));
    await fill({
      Ort: 'Hamburg',
      Region: 'Elbvororte',
      'Zimmer ab': '3',
      'Zimmer bis': '5',
      'Preis bis (€/Monat)': '2.500 €',
      Ausstattung: 'Garten',
      Bemerkungen: 'Ab Mai',
    });
    await user.selectOptions(field('Anrede'), 'Frau');
    await fillPerson();
    await send();

    expect(await screen.findByText('Suchauftrag erfolgreich erstellt')).toBeVisible();
    expect(screen.getByText('Vielen Dank! Wir melden uns zeitnah bei Ihnen.')).toBeVisible();
    expect(bodies).toEqual([
      {
        salutation: 'frau',
        firstName: 'Anna',
        lastName: 'Muster',
        email: 'anna@example.org',
        phone: '040 123',
        buyOrRent: 'rent',
        propertyType: 'house',
        location: 'Hamburg, Elbvororte',
        minRooms: 3,
        maxRooms: 5,
        maxPrice: 2500,
        equipment: 'Garten',
        notes: 'Ab Mai',
        agreeToTerms: true,
        consentVersion: 'suchauftrag-2026-11',
        filledInMs: expect.any(Number),
      },
    ]);
    const summary = await form.findByRole('group', { name: 'Ihr Suchauftrag' });
    await waitFor(() => expect(summary).toHaveTextContent('Zimmer: 3 - 5 Zimmer'));
    expect(summary).toHaveTextContent('Preis: bis 2.500 €/Monat');
    expect(field('Vorname')).toHaveValue('');
  });

  it('shows its toasts for 5000 ms', async () => {
    const { form, fillPerson } = await openForm();
    await fillPerson();
    const press = () => fireEvent.click(form.getByRole('button', { name: 'Suchauftrag erteilen' }));
    server.use(http.post(target, () => refused('internal')));
    expect(await lifeOfToast('Fehler', press)).toBe(5_000);
    server.use(http.post(target, () => HttpResponse.json({ id: 'lead-1' }, { status: 202 })));
    expect(await lifeOfToast('Suchauftrag erfolgreich erstellt', press)).toBe(5_000);
  });

  it('without city and region the place is not given', async () => {
    const bodies = recordBodies();
    const { fillPerson, send } = await openForm();
    await fillPerson();
    await send();
    expect(await screen.findByText('Suchauftrag erfolgreich erstellt')).toBeVisible();
    expect(bodies[0]).toMatchObject({
      location: 'Nicht angegeben',
      buyOrRent: 'buy',
      propertyType: 'apartment',
    });
    expect(bodies[0]).not.toHaveProperty('minRooms');
    expect(bodies[0]).not.toHaveProperty('salutation');
  });

  it('says what is missing, at each field', async () => {
    const { field, form, send } = await openForm();
    await send();
    for (const [label, text] of [
      ['Vorname', 'Vorname ist erforderlich'],
      ['Nachname', 'Nachname ist erforderlich'],
      ['E-Mail', 'E-Mail ist erforderlich'],
      ['Telefon', 'Telefonnummer ist erforderlich'],
    ] as const) {
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(text));
    }
    expect(form.getByRole('checkbox')).toHaveAccessibleDescription(
      'Sie müssen die Datenschutzerklärung akzeptieren',
    );
  });

  it.each([
    [{ 'Zimmer ab': '0' }, 'Zimmer ab', 'Mindestens 1 Zimmer.'],
    [{ 'Zimmer ab': '2,5' }, 'Zimmer ab', 'Bitte geben Sie eine ganze Zahl ein.'],
    [{ 'Preis bis': 'viel' }, 'Preis bis', 'Bitte geben Sie eine ganze Zahl ein.'],
    [{ 'Preis ab': '-5' }, 'Preis ab', 'Bitte keine negative Zahl.'],
    [{ 'Zimmer ab': '5', 'Zimmer bis': '3' }, 'Zimmer bis', 'Die Höchstzahl liegt unter der Mindestzahl.'],
    [
      { 'Preis ab': '900.000', 'Preis bis': '500000' },
      'Preis bis',
      'Der Höchstpreis liegt unter dem Mindestpreis.',
    ],
  ])('refuses %j', async (fields, label, text) => {
    const { field, fill, fillPerson, send } = await openForm();
    await fill(fields);
    await fillPerson();
    await send();
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(text));
  });

  it('refuses an address that is none', async () => {
    const { user, field, fillPerson, send } = await openForm();
    await fillPerson();
    await user.clear(field('E-Mail'));
    await user.type(field('E-Mail'), 'anna');
    await send();
    await waitFor(() => expect(field('E-Mail')).toHaveAccessibleDescription('Ungültige E-Mail-Adresse'));
  });

  it('keeps what was typed when sending fails', async () => {
    server.use(http.post(target, () => refused('internal')));
    const { field, form, fill, fillPerson, send } = await openForm();
    await fill({ Ort: 'Reinbek' });
    await fillPerson();
    await send();

    const toast = within(screen.getByRole('region', { name: 'Meldungen' }));
    expect(await toast.findByText('Fehler')).toBeVisible();
    expect(form.getByRole('alert')).toHaveTextContent(
      'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    );
    expect(field('Ort')).toHaveValue('Reinbek');
    expect(field('Vorname')).toHaveValue('Anna');
    expect(form.getByRole('checkbox')).toBeChecked();
  });
});
