import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { fieldProblems } from '../problem.ts';
import { describeRange, searchLocation } from '@estate/domain/search/search-summary';
import {
  apartmentLabels,
  conditionLabels,
  houseLabels,
  purposeLabels,
  qualityLabels,
} from '@estate/domain/forms/valuation-values';
import { about, contact, landing } from '@estate/domain/forms/contact';
import { expose as exposeForm } from '@estate/domain/forms/expose';
import { bodySchema, formSchema } from './form-schema.ts';
import { search as searchForm } from '@estate/domain/forms/search';
import { valuation } from '@estate/domain/forms/valuation';
import { viewing } from '@estate/domain/forms/viewing';

const ExposeForm = formSchema(exposeForm);
const SearchForm = formSchema(searchForm);
const ValuationLead = bodySchema(valuation);

const faults = (schema: z.ZodType, form: unknown) =>
  fieldProblems(schema.safeParse(form).error ?? new z.ZodError([])).map(
    ({ field, message }) => `${field}: ${message}`,
  );

const expose = {
  propertyId: 7,
  salutation: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '',
  agreeToTerms: true,
  consentVersion: 'expose-2026-11',
};

describe('the times of a viewing [V-5.25]', () => {
  const { agreeToTerms: privacyAccepted, ...person } = expose;
  const timesOf = (...days: number[]) =>
    days.map((day) => `${new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)}-am`);
  const faultsOf = (times: string[]) =>
    faults(formSchema(viewing), { ...person, privacyAccepted, message: '', times });
  const { gone, tooMany } = viewing.fields.times;

  it('a visitor may propose at most three future half-days for a viewing', () => {
    expect(faultsOf([])).toEqual([]);
    expect(faultsOf(timesOf(2, 3, 400))).toEqual([]);
    expect(faultsOf(timesOf(2, 3, 4, 5))).toEqual([`times: ${tooMany}`]);
    expect(faultsOf(timesOf(2, -2))).toEqual([`times: ${gone}`]);
  });

  it.each(['2027-02-30-am', '2027-02-28', 'mo-am', '2027-02-28-am<b>'])(
    'the proposed times of a viewing are refused as %s',
    (time) => {
      expect(faultsOf([time])).toEqual([expect.stringContaining(gone)]);
    },
  );
});

describe('ExposeForm', () => {
  it('the exposé form leaves out empty fields', () => {
    const { salutation: _, phone: __, ...body } = expose;
    expect(ExposeForm.parse(expose)).toEqual(body);
    expect(ExposeForm.parse({ ...expose, salutation: 'frau', phone: '040 123456' })).toEqual({
      ...body,
      salutation: 'frau',
      phone: '040 123456',
    });
  });

  it('the exposé form has an error at each missing field', () => {
    const empty = { ...expose, firstName: '', lastName: '', email: '', agreeToTerms: false };
    expect(faults(ExposeForm, empty)).toEqual([
      'firstName: Vorname ist erforderlich',
      'lastName: Nachname ist erforderlich',
      'email: E-Mail ist erforderlich',
      'agreeToTerms: Sie müssen den AGB zustimmen und die Datenschutzerklärung akzeptieren',
    ]);
  });
});

const search = {
  salutation: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '040 123456',
  buyOrRent: 'buy',
  propertyType: 'house',
  city: 'Hamburg',
  region: '',
  minRooms: '',
  maxRooms: '',
  minPrice: '',
  maxPrice: '',
  equipment: '',
  notes: '',
  agreeToTerms: true,
};

describe('SearchForm', () => {
  it.each([
    ['', undefined],
    ['500', 500],
    ['1.200.000 €', 1_200_000],
    ['1 200 000', 1_200_000],
    ['\u200b', undefined],
    ['250.000,00 EUR', 250_000],
    ['1\u202f500', 1_500],
  ])('the search request form reads the price %j as %s', (maxPrice, number) => {
    expect(SearchForm.parse({ ...search, maxPrice })).toMatchObject({ location: 'Hamburg' });
    expect(SearchForm.parse({ ...search, maxPrice })['maxPrice']).toBe(number);
  });

  it('the search request form has an error for a price below zero', () => {
    expect(faults(SearchForm, { ...search, minPrice: '-5' })).toEqual([
      'minPrice: Bitte keine negative Zahl.',
    ]);
  });

  it.each(['viel', '1,5', '1.2.3', '1e5', '-'])(
    'the search request form refuses the price %j',
    (maxPrice) => {
      expect(faults(SearchForm, { ...search, maxPrice })).toEqual([
        'maxPrice: Bitte geben Sie eine ganze Zahl ein.',
      ]);
    },
  );
});

describe('contact forms', () => {
  const form: Record<string, unknown> = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: '',
    phone: '',
    message: 'Hallo',
    source: '/kontakt',
    privacyAccepted: true,
  };

  it('contact forms send first and last name as one name and leave out empty fields', () => {
    expect(formSchema(contact).parse(form)).toEqual({
      name: 'Ada',
      message: 'Hallo',
      source: '/kontakt',
      privacyAccepted: true,
    });
    expect(formSchema(about).parse({ ...form, email: 'ada@example.org', phone: '040 123456' })).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      phone: '040 123456',
      message: 'Hallo',
      source: '/kontakt',
      privacyAccepted: true,
    });
  });

  it('the form of /bewertung stores an invalid e-mail address as a line of the message', () => {
    expect(formSchema(landing).parse({ ...form, email: 'ada@intern' })).toEqual({
      name: 'Ada Lovelace',
      message: 'Hallo\n\nE-Mail, wie angegeben: ada@intern',
      source: '/kontakt',
      privacyAccepted: true,
    });
  });
});

describe('SearchRequest', () => {
  it.each([
    [1, 2, '€', '1 - 2 €'],
    [500_000, undefined, '€', 'ab 500.000 €'],
    [undefined, 1_200, '€/Monat', 'bis 1.200 €/Monat'],
    [undefined, undefined, '€', null],
  ])('a search request writes the range %s to %s in %s as %j [V-3.17]', (min, max, suffix, text) => {
    expect(describeRange(min, max, suffix)).toBe(text);
  });

  it.each([
    ['', ' ', 'Nicht angegeben'],
    ['Hamburg', '', 'Hamburg'],
    ['Hamburg', 'Elbvororte', 'Hamburg, Elbvororte'],
  ])('a search request joins %j and %j to one place [V-3.18]', (city, region, location) => {
    expect(searchLocation(city, region)).toBe(location);
  });
});

describe('value sets of a valuation', () => {
  it.each([
    [
      'subtypes of an apartment',
      apartmentLabels,
      ['etagenwohnung', 'erdgeschoss', 'dachgeschoss', 'maisonette', 'studio', 'penthouse'],
    ],
    [
      'subtypes of a house',
      houseLabels,
      ['einfamilienhaus', 'doppelhaushaelfte', 'reihenhaus', 'mehrfamilienhaus'],
    ],
    ['conditions', conditionLabels, ['renovierungsbeduerftig', 'gut-erhalten', 'neu-renoviert']],
    ['qualities', qualityLabels, ['einfach', 'standard', 'hoch', 'luxurioes']],
    [
      'purposes',
      purposeLabels,
      ['verkauf-planen', 'preisanstieg-pruefen', 'passende-immobilie', 'immobilie-geerbt', 'interesse-preis'],
    ],
  ])(
    'the values of the valuation field %s are those of the specification [V-3.23, V-3.24, V-3.25, V-3.26]',
    (_what, labels, expected) => {
      expect(Object.keys(labels)).toEqual(expected);
    },
  );
});

describe('ValuationLead [V-3.19, V-3.20]', () => {
  const lead = {
    property_type: 'wohnung',
    property_subtype: 'studio',
    address_street: 'Musterweg',
    address_number: '1a',
    address_postal_code: '20095',
    address_city: 'Hamburg',
    construction_year: 1970,
    room_count: 3,
    floor: 1,
    living_area: 100,
    garden_balcony_area: 10,
    property_condition: 'gut-erhalten',
    property_quality: 'standard',
    evaluation_purpose: 'interesse-preis',
    wish: 'anruf',
    last_name: 'Lovelace',
    email: 'ada@example.org',
    privacy_accepted: true,
  };

  const house = { property_type: 'haus', property_subtype: 'reihenhaus', floor: undefined };

  it.each([
    [{}, []],
    [house, []],
    [{ property_type: 'haus', floor: undefined }, ['property_subtype']],
    [{ property_type: 'haus', property_subtype: 'reihenhaus' }, ['floor']],
    [
      {
        construction_year: undefined,
        room_count: undefined,
        floor: undefined,
        living_area: undefined,
        garden_balcony_area: undefined,
        property_condition: undefined,
        property_quality: undefined,
      },
      [],
    ],
    [{ modernised_year: new Date().getFullYear() + 1 }, ['modernised_year']],
    [{ occupancy: 'vermietet', monthly_rent: 0 }, ['monthly_rent']],
    [{ construction_year: 1500 }, []],
    [{ construction_year: 1499 }, ['construction_year']],
    [{ construction_year: new Date().getFullYear() + 2 }, []],
    [{ construction_year: new Date().getFullYear() + 3 }, ['construction_year']],
    [{ plot_area: 600 }, ['plot_area']],
    [{ ...house, plot_area: 1 }, []],
    [{ ...house, plot_area: 100_000 }, []],
    [{ ...house, plot_area: 0 }, ['plot_area']],
    [{ ...house, plot_area: 100_001 }, ['plot_area']],
    [{ ...house, plot_area: 600.5 }, ['plot_area']],
    [{ living_area: 9 }, ['living_area']],
    [{ living_area: 801 }, ['living_area']],
    [{ garden_balcony_area: -1 }, ['garden_balcony_area']],
    [{ room_count: 21 }, ['room_count']],
    [{ floor: -3 }, ['floor']],
    [{ address_postal_code: '2009' }, ['address_postal_code']],
    [{ last_name: '' }, ['last_name']],
    [{ privacy_accepted: false }, ['privacy_accepted']],
  ])('a valuation with %j is refused at the fields %j', (change, fields) => {
    const checked = ValuationLead.safeParse({ ...lead, ...change });
    expect(checked.success ? [] : fieldProblems(checked.error).map(({ field }) => field)).toEqual(fields);
  });

  it.each([1499, 20_000, 1970.5, '1970'])(
    'the error of a valuation with the year %j names the possible years [V-5.13]',
    (construction_year) => {
      const { error } = ValuationLead.safeParse({ ...lead, construction_year });
      expect(error && fieldProblems(error)).toEqual([
        {
          field: 'construction_year',
          message: `Bitte geben Sie ein Baujahr von 1500 bis ${new Date().getFullYear() + 2} ein, zum Beispiel 1970.`,
        },
      ]);
    },
  );
});
