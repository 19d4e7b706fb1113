import { describe, expect, it } from '@jest/globals';
import { costFacts, commissionNote, type FactFields, furtherFacts, incomeFacts, mainFacts } from './facts.ts';
import { furnishingOf } from './furnishing.ts';

const buildProperty = (part: Partial<FactFields> = {}): FactFields => ({
  id: 42,
  marketing_type: 'BUY',
  rs_type: 'HOUSE',
  property_status_id: 170241,
  price: 1_250_000,
  amenities: [],
  optional_fields: [],
  ...part,
});

const labels = (facts: { label: string }[]) => facts.map(({ label }) => label);

describe('facts of a property', () => {
  it('the main facts of a home are rooms, bedrooms, bathrooms, living space, plot area and pool [V-2.36, V-3.30]', () => {
    const property = buildProperty({
      number_of_rooms: 6,
      number_of_bed_rooms: 4,
      number_of_bath_rooms: 2,
      living_space: 210.5,
      plot_area: 1_100,
      amenities: ['pool'],
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

  it('the main facts of a commercial property have its working area instead of living space, and no area twice', () => {
    const office = buildProperty({ rs_type: 'OFFICE', net_floor_space: 480, living_space: 60 });
    expect(mainFacts(office)).toContainEqual({ label: 'Bürofläche', text: '480 m²' });
    expect(labels(mainFacts(office))).not.toContain('Wohnfläche');
    expect(furtherFacts(office)).toContainEqual({ label: 'Wohnfläche', text: '60 m²' });
    expect(labels(furtherFacts(office))).not.toContain('Nettofläche');
    const lived = buildProperty({ living_space: 120, usable_floor_space: 120 });
    expect(furtherFacts(lived)).toContainEqual({ label: 'Nutzfläche', text: '120 m²' });
  });

  it('facts of a property that are zero or missing are left out', () => {
    expect(mainFacts(buildProperty({ number_of_rooms: 0, living_space: null }))).toEqual([]);
  });

  it.each(['pool', 'swimming_pool'])(
    'the pool of a property is also found in the optional field %s',
    (key) => {
      const property = buildProperty({ optional_fields: [{ key, name: 'Pool', value: true }] });
      expect(mainFacts(property)).toEqual([{ label: 'Pool', text: 'Ja' }]);
    },
  );

  it('the facts of a property to let have no commission', () => {
    const rent = buildProperty({ marketing_type: 'RENT', courtage: '2 Monatsmieten', service_charge: 180 });
    expect(labels(costFacts(rent))).toEqual(['Nebenkosten']);
    expect(commissionNote({ ...rent, courtage_note: 'Fällig bei Abschluss.' })).toBeNull();
    const sale = buildProperty({ courtage: '3,57 %', courtage_note: 'Fällig bei Abschluss.' });
    expect(costFacts(sale)).toEqual([{ label: 'Käuferprovision', text: '3,57 %' }]);
    expect(commissionNote(sale)).toBe('Fällig bei Abschluss.');
  });

  it('in the facts of a property rents and costs have two decimals, prices none', () => {
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

  it('the facts of a property for sale name Hausgeld and reserve, and that it is let [V-2.36]', () => {
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
  ])(
    'the usage of a flat with %j is shown as %s, and its vacancy date as %s [V-2.143]',
    (part, usage, from) => {
      const facts = furtherFacts(buildProperty({ rs_type: 'APARTMENT', ...part }));
      const textOf = (label: string) => facts.find((fact) => fact.label === label)?.text ?? null;
      expect([textOf('Nutzung'), textOf('Bezugsfrei')]).toEqual([usage, from]);
    },
  );

  it.each([
    ['APARTMENT', 'Einheiten im Haus'],
    ['HOUSE', 'Einheiten'],
  ])('the facts of an %s have the number of units in the building [V-2.143]', (rs_type, label) => {
    const property = buildProperty({ rs_type, number_of_units: 8 });
    expect(furtherFacts(property)).toContainEqual({ label, text: '8' });
  });

  it.each([
    [{ rental_income_actual: 97_900 }, ['97.900 € (Ist)', 'Faktor 24,3', 'Bruttorendite 4,1 %']],
    [{ rental_income: 8_000 }, ['96.000 €', 'Faktor 24,8', 'Bruttorendite 4,0 %']],
    [
      { rental_income_actual: 97_900, rental_income_target: 104_400 },
      ['97.900 € (Ist)', '104.400 € (Soll)', 'Faktor 24,3', 'Bruttorendite 4,1 %'],
    ],
    [
      { rental_income_target: 104_400 },
      ['104.400 € (Soll)', 'Faktor (Soll) 22,8', 'Bruttorendite (Soll) 4,4 %'],
    ],
    [{ rental_income_actual: 97_900, price_on_inquiry: true }, ['97.900 € (Ist)']],
    [{ rental_income_actual: 8_158 }, ['8.158 € (Ist)']],
    [{ rental_income_actual: 97_900, rental_income_target: 104_400, property_status_id: 170243 }, []],
    [{ rental_income_actual: 97_900, rental_income_target: 104_400, marketing_type: 'RENT' }, []],
    [{}, []],
  ])('the income of a let flat with %j is shown as %j [V-2.143]', (part, expected) => {
    const facts = incomeFacts(buildProperty({ rs_type: 'APARTMENT', price: 2_380_000, ...part }));
    const texts = facts.map(({ label, text }) => {
      const [, kind = ''] = /^Mieteinnahmen im Jahr(.*)$/.exec(label) ?? [];
      return (label.startsWith('Miete') ? `${text}${kind}` : `${label} ${text}`).replaceAll('\u00a0', ' ');
    });
    expect(texts).toEqual(expected);
  });

  it.each([{ rs_type: 'INVESTMENT' }, { rs_category: 'MULTI_FAMILY_HOUSE' }])(
    'the facts of an apartment house with %j begin with units and income, and its rooms follow later [V-2.143]',
    (kind) => {
      const house = buildProperty({
        ...kind,
        price: 2_380_000,
        number_of_units: 8,
        rental_income_actual: 97_900,
        number_of_rooms: 22,
        number_of_bed_rooms: 14,
        living_space: 586,
      });
      expect(labels(mainFacts(house))).toEqual([
        'Einheiten',
        'Mieteinnahmen im Jahr (Ist)',
        'Faktor',
        'Bruttorendite',
        'Wohnfläche',
      ]);
      expect(incomeFacts(house)).toEqual([]);
      expect(furtherFacts(house)).toContainEqual({ label: 'Schlafzimmer', text: '14' });
      expect(labels(furtherFacts(house))).not.toContain('Einheiten');
    },
  );

  it.each([
    ['0', 'Erdgeschoss'],
    ['3', '3. Etage'],
    ['-1', 'Untergeschoss'],
    ['-2', '2. Untergeschoss'],
    ['Dachgeschoss', 'Dachgeschoss'],
  ])('the floor %s of a flat is shown as %s', (floor, text) => {
    expect(furtherFacts(buildProperty({ floor }))).toContainEqual({ label: 'Etage', text });
  });

  it.each([
    ['2', 3, '2. von 3', false],
    ['4', 3, '4. Etage', true],
    ['0', 3, 'Erdgeschoss', true],
  ])(
    'the floor %s of a building with %d storeys is shown as %s, and the number of storeys only once',
    (floor, storeys, text, isInTable) => {
      const optional_fields = [{ key: 'number_of_floors', name: 'Etagenzahl', value: storeys }];
      const property = buildProperty({ floor, optional_fields });
      expect(furtherFacts(property)).toContainEqual({ label: 'Etage', text });
      expect(furnishingOf(property).facts).toEqual(isInTable ? [{ label: 'Etagenzahl', text: '3' }] : []);
    },
  );

  it.each([
    ['2027-01-15', '15.01.2027'],
    ['sofort', 'sofort'],
  ])('the vacancy date %s of a property is shown as %s', (free_from, text) => {
    expect(furtherFacts(buildProperty({ free_from }))).toContainEqual({ label: 'Bezugsfrei', text });
  });
});
