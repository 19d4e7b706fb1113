import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../../test/render-page.tsx';
import { refused, server, storeForms } from '../../../../test/server.ts';
import { findThanks, openFormAgain, toasts } from '../../../../test/toasts.ts';
import { openForm, searchRequestsRoute } from '../../../../test/search-order.ts';
import { places } from '../../../../test/places.ts';
import { buildCard, buildPage } from '../../../../test/properties.ts';

describe('search order', () => {
  it('the search order page explains that not all offers are public and links to the reason [S-2.3, V-2.45, V-2.74]', async () => {
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

  it('the search order form has all fields of the specification, each choice under its label [V-2.46, V-3.32]', async () => {
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
    expect(radios('Wie oft möchten Sie von Neuem hören?').map(([value]) => value)).toEqual([
      'soon',
      'daily',
      'weekly',
    ]);
    const { options } = field('Anrede') as HTMLSelectElement;
    expect([...options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Keine Angabe'],
      ['frau', 'Frau'],
      ['herr', 'Herr'],
      ['divers', 'Divers'],
    ]);
    const names = (role: string) => form.getAllByRole<HTMLInputElement>(role).map(({ name }) => name);
    // Text fields with suggestions have the role combobox, and so has the select for the salutation.
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

  it('the search order form sends all values, summarizes them and can be filled in again [V-1.8, V-2.46, V-3.15, V-3.32, V-4.19, V-7.9, V-8.7]', async () => {
    const bodies = storeForms(searchRequestsRoute);
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

    expect(await toasts().findByText('Suchauftrag erfolgreich erstellt')).toBeVisible();
    expect(toasts().getByText('Vielen Dank! Wir melden uns zeitnah bei Ihnen.')).toBeVisible();
    expect(bodies).toEqual([
      {
        salutation: 'frau',
        firstName: 'Anna',
        lastName: 'Muster',
        email: 'anna@example.org',
        phone: '040 123456',
        rhythm: 'daily',
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
    const summary = (await findThanks()).getByRole('group', { name: 'Ihre Angaben' });
    expect(summary).toHaveTextContent('Zimmer: 3 - 5 Zimmer');
    expect(summary).toHaveTextContent('Preis: bis 2.500 €/Monat');
    const again = await openFormAgain(user, 'Suchauftrag');
    expect(again.getByLabelText('Vorname')).toHaveValue('');
  });

  it('a search order without city and region has no place [V-3.15, V-3.18, V-5.23]', async () => {
    const bodies = storeForms(searchRequestsRoute);
    const { fillPerson, send } = await openForm();
    await fillPerson();
    await send();
    expect(await toasts().findByText('Suchauftrag erfolgreich erstellt')).toBeVisible();
    expect(bodies[0]).toMatchObject({
      location: 'Nicht angegeben',
      buyOrRent: 'buy',
      propertyType: 'apartment',
    });
    expect(bodies[0]).not.toHaveProperty('minRooms');
    expect(bodies[0]).not.toHaveProperty('salutation');
  });

  it('each missing field of the search order shows its error [V-5.5, V-5.7]', async () => {
    const { field, form, send } = await openForm();
    await send();
    for (const [label, text] of [
      ['Vorname', 'Vorname ist erforderlich'],
      ['Nachname', 'Nachname ist erforderlich'],
      ['E-Mail', 'E-Mail ist erforderlich'],
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
  ])('the search order form refuses %j [V-5.8]', async (fields, label, text) => {
    const { field, fill, fillPerson, send } = await openForm();
    await fill(fields);
    await fillPerson();
    await send();
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(text));
  });

  it('an invalid e-mail address in the search order is refused [V-5.6]', async () => {
    const { user, field, fillPerson, send } = await openForm();
    await fillPerson();
    await user.clear(field('E-Mail'));
    await user.type(field('E-Mail'), 'anna');
    await send();
    await waitFor(() => expect(field('E-Mail')).toHaveAccessibleDescription('Ungültige E-Mail-Adresse'));
  });

  it('the values of the search order stay in the form when sending fails [V-7.10, V-8.6]', async () => {
    server.use(http.post(searchRequestsRoute, () => refused('internal')));
    const { field, form, fill, fillPerson, send } = await openForm();
    await fill({ Ort: 'Reinbek' });
    await fillPerson();
    await send();

    const toast = toasts();
    expect(await toast.findByText('Fehler')).toBeVisible();
    expect(form.getByRole('alert')).toHaveTextContent(
      'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    );
    expect(field('Ort')).toHaveValue('Reinbek');
    expect(field('Vorname')).toHaveValue('Anna');
    expect(form.getByRole('checkbox')).toBeChecked();
  });
});

it('the search order suggests towns and postcodes of the stock as place, districts as region [V-5.12]', async () => {
  server.use(places);
  const { user, field } = await openForm();
  const suggested = async () => {
    const list = await screen.findByRole('listbox', { name: 'Vorschläge' });
    return within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  };
  await user.type(field('Ort'), '20');
  expect(await suggested()).toEqual(['20249 (1)']);
  await user.clear(field('Ort'));
  await user.type(field('Ort'), 'epp');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field('Region oder Stadtteil'), 'ep');
  expect(await suggested()).toEqual(['Eppendorf (1)']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field('Region oder Stadtteil')).toHaveValue('Eppendorf');
});

const filters = 'type=house&deal=rent&price_max=2500&rooms_min=2.5&area_min=80&city=Reinbek';

async function linkOf(search: string, found: number) {
  server.use(
    http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [] })),
    http.get('*/api/properties', () => HttpResponse.json(buildPage(found > 0 ? [buildCard()] : []))),
  );
  renderPage(`/immobilien${search}`);
  await screen.findByText(found > 0 ? '1 Immobilie' : /^Keine Immobilien gefunden|^Es wurden keine/);
  return screen.queryByRole('link', { name: 'Suchauftrag mit diesen Filtern' });
}

describe('search order with the filters of a list', () => {
  it('what was typed into a search order survives a reload, and other filters begin a new form [V-4.31]', async () => {
    const { user, field } = await openForm(`/suchauftrag?${filters}`);
    await user.type(field('Vorname'), 'Anna');
    cleanup();
    const again = await openForm(`/suchauftrag?${filters}`);
    await waitFor(() => expect(again.field('Vorname')).toHaveValue('Anna'));
    cleanup();
    const other = await openForm('/suchauftrag?type=house&deal=buy');
    expect(other.field('Vorname')).toHaveValue('');
  });

  it.each([0, 1])(
    'a property search with %d hits links to the search order without sort order and page [V-2.80]',
    async (found) => {
      const link = await linkOf(`?${filters}&q=Elbe&sort=price_asc&page=2`, found);
      const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
      expect(pathname).toBe('/suchauftrag');
      expect(Object.fromEntries(searchParams)).toEqual({
        ...Object.fromEntries(new URLSearchParams(filters)),
        q: 'Elbe',
      });
    },
  );

  it('a property list without filters has no link to the search order', async () => {
    expect(await linkOf('', 0)).toBeNull();
  });

  it('a search order with the filters of a list names them, asks for none of them and sends exactly them [V-2.80]', async () => {
    const bodies = storeForms(searchRequestsRoute);
    const { form, field, fillPerson, send } = await openForm(`/suchauftrag?${filters}&q=Elbe`);
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent(
      'Häuser zur Miete mit mindestens 2,5 Zimmern in Reinbek: Elbe' +
        'Mieten · Haus · Reinbek · ab 2,5 Zimmer · ab 80 m² · bis 2.500 €/Monat',
    );
    expect(
      await within(note).findByText(
        'In den letzten 12 Monaten passten 14, die letzte war nach 9 Tagen vergeben.',
      ),
    ).toBeVisible();
    const change = within(note).getByRole('link', { name: 'Filter ändern' });
    expect(change).toHaveAttribute('href', expect.stringContaining('/immobilien?'));
    expect(form.queryByRole('group', { name: 'Objektart' })).toBeNull();
    expect(form.queryByLabelText('Ort')).toBeNull();
    expect(field('Bemerkungen')).toHaveValue('ab 80 m²\nSuchbegriff: Elbe');
    await fillPerson();
    await send();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      filter: 'area_min=80&city=Reinbek&deal=rent&price_max=2500&q=Elbe&rooms_min=2.5&type=house',
      buyOrRent: 'rent',
      propertyType: 'house',
      location: 'Reinbek',
      minRooms: 2,
      maxPrice: 2500,
    });
  });

  it('a search order leaves open what the filters of the list leave open', async () => {
    const bodies = storeForms(searchRequestsRoute);
    const { fillPerson, send } = await openForm('/suchauftrag?city=Reinbek');
    await fillPerson();
    await send();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ filter: 'city=Reinbek', location: 'Reinbek' });
    expect(bodies[0]).not.toHaveProperty('buyOrRent');
    expect(bodies[0]).not.toHaveProperty('propertyType');
  });

  it.each(['', '?type=castle&price_max=viel'])(
    'the search order form is empty if %j contains no filter',
    async (query) => {
      const { field } = await openForm(`/suchauftrag${query}`);
      expect(screen.queryByRole('note')).toBeNull();
      for (const label of ['Ort', 'Preis bis', 'Bemerkungen']) expect(field(label)).toHaveValue('');
    },
  );
});
