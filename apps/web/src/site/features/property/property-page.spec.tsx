import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { EverythingIsNear, NothingIsNear } from '../../../../test/intersections.ts';
import { buildCard, buildImage, buildProperty } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { refused, server } from '../../../../test/server.ts';
import {
  answerWith,
  propertyRoute,
  propertyPath,
  section,
  waitForWholePage,
} from '../../../../test/property-page.ts';
import { type PublicProperty } from '../../../shared/api/types.ts';

describe('property page', () => {
  it('the property page shows badges, title, address, price and facts [S-2.4, V-2.36]', async () => {
    answerWith({
      street: 'Elbchaussee',
      house_number: '1',
      number_of_rooms: 6.5,
      living_space: 210,
      number_of_bed_rooms: 4,
      number_of_bath_rooms: 0,
      plot_area: 1_100,
      amenities: ['pool'],
    });
    renderPage(propertyPath);

    expect(await screen.findByRole('heading', { level: 1, name: 'Villa an der Elbe' })).toBeVisible();
    await waitForWholePage();
    expect(screen.getByText('Haus')).toBeVisible();
    expect(screen.getByText('KAUF')).toBeVisible();
    expect(screen.getAllByText('Elbchaussee 1, 22587 Hamburg')[0]).toBeVisible();
    expect(screen.getByText(/1\.250\.000\s€/)).toBeVisible();
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Zimmer', '6,5'],
        ['Schlafzimmer', '4'],
        ['Wohnfläche', '210 m²'],
        ['Grundstücksfläche', '1.100 m²'],
        ['Pool', 'Ja'],
      ]),
    );
    expect(facts.map(([label]) => label)).not.toContain('Badezimmer');
    expect(document.title).toBe('Villa an der Elbe | Brookfleet Immobilien');
  });

  it('the property page links back to the listings [V-2.42]', async () => {
    answerWith();
    renderPage(propertyPath);
    const back = await screen.findByRole('link', { name: 'Zurück zu den Immobilien' });
    expect(back).toHaveAttribute('href', '/immobilien');
  });

  it('each descriptive text of a property stands in its section, the furnishing line by line [V-2.37, V-2.73, V-3.9]', async () => {
    answerWith({
      description_note: 'Erster Absatz.\n\nZweiter Absatz.',
      furnishing_note: '- Kamin\n• Sauna\n\nEinbauküche',
      location_note: 'Am Elbhang.',
      other_note: 'Besichtigung nach Absprache.',
    });
    renderPage(propertyPath);

    await waitForWholePage();
    expect(section('Beschreibung').getByText('Zweiter Absatz.')).toBeVisible();
    expect(
      section('Ausstattung')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Kamin', 'Sauna', 'Einbauküche']);
    expect(section('Lage').getByText('Am Elbhang.')).toBeVisible();
    expect(section('Sonstiges').getByText('Besichtigung nach Absprache.')).toBeVisible();
  });

  it('the drawbacks of a property stand line by line after Sonstiges [V-2.144]', async () => {
    answerWith({ other_note: 'Nach Absprache.', drawbacks_note: '- Kein Aufzug\n\nStraße hörbar' });
    renderPage(propertyPath);
    await waitForWholePage();
    const lines = section('Was dagegen spricht').getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Kein Aufzug', 'Straße hörbar']);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.indexOf('Was dagegen spricht')).toBe(titles.indexOf('Sonstiges') + 1);
  });

  it.each([{ drawbacks_note: null }, { drawbacks_note: 'Kein Aufzug', property_status_id: 170243 }])(
    "the section of a property's drawbacks is absent with %j [V-2.144]",
    async (part) => {
      answerWith(part);
      renderPage(propertyPath);
      await waitForWholePage();
      expect(screen.queryByRole('region', { name: 'Was dagegen spricht' })).toBeNull();
    },
  );

  it('the sections of the property page are in the order of the specification [V-2.73]', async () => {
    answerWith({
      description_note: 'Am Hang.',
      furnishing_note: 'Kamin',
      location_note: 'Nahe der Elbe.',
      other_note: 'Nach Absprache.',
      energy_efficiency_class: 'B',
    });
    renderPage(propertyPath);
    await screen.findByRole('form', { name: 'Exposé anfordern' });
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const named = [
      'Beschreibung',
      'Ausstattung',
      'Standort',
      'Lage',
      'Energieeffizienzklasse',
      'Sonstiges',
      'Exposé anfordern',
    ];
    expect(sections.filter((title) => named.includes(title))).toEqual(named);
  });

  it('the property page shows the contact of its city with phone, chat and mail [V-2.41]', async () => {
    answerWith({ city: 'Timmendorfer Strand' });
    renderPage(propertyPath);

    const card = within(await screen.findByRole('region', { name: 'Ihr Kontakt' }));
    expect(card.getByText('Silke Grotkopp')).toBeVisible();
    const photo = card.getByRole('img', { name: 'Porträt von Silke Grotkopp' });
    expect(photo.getAttribute('src')).toContain('silke-grotkopp');
    expect(card.getByText(/Brookfleetkai 14/)).toHaveTextContent(
      'Brookfleet ImmobilienBrookfleetkai 1420457 Hamburg',
    );
    expect(card.getByRole('link', { name: '0171 3920014' })).toHaveAttribute('href', 'tel:+491713920014');
    expect(card.getByRole('link', { name: '040 66969-120' })).toHaveAttribute('href', 'tel:+494066969120');
    expect(card.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:+491713920014');
    expect(card.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/491713920014/,
    );
    expect(card.getByRole('link', { name: 'grotkopp@brookfleet.example' })).toHaveAttribute(
      'href',
      'mailto:grotkopp@brookfleet.example',
    );
  });

  it('the floor plan of a property is second in the gallery and has a section of its own [V-2.35, V-3.12]', async () => {
    answerWith({
      images: [
        buildImage({ id: '1', position: 1 }),
        buildImage({ id: '2', position: 0, is_floorplan: true, title: 'Erdgeschoss' }),
        buildImage({ id: '3', position: 2 }),
      ],
    });
    const { user } = renderPage(propertyPath);

    expect(await screen.findByText('1 / 3')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Nächstes Bild' }));
    const shown = within(screen.getByRole('region', { name: 'Bilder' }));
    expect(shown.getByRole('img', { name: 'Grundriss: Erdgeschoss' })).toBeVisible();
    await waitForWholePage();
    expect(section('Grundrisse').getByRole('img', { name: 'Grundriss: Erdgeschoss' })).toBeVisible();
  });

  it('a click enlarges a floor plan of a property', async () => {
    answerWith({ images: [buildImage({ is_floorplan: true, title: 'Erdgeschoss' })] });
    const { user } = renderPage(propertyPath);
    await user.click(await screen.findByRole('button', { name: 'Grundriss 1 in Großansicht öffnen' }));
    const large = screen.getByRole('dialog', { name: 'Villa an der Elbe, Grundrisse, Großansicht' });
    expect(within(large).getByRole('img', { name: 'Grundriss: Erdgeschoss' })).toBeVisible();
  });

  it('the property page names the place, and Google Maps asks for consent [V-2.38]', async () => {
    answerWith({ street: null });
    renderPage(propertyPath);
    await waitForWholePage();
    const place = section('Standort');
    expect(place.getByText(/^22587 Hamburg\. Die genaue Anschrift nennen wir Ihnen/)).toBeVisible();
    expect(place.getByRole('button', { name: 'Karte laden' })).toBeVisible();
  });

  it('the property page shows our own map at once, or a message if the browser cannot draw it [V-2.125]', async () => {
    window.IntersectionObserver = EverythingIsNear;
    answerWith({ map_point: { lng: 9.8, lat: 53.56, is_rough: true } });
    renderPage(propertyPath);
    await waitForWholePage();
    const place = section('Standort');
    expect(await place.findByText('Die Karte lässt sich in Ihrem Browser nicht zeigen.')).toBeVisible();
    expect(place.getByRole('button', { name: 'Karte laden' })).toBeVisible();
    window.IntersectionObserver = NothingIsNear;
  });

  it('the property page says what the agency knows of a region abroad [V-2.106]', async () => {
    answerWith({ country: 'ESP', city: 'Artà', region: 'mallorca ' });
    renderPage(propertyPath);
    await waitForWholePage();
    expect(section('Standort').getByRole('heading', { name: 'Mallorca' })).toBeVisible();
    expect(section('Standort').getByText(/Steuernummer \(NIE\)/)).toBeVisible();
  });

  it('the property page says nothing of a region abroad without a text', async () => {
    answerWith({ country: 'ESP', city: 'Madrid', region: 'Madrid' });
    renderPage(propertyPath);
    await waitForWholePage();
    expect(section('Standort').queryByRole('heading', { level: 3 })).toBeNull();
  });

  it('the page of a property without a place shows no map', async () => {
    answerWith({ city: null });
    renderPage(propertyPath);
    await waitForWholePage();
    expect(screen.queryByRole('region', { name: 'Standort' })).toBeNull();
  });

  it('an outdated slug in the URL of a property page is replaced [S-2.4]', async () => {
    answerWith();
    const { address } = renderPage('/immobilie/alter-titel-42');
    await screen.findByRole('heading', { level: 1, name: 'Villa an der Elbe' });
    expect(address()).toBe(propertyPath);
  });

  it.each(['property-not-found', 'property-gone'] as const)(
    'a direct request for a missing property (%s) shows a message on its page [V-2.44, V-8.22]',
    async (code) => {
      server.use(http.get(propertyRoute, () => refused(code)));
      const { address } = renderPage(propertyPath);

      expect(
        await screen.findByRole('heading', { level: 1, name: 'Immobilie nicht gefunden' }),
      ).toBeVisible();
      expect(screen.getByText('Die angeforderte Immobilie konnte nicht geladen werden.')).toBeVisible();
      expect(address()).toBe(propertyPath);
    },
  );

  it('a link inside the app to a property that is no longer offered leads to the home page with a toast [V-2.43]', async () => {
    server.use(
      http.get('*/api/properties/latest', () => HttpResponse.json({ items: [buildCard()] })),
      http.get(propertyRoute, () => refused('property-gone')),
    );
    const { user, address } = renderPage('/');

    await user.click(await screen.findByRole('link', { name: 'Villa an der Elbe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Immobilie nicht gefunden');
    expect(address()).toBe('/');
  });

  it('a failed request of the property page shows another message than a missing property and is repeated by the button [V-8.3]', async () => {
    server.use(http.get(propertyRoute, () => refused('unavailable'), { once: true }));
    const { user } = renderPage(propertyPath);
    expect(await screen.findByText('Immobilie konnte nicht geladen werden.')).toBeVisible();

    answerWith();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Villa an der Elbe' })).toBeVisible();
  });
});

describe('property page', () => {
  it('the property page shows no price label with a price on request', async () => {
    answerWith({ price: null, price_on_inquiry: true });
    renderPage(propertyPath);
    expect(await screen.findByText('Preis auf Anfrage')).toBeVisible();
    expect(screen.queryByText('Kaufpreis')).toBeNull();
  });

  it('the printed URL of the property page fits in one line', async () => {
    answerWith();
    renderPage(propertyPath);
    expect(await screen.findByText(/\/immobilie\/42$/)).toBeInTheDocument();
  });
});

const offered = {
  price: 1_250_000,
  base_rent: 1_900,
  courtage: '3,57 %',
  courtage_note: 'Die Provision ist bei Vertragsschluss fällig.',
  free_from: '2027-01-15',
  street: null,
  other_note: 'Besichtigungen sind nach Vereinbarung möglich.',
};

describe('the status of a property', () => {
  it.each([
    [170240, 'BUY', 'Coming Soon'],
    [170241, 'BUY', 'KAUF'],
    [170242, 'BUY', 'Reserviert'],
    [170242, 'RENT', 'Reserviert'],
  ])(
    'a property with status %d for %s is shown as %s once, beside price and form [V-4.9, V-4.14]',
    async (property_status_id, marketing_type, word) => {
      answerWith({ ...offered, property_status_id, marketing_type });
      renderPage(propertyPath);
      const name = marketing_type === 'RENT' ? 'Für die Wohnung bewerben' : 'Exposé anfordern';
      expect(await screen.findByRole('form', { name })).toBeVisible();
      expect(screen.getByText(word)).toBeVisible();
      expect(screen.getAllByText(/1\.250\.000\s€|1\.900\s€/)[0]).toBeVisible();
      expect(screen.getByText('Bezugsfrei').nextSibling).toHaveTextContent('15.01.2027');
      expect(section('Standort').getByRole('button', { name: 'Karte laden' })).toBeVisible();
      expect(section('Sonstiges').getByText(/^Besichtigungen/)).toBeVisible();
      expect(section('Energieeffizienzklasse').getByText(/bei der Besichtigung vorgelegt/)).toBeVisible();
      if (word !== 'KAUF') expect(screen.queryByText(/^(?:KAUF|MIETE)$/)).toBeNull();
    },
  );

  it('a property whose title contains the word reserved is shown as reserved', async () => {
    answerWith({ title: 'Reserviert: Villa an der Elbe' });
    renderPage('/immobilie/reserviert-villa-an-der-elbe-42');
    expect(await screen.findByText('Reserviert')).toBeVisible();
    expect(screen.queryByText('KAUF')).toBeNull();
  });

  it.each([
    ['BUY', 'Verkauft', 'Diese Immobilie ist bereits verkauft.'],
    ['RENT', 'Vermietet', 'Diese Immobilie ist bereits vermietet.'],
  ])(
    'a closed property (%s) is shown as %s without anything for buyers except the search order',
    async (marketing_type, word, text) => {
      answerWith({ ...offered, property_status_id: 170243, marketing_type });
      renderPage(propertyPath);
      await waitForWholePage();
      expect(screen.getByText(word)).toBeVisible();
      expect(screen.getByText('Haus')).toBeVisible();
      expect(screen.queryByText(/^(?:KAUF|MIETE)$/)).toBeNull();
      const note = within(screen.getByRole('region', { name: 'Nicht mehr im Angebot' }));
      expect(note.getByText(text)).toBeVisible();
      expect(note.getByRole('link', { name: 'Suchauftrag erteilen' })).toHaveAttribute(
        'href',
        '/suchauftrag',
      );
      expect(screen.queryByText(/Exposé anfordern|Verfügbar|Bezugsfrei|rovision|€/)).toBeNull();
      const place = section('Standort');
      expect(place.getByText('22587 Hamburg')).toBeVisible();
      expect(place.queryByRole('button', { name: 'Karte laden' })).toBeNull();
      expect(screen.queryByText(/genaue Anschrift|Sonstiges|Besichtigung|Energieausweis/)).toBeNull();
      expect(screen.getAllByRole('link', { name: 'Anrufen' })).not.toHaveLength(0);
    },
  );
});

async function renderSection(part: Partial<PublicProperty>) {
  server.use(http.get('*/api/properties/:id', () => HttpResponse.json(buildProperty(part))));
  renderPage('/immobilie/villa-an-der-elbe-42');
  return screen.findByRole('region', { name: 'Energieeffizienzklasse' });
}

describe('energy section', () => {
  it('the energy scale of a property is drawn, with class and value as text [V-2.39]', async () => {
    await renderSection({ energy_efficiency_class: 'A_PLUS_PLUS', energy_efficiency_value: 18 });
    expect(
      screen.getByRole('img', {
        name: 'Energieeffizienzklasse A++, 18 kWh/(m²·a) auf einer Skala von A+ bis H',
      }),
    ).toBeVisible();
  });

  it('an energy class that the scale lacks is named on the property page [V-8.23]', async () => {
    const section = await renderSection({ energy_efficiency_class: 'ENERGY_REQUIRED' });
    expect(section).toHaveTextContent('Kein Mapping für „ENERGY_REQUIRED“ vorhanden');
  });
});
