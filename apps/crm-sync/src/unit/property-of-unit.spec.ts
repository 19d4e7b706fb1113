import { PropertyUpsert } from '@estate/contracts/catalog/property';
import { startSim } from '@estate/propstack-sim/start-sim';
import { afterAll, describe, expect, it } from '@jest/globals';
import { propertyOfUnit } from './property-of-unit.ts';
import { type Unit } from './unit.ts';

const sim = await startSim({ port: 0, host: '127.0.0.1', properties: 60 });
afterAll(() => sim.stop());

async function read(path: string, key: string): Promise<unknown> {
  const response = await fetch(sim.url + path, { headers: { 'x-api-key': key } });
  return response.json();
}
const v1 = (path: string) => read(`/v1/${path}`, sim.keyV1);
const listOf = async (path: string) => ((await v1(path)) as { data: Unit[] }).data;

describe('the shapes of the simulated CRM', () => {
  it('a CRM object becomes the same property record from a list, from a single request and from API version 2', async () => {
    const expanded = await listOf('units?expand=1&with_meta=1&per=60&sort_by=id');
    const options = ((await read('/v2/properties/options', sim.keyV2)) as { data: Unit }).data;
    expect(expanded.length).toBeGreaterThan(50);
    for (const unit of expanded) {
      const fromList = propertyOfUnit(unit, {});
      expect(PropertyUpsert.safeParse(fromList).error).toBeUndefined();
      const alone = (await v1(`units/${String(unit['id'])}?new=1`)) as Unit;
      expect({ ...propertyOfUnit(alone, {}), raw_data: null }).toEqual({ ...fromList, raw_data: null });
      const second = (await read(`/v2/properties/${String(unit['id'])}`, sim.keyV2)) as Unit;
      const fromSecond = propertyOfUnit(second, options);
      // V2 has no labels and therefore no optional fields.
      const { optional_fields, raw_data } = fromSecond;
      expect(fromSecond).toEqual({ ...fromList, optional_fields, raw_data });
    }
  });

  it('the raw data of a property that staff see contain no token, people and document URLs [S-2.54]', async () => {
    const paths = ['units?expand=1&with_meta=1&per=60&sort_by=id', 'units?with_meta=1&per=60&sort_by=id'];
    const second = (await read('/v2/properties/60', sim.keyV2)) as Unit;
    const units = [...(await Promise.all(paths.map(listOf))).flat(), second];
    for (const unit of units) {
      const { token: _token, relationships: _people, documents, ...rest } = unit;
      const { documents: stored, ...others } = propertyOfUnit(unit, {}).raw_data ?? {};
      expect(others).toEqual(rest);
      const named = (documents as Unit[] | undefined)?.map(({ url: _url, ...document }) => document);
      expect(stored).toEqual(named);
    }
    const odd = {
      id: 1,
      documents: ['Vertrag', { big_url: 'u', urls: { original: 'u' } }],
      token: { value: 't' },
    };
    expect(propertyOfUnit(odd, {}).raw_data).toEqual({ id: 1, documents: ['Vertrag', {}] });
    expect(propertyOfUnit({ id: 1, documents: null }, {}).raw_data).toEqual({ id: 1, documents: null });
  });

  it('the plain response format of the CRM gives the same values and optional fields as the expanded one', async () => {
    const expanded = await listOf('units?expand=1&with_meta=1&per=60&sort_by=id');
    for (const unit of expanded) {
      const whole = propertyOfUnit(unit, {});
      const plain = propertyOfUnit((await v1(`units/${String(unit['id'])}`)) as Unit, {});
      expect(plain.optional_fields).toEqual(whole.optional_fields);
      expect(plain).toMatchObject({
        title: whole.title,
        hide_address: whole.hide_address,
        long_description_note: whole.long_description_note,
        energy_efficiency_class: whole.energy_efficiency_class,
        property_status_id: whole.property_status_id,
      });
    }
  });

  it('the address of a CRM object is not released if the flat list does not say whether it may be shown', async () => {
    for (const unit of await listOf('units?with_meta=1&per=60&sort_by=id')) {
      const property = propertyOfUnit(unit, {});
      expect(property.hide_address).toBeNull();
      expect(property.property_status_id).toBeGreaterThan(170_238);
    }
  });
});

describe('an object made by hand', () => {
  const labelled = (value: unknown) => ({ label: 'x', value });

  it('a CRM object with all known irregularities becomes a correct property record', () => {
    const property = propertyOfUnit(
      {
        id: '4711',
        title: labelled('Translation missing: de.title'),
        city: 'Reinbek ',
        price: labelled('1.250.000,00 €'),
        living_space: labelled('84.5'),
        number_of_rooms: labelled('3,5'),
        plot_area: labelled(0),
        floor: labelled(0),
        heating_type: labelled(['Gas', 'Solar']),
        energy_efficiency_class: labelled('A+'),
        price_on_inquiry: labelled(true),
        hide_address: 'false',
        property_status: { id: 170241, name: 'Vermarktung' },
        custom_fields: { hof: { value: 1, pretty_value: 'eins' }, leer: null },
        group_ids: [1, 2],
      },
      {},
    );
    expect(property).toMatchObject({
      id: 4711,
      title: null,
      city: 'Reinbek',
      price: 1_250_000,
      living_space: 84.5,
      number_of_rooms: 3.5,
      plot_area: null,
      floor: '0',
      heating_type: 'Gas, Solar',
      energy_efficiency_class: 'A_PLUS',
      price_on_inquiry: true,
      hide_address: null,
      property_status_id: 170241,
      custom_fields: { hof: 1, leer: null },
      group_ids: ['1', '2'],
    });
  });

  it.each([
    ['nachteile', 'Kein Aufzug\nStraße hörbar'],
    ['anderes', null],
    ['leer', null],
    ['hof', '1'],
    ['', null],
    ['__proto__', null],
  ])('the drawbacks of a property are read from the custom field %j [V-2.144]', (name, drawbacks_note) => {
    const custom_fields = {
      nachteile: { value: '<ul><li>Kein Aufzug</li><li>Straße hörbar</li></ul>', pretty_value: '' },
      leer: null,
      hof: 1,
    };
    const fields = { drawbacks: name, soldPrice: '' };
    expect(propertyOfUnit({ id: 1, custom_fields }, {}, fields).drawbacks_note).toBe(drawbacks_note);
  });

  it.each([
    ['', 480_000],
    ['kaufpreis', 485_000],
    ['leer', null],
    ['unbekannt', null],
    ['price', null],
    ['__proto__', null],
  ])(
    'the paid price of a property is read from the custom field %j, and from no other [S-2.151]',
    (soldPrice, sold_price) => {
      const unit = {
        id: 1,
        price: { label: 'Kaufpreis', value: 500_000 },
        sold_price: { label: 'Verkaufspreis', value: 480_000 },
        custom_fields: { kaufpreis: { value: '485.000,00 €', pretty_value: '485.000,00 €' }, leer: null },
      };
      expect(propertyOfUnit(unit, {}, { drawbacks: '', soldPrice })).toMatchObject({
        sold_price,
        price: 500_000,
      });
    },
  );

  it('a paid price that cannot be read is a warning for staff and no price', () => {
    const unit = { id: 1, custom_fields: { kaufpreis: 'siehe Vertrag' } };
    expect(propertyOfUnit(unit, {}, { drawbacks: '', soldPrice: 'kaufpreis' })).toMatchObject({
      sold_price: null,
      data_warnings: [{ field: 'sold_price', reason: 'unreadable' }],
    });
  });

  it.each([
    [{ property_status_id: 170242 }, 170242],
    [{ property_status_id: '170242' }, 170242],
    [{ property_status_id: 'Reserviert' }, 170242],
    [{ status: { id: 170243 } }, 170243],
    [{ property_status: { name: 'Akquise' } }, 170239],
    [{}, 0],
  ])('the status of the CRM object %j is read', (sent, status) => {
    expect(propertyOfUnit({ id: 1, ...sent }, {}).property_status_id).toBe(status);
  });

  it('the optional fields of a property are sorted by key and lack internal notes and empty values', () => {
    const optional_fields = [
      { key: 'sauna', name: 'Sauna', value: true },
      { key: 'note', name: 'Notiz', value: 'Eigentümer Meier' },
      { key: 'lift', name: '', value: 'Ja' },
      { key: 'garden', name: 'Garten', value: false },
      { key: 'price', name: 'Preis', value: 3 },
      { name: 'ohne Schlüssel', value: 3 },
    ];
    expect(propertyOfUnit({ id: 1, optional_fields }, {}).optional_fields).toEqual([
      { key: 'lift', name: 'lift', value: true },
      { key: 'sauna', name: 'Sauna', value: true },
    ]);
  });

  it.each([
    [{ balcony: labelled('Ja') }, [true]],
    [{ cellar: labelled('false') }, []],
    [{ cellar: labelled('nicht vorhanden') }, []],
    [{ flooring_type: labelled(['Fliesen', null, 'Parkett', 'Fliesen']) }, [['Fliesen', 'Parkett']]],
    [{ flooring_type: labelled('<b>Eiche</b>') }, ['Eiche']],
    [{ number_of_floors: labelled('1') }, ['1']],
    [{ number_of_floors: labelled(3) }, [3]],
  ])('the value %j of an optional property field is shown as %j', (sent, values) => {
    const { optional_fields = [] } = propertyOfUnit({ id: 1, ...sent }, {});
    expect(optional_fields?.map(({ value }) => value)).toEqual(values);
  });

  it.each([
    ['Lindenweg 4', '4', 'Lindenweg'],
    ['Lindenweg 4a', '4A', 'Lindenweg'],
    ['Lindenweg', '4', 'Lindenweg'],
    ['Straße 14', '4', 'Straße 14'],
    ['Lindenweg 4', '', 'Lindenweg 4'],
    ['4', '4', '4'],
  ])('the street %j with the house number %j becomes the address %j', (street, house_number, expected) => {
    expect(propertyOfUnit({ id: 1, street, house_number }, {}).street).toBe(expected);
  });
});

describe('what staff should correct in the CRM', () => {
  const warningsOf = (sent: Unit) =>
    (propertyOfUnit({ id: 1, marketing_type: 'BUY', rs_type: 'HOUSE', ...sent }, {}).data_warnings ?? []).map(
      ({ field, reason }) => `${field} ${reason}`,
    );

  it.each([
    [{ price: 250_000, country: 'Germany', living_space: '80,5 m²' }, []],
    [{ price: 1 }, ['price implausible']],
    [{ price: 999_999_999 }, ['price implausible']],
    [{ price: 'auf Anfrage' }, ['price unreadable']],
    [{ price: 'k. A.', living_space: '-', plot_area: '0,00' }, []],
    [{ price: 60, marketing_type: 'Miete' }, []],
    [{ price: 450_000, marketing_type: 'RENT' }, ['price implausible']],
    [{ construction_year: 19 }, ['construction_year implausible']],
    [{ living_space: 'ca. achtzig' }, ['living_space unreadable']],
    [{ country: 'Atlantis' }, ['country unknown']],
    [{ marketing_type: 'Tausch' }, ['marketing_type unknown']],
    [{ rs_type: 'Schloss' }, ['rs_type unknown']],
    [{ price_on_inquiry: 'bald' }, ['price_on_inquiry unknown']],
    [{ lat: 13.74, lng: 51.05 }, ['lat implausible']],
    [{ lat: '51.050', lng: '13.740' }, []],
    [{ lat: 39.57, lng: 2.65, country: 'ESP' }, []],
    [{ street: 'Am Mühlenberg', title: 'Haus Am Muehlenberg', hide_address: true }, ['title names-street']],
    [{ street: 'Hauptstr.', location_note: 'Ruhig in der Haupt-Straße' }, ['location_note names-street']],
    [{ street: 'Lindenweg', title: 'Haus am Lindenweg', hide_address: false }, []],
    [{ title: 'Klimaneutrales Haus' }, ['title green-claim']],
    [{ description_note: 'Das beste und einzigartige Haus' }, ['description_note superlative']],
  ])('the data warnings of a CRM object with %j are %j', (sent, warnings) => {
    expect(warningsOf(sent)).toEqual(warnings);
  });

  it('an implausible value from the CRM is not published on the website', () => {
    expect(propertyOfUnit({ id: 1, price: 1, lat: 13.74, lng: 51.05 }, {})).toMatchObject({
      price: null,
      lat: null,
      lng: null,
    });
  });
});
