import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { buildProperty } from '../../../../test/properties.ts';
import { commissionNote, costFacts, furtherFacts, incomeFacts, mainFacts } from './facts.ts';
import { inWords } from '@estate/domain/property/crm-codes';
import { furnishingOf } from './furnishing.ts';
import { Toaster } from '../../../shared/ui/toast.tsx';
import { noteLines, noteParagraphs } from './notes.ts';
import { sharePage } from './share-page.ts';
import { energyClassOf } from '../../figures/energy-class.ts';
import { certificateNotice, energyFacts } from './energy/energy-values.ts';

const labels = (facts: { label: string }[]) => facts.map(({ label }) => label);

describe('facts of a property', () => {
  it('are rooms, bedrooms, bathrooms, living space, plot area and pool [V-2.36, V-3.30]', () => {
    const property = buildProperty({
      number_of_rooms: 6,
      number_of_bed_rooms: 4,
      number_of_bath_rooms: 2,
      living_space: 210.5,
      plot_area: 1_100,
      furnishing_note: '- Pool',
    });
    expect(mainFacts(property)).toEqual([
      { label: 'Zimmer', text: '6' },
      { label: 'Schlafzimmer', text: '4' },
      { label: 'Badezimmer', text: '2' },
      { label: 'Wohnfläche', text: '210,5 m²' },
      { label: 'Grundstücksfläche', text: '1.100 m²' },
      { label: 'Pool', text: 'Ja' },
    ]);
  });

  it('are the area for work instead of living space for a commercial one, and each area is said once', () => {
    const office = buildProperty({ rs_type: 'OFFICE', net_floor_space: 480, living_space: 60 });
    expect(mainFacts(office)).toContainEqual({ label: 'Bürofläche', text: '480 m²' });
    expect(labels(mainFacts(office))).not.toContain('Wohnfläche');
    expect(furtherFacts(office)).toContainEqual({ label: 'Wohnfläche', text: '60 m²' });
    expect(labels(furtherFacts(office))).not.toContain('Nettofläche');
    const lived = buildProperty({ living_space: 120, usable_floor_space: 120 });
    expect(furtherFacts(lived)).toContainEqual({ label: 'Nutzfläche', text: '120 m²' });
  });

  it('leaves out what is zero or not given', () => {
    expect(mainFacts(buildProperty({ number_of_rooms: 0, living_space: null }))).toEqual([]);
  });

  it.each(['pool', 'swimming_pool'])('finds a pool in the optional field %s too', (key) => {
    const property = buildProperty({ optional_fields: [{ key, name: 'Pool', value: true }] });
    expect(mainFacts(property)).toEqual([{ label: 'Pool', text: 'Ja' }]);
  });

  it('asks no commission of tenants', () => {
    const rent = buildProperty({ marketing_type: 'RENT', courtage: '2 Monatsmieten', service_charge: 180 });
    expect(labels(costFacts(rent))).toEqual(['Nebenkosten']);
    expect(commissionNote({ ...rent, courtage_note: 'Fällig bei Abschluss.' })).toBeNull();
    const sale = buildProperty({ courtage: '3,57 %', courtage_note: 'Fällig bei Abschluss.' });
    expect(costFacts(sale)).toEqual([{ label: 'Käuferprovision', text: '3,57 %' }]);
    expect(commissionNote(sale)).toBe('Fällig bei Abschluss.');
  });

  it('gives rents and costs with two decimals, prices with none', () => {
    const plain = (facts: { text: string }[]) => facts.map(({ text }) => text.replace(/\u00a0/g, ' '));
    const rent = { service_charge: 180, heating_costs: 90.5, total_rent: 1_720.5, parking_space_price: 75 };
    expect(plain(costFacts(buildProperty({ marketing_type: 'RENT', ...rent })))).toEqual([
      '180,00 €',
      '90,50 €',
      '1.720,50 €',
      '75,00 €',
    ]);
    expect(plain(costFacts(buildProperty({ price_per_sqm: 5_952.38 })))).toEqual(['5.952 €']);
  });

  it('names Hausgeld and reserve of a purchase, and that it is let [V-2.36]', () => {
    const flat = { rent_subsidy: 424, maintenance_reserve: 91_000, rented: true };
    const texts = [...costFacts(buildProperty(flat)), ...furtherFacts(buildProperty(flat))];
    expect(texts).toContainEqual({ label: 'Hausgeld im Monat', text: '424,00\u00a0€' });
    expect(texts).toContainEqual({ label: 'Instandhaltungsrücklage', text: '91.000,00\u00a0€' });
    expect(texts).toContainEqual({ label: 'Nutzung', text: 'vermietet' });
    const rent = buildProperty({ ...flat, marketing_type: 'RENT' });
    expect(costFacts(rent)).toEqual([]);
    expect(furtherFacts({ ...rent, rented: false }).map(({ label }) => label)).not.toContain('Nutzung');
  });

  it.each([
    [{ rented: true }, 'vermietet', null],
    [{ rented: true, free_from: 'vermietet' }, 'vermietet', null],
    [{ rented: true, free_from: '2027-02-01' }, 'vermietet, frei ab 01.02.2027', null],
    [{ rented: false, free_from: '2027-02-01' }, 'frei ab 01.02.2027', null],
    [{ free_from: 'sofort' }, 'frei', null],
    [{ rented: false, free_from: 'nach Absprache' }, null, 'nach Absprache'],
    [{ rented: false }, null, null],
    [{ rs_type: 'HOUSE', free_from: 'sofort' }, null, 'sofort'],
    [{ marketing_type: 'RENT', free_from: '2027-02-01' }, null, '01.02.2027'],
  ])('says of a flat with %j that it is %s, and free from %s [V-2.143]', (part, usage, from) => {
    const facts = furtherFacts(buildProperty({ rs_type: 'APARTMENT', ...part }));
    const textOf = (label: string) => facts.find((fact) => fact.label === label)?.text ?? null;
    expect([textOf('Nutzung'), textOf('Bezugsfrei')]).toEqual([usage, from]);
  });

  it.each([
    ['APARTMENT', 'Einheiten im Haus'],
    ['INVESTMENT', 'Einheiten'],
  ])('counts the units of the building of an %s [V-2.143]', (rs_type, label) => {
    const property = buildProperty({ rs_type, number_of_units: 8 });
    expect(furtherFacts(property)).toContainEqual({ label, text: '8' });
  });

  it.each([
    [{ rental_income_actual: 97_900 }, '97.900 €', '24,3'],
    [{ rental_income: 8_000 }, '96.000 €', '24,8'],
    [{ rental_income_actual: 97_900, price_on_inquiry: true }, '97.900 €', null],
    [{ rental_income_actual: 8_158 }, '8.158 €', null],
    [{ rental_income_actual: 97_900, property_status_id: 170243 }, null, null],
    [{ rental_income_actual: 97_900, marketing_type: 'RENT' }, null, null],
    [{}, null, null],
  ])('says what a purchase with %j earns: %s a year, factor %s [V-2.143]', (part, rent, factor) => {
    const facts = incomeFacts(buildProperty({ rs_type: 'INVESTMENT', price: 2_380_000, ...part }));
    const textOf = (label: string) =>
      facts.find((fact) => fact.label === label)?.text.replace('\u00a0', ' ') ?? null;
    expect([textOf('Mieteinnahmen im Jahr'), textOf('Faktor')]).toEqual([rent, factor]);
  });

  it.each([
    ['0', 'Erdgeschoss'],
    ['3', '3. Etage'],
    ['-1', 'Untergeschoss'],
    ['-2', '2. Untergeschoss'],
    ['Dachgeschoss', 'Dachgeschoss'],
  ])('reads floor %s as %s', (floor, text) => {
    expect(furtherFacts(buildProperty({ floor }))).toContainEqual({ label: 'Etage', text });
  });

  it.each([
    ['2', 3, '2. von 3', false],
    ['4', 3, '4. Etage', true],
    ['0', 3, 'Erdgeschoss', true],
  ])('says floor %s of %d storeys as %s, and the storeys once', (floor, storeys, text, isInTable) => {
    const optional_fields = [{ key: 'number_of_floors', name: 'Etagenzahl', value: storeys }];
    const property = buildProperty({ floor, optional_fields });
    expect(furtherFacts(property)).toContainEqual({ label: 'Etage', text });
    expect(furnishingOf(property).facts).toEqual(isInTable ? [{ label: 'Etagenzahl', text: '3' }] : []);
  });

  it.each([
    ['2027-01-15', '15.01.2027'],
    ['sofort', 'sofort'],
  ])('reads "free from %s" as %s', (free_from, text) => {
    expect(furtherFacts(buildProperty({ free_from }))).toContainEqual({ label: 'Bezugsfrei', text });
  });

  it('translates codes, keeps German text and drops faulty labels', () => {
    expect(inWords('REFURBISHED')).toBe('vollständig renoviert');
    expect(inWords('gepflegt')).toBe('gepflegt');
    expect(inWords('Translation missing: de.condition')).toBeNull();
  });

  it('takes the marks off the lines of a note', () => {
    expect(noteLines('- Kamin\r\n•  Sauna\n\n3-fach verglast')).toEqual([
      'Kamin',
      'Sauna',
      '3-fach verglast',
    ]);
  });

  it('shows notes as they stand, because the import makes them plain', () => {
    expect(noteParagraphs('Hell &amp; ruhig\n\nErker')).toEqual(['Hell &amp; ruhig', 'Erker']);
    expect(noteParagraphs('Fläche < 100 m² & mehr')).toEqual(['Fläche < 100 m² & mehr']);
  });
});

const field = (key: string, name: string, value: boolean | number | string | string[] = true) => ({
  key,
  name,
  value,
});

describe('furnishing', () => {
  it('ticks what is there, and puts counts and kinds into a table', () => {
    const optional_fields = [
      field('lift', 'Aufzug'),
      field('sauna', 'Sauna', false),
      field('flooring_type', 'Bodenbelag', ['PARQUET', 'TILES']),
      field('parking_space_type', 'Stellplatztyp', 'CARPORT'),
      field('number_of_floors', 'Etagenzahl', 3),
      field('number_of_balconies', 'Anzahl Balkone', 0),
    ];
    expect(furnishingOf(buildProperty({ optional_fields }))).toEqual({
      lines: ['Aufzug'],
      facts: [
        { label: 'Bodenbelag', text: 'Parkett, Fliesen' },
        { label: 'Stellplatztyp', text: 'Carport' },
        { label: 'Etagenzahl', text: '3' },
      ],
    });
  });

  it('says each thing once, in the words of the agency [V-2.37]', () => {
    const furnishing_note = [
      '- Kamin im Wohnzimmer',
      '- Wintergarten zum Garten',
      '- Garage mit elektrischem Tor',
      '- Geschliffene Dielen',
      '- Südbalkon',
      '- kamin im wohnzimmer',
    ].join('\n');
    const optional_fields = [
      field('chimney', 'Kamin'),
      field('garden', 'Garten / -mitbenutzung'),
      field('balcony', 'Balkon / Terrasse'),
      field('cellar', 'Keller'),
      field('parking_space_type', 'Stellplatztyp', 'Garage'),
      field('flooring_type', 'Bodenbelag', ['Parkett', 'Dielen']),
    ];
    const { lines, facts } = furnishingOf(buildProperty({ furnishing_note, optional_fields }));
    expect(lines).toEqual([
      'Kamin im Wohnzimmer',
      'Wintergarten zum Garten',
      'Garage mit elektrischem Tor',
      'Geschliffene Dielen',
      'Südbalkon',
      'Keller',
    ]);
    // The garage is said; of the floors only one kind is, so both are named.
    expect(facts).toEqual([{ label: 'Bodenbelag', text: 'Parkett, Dielen' }]);
  });

  it.each([
    ['Wintergarten', 'garden', 'Garten'],
    ['Gelifteter Altbau', 'lift', 'Aufzug'],
  ])('does not take %s for %s', (furnishing_note, key, name) => {
    const optional_fields = [field(key, name)];
    expect(furnishingOf(buildProperty({ furnishing_note, optional_fields })).lines).toEqual([
      furnishing_note,
      name,
    ]);
  });

  it('reads the long note if there is one', () => {
    const notes = { furnishing_note: 'Kamin', long_furnishing_note: '- Sauna' };
    expect(furnishingOf(buildProperty(notes)).lines).toEqual(['Sauna']);
  });
});

const put = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

const share = () => act(() => sharePage('Villa an der Elbe'));

describe('sharing a page', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/immobilie/villa-42?fbclid=IwAR0abc#expose');
    render(createElement(Toaster));
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('gives title and address without query and hash to the dialog of the device', async () => {
    const given: unknown[] = [];
    put('share', (data: unknown) => Promise.resolve(given.push(data)));
    await share();
    expect(given).toEqual([{ title: 'Villa an der Elbe', url: 'http://localhost/immobilie/villa-42' }]);
  });

  it('says nothing when the dialog was closed', async () => {
    put('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    await share();
    expect(screen.queryByText(/Link/)).toBeNull();
  });

  it('copies the address where there is no dialog', async () => {
    let copied = '';
    put('clipboard', { writeText: (text: string) => Promise.resolve(void (copied = text)) });
    await share();
    expect(copied).toBe('http://localhost/immobilie/villa-42');
    expect(screen.getByText('Link kopiert')).toBeVisible();
  });

  it('says what to do when nothing works', async () => {
    await share();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Bitte kopieren Sie die Adresse aus der Adresszeile.',
    );
  });
});

const oldScale = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

const newScale = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

const classOf = (energy_efficiency_class: string, energy_certificate_end_date?: string) =>
  energyClassOf({
    energy_efficiency_class,
    energy_certificate_end_date: energy_certificate_end_date ?? null,
  });

describe('energy class', () => {
  it.each([
    ['A_PLUS_PLUS', 'A++', 'A+'],
    ['A_PLUS', 'A+', 'A+'],
    ['A+', 'A+', 'A+'],
    ['B', 'B', 'B'],
    ['H', 'H', 'H'],
  ])('reads %s as %s and marks %s [V-3.10, V-9.23]', (raw, name, step) => {
    const found = classOf(raw);
    expect(found?.name).toBe(name);
    expect(found?.steps[found.marked]).toBe(step);
    expect(found?.steps).toEqual(oldScale);
  });

  it.each(['ENERGY_REQUIRED', 'ENERGY_CONSUMPTION', '', 'Z'])('has no mapping for "%s" [V-3.11]', (raw) => {
    expect(classOf(raw)).toBeNull();
  });

  it.each([
    ['C', '2036-05-29', newScale],
    ['C', '29.05.2036', newScale],
    ['C', '2036-05-28', oldScale],
    ['C', undefined, oldScale],
    ['H', '2036-06-01', oldScale],
    ['A+', '2036-06-01', oldScale],
  ])('%s in a certificate valid until %s stands on its scale', (raw, end, steps) => {
    expect(classOf(raw, end)?.steps).toEqual(steps);
  });
});

describe('energy values (§87 GEG)', () => {
  it('gives type, value, source and year of a home', () => {
    const property = buildProperty({
      building_energy_rating_type: 'ENERGY_REQUIRED',
      energy_efficiency_value: 62.5,
      firing_types: 'GEOTHERMAL,ELECTRICITY',
      construction_year: 1911,
      energy_certificate_end_date: '2031-05-14',
    });
    expect(energyFacts(property)).toEqual([
      { label: 'Energieausweis', text: 'Bedarfsausweis' },
      { label: 'Endenergiebedarf', text: '62,5 kWh/(m²·a)' },
      { label: 'Wesentlicher Energieträger', text: 'Erdwärme, Strom' },
      { label: 'Baujahr laut Energieausweis', text: '1911' },
      { label: 'Gültig bis', text: '14.05.2031' },
    ]);
  });

  it('gives heat and power apart where the certificate does', () => {
    const property = buildProperty({
      building_energy_rating_type: 'Verbrauchsausweis',
      thermal_characteristic: 90,
      thermal_characteristic_heating: 90,
      thermal_characteristic_electricity: 31,
    });
    expect(energyFacts(property).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Energieausweis: Verbrauchsausweis',
      'Endenergieverbrauch Wärme: 90 kWh/(m²·a)',
      'Endenergieverbrauch Strom: 31 kWh/(m²·a)',
    ]);
  });

  it.each([
    [{ energy_certificate_availability: 'NOT_REQUIRED' }, /kein Energieausweis erforderlich/],
    [{ rs_type: 'TRADE_SITE' }, /unbebautes Grundstück/],
    [{ energy_certificate_availability: 'REQUESTED' }, /liegt noch nicht vor/],
    [{}, /liegt noch nicht vor/],
  ])('says plainly that there is no certificate: %j', (part, text) => {
    expect(certificateNotice(buildProperty(part))).toMatch(text);
  });

  it('quotes no year from a certificate that is not there', () => {
    const property = buildProperty({ construction_year: 1889, firing_types: 'Gas' });
    expect(energyFacts(property)).toEqual([{ label: 'Wesentlicher Energieträger', text: 'Gas' }]);
  });

  it('says nothing of the kind where there is one', () => {
    expect(certificateNotice(buildProperty({ energy_efficiency_class: 'C' }))).toBeNull();
  });
});
