import { describe, expect, it } from '@jest/globals';
import { type z } from 'zod';
import { BrokerContactForm, ContactMessage, ValuationContactForm } from './contact-message.ts';
import { ExposeRequest } from './expose-request.ts';
import {
  FileSearchRequest,
  RequestExpose,
  SaveValuationAddress,
  SendContactMessage,
  SubmitValuation,
} from './leads.ts';
import { fieldProblems } from './problem.ts';
import { describeRange, describeSearchRequest, searchLocation, SearchRequest } from './search-request.ts';
import { ValuationLead } from './valuation.ts';

const faults = (schema: z.ZodType, form: unknown) => {
  const checked = schema.safeParse(form);
  return checked.success
    ? []
    : fieldProblems(checked.error).map(({ field, message }) => `${field}: ${message}`);
};

const pflicht = 'Bitte füllen Sie alle Pflichtfelder aus und stimmen Sie den Bedingungen zu.';
const expose = {
  propertyId: 7,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  agreeToTerms: true,
};

describe('ExposeRequest', () => {
  it.each([
    [{}, []],
    [{ salutation: 'divers', phone: '+49 40 123' }, []],
    [{ firstName: '  ' }, [`firstName: ${pflicht}`]],
    [{ lastName: '' }, [`lastName: ${pflicht}`]],
    [{ email: '' }, [`email: ${pflicht}`]],
    [{ email: 'ada@example' }, ['email: Bitte geben Sie eine gültige E-Mail-Adresse ein.']],
    [{ email: 'a@b.de, c@d.de' }, ['email: Bitte geben Sie eine gültige E-Mail-Adresse ein.']],
    [{ email: `${'a'.repeat(250)}@b.de` }, ['email: Bitte geben Sie eine gültige E-Mail-Adresse ein.']],
    [{ email: 'jürgen@bücher.example' }, []],
    [{ email: 'почта@пример.рф' }, []],
    [{ agreeToTerms: false }, [`agreeToTerms: ${pflicht}`]],
    [{ propertyId: 0 }, ['propertyId: Die Immobilie ist unbekannt.']],
    [{ propertyId: '7' }, ['propertyId: Die Immobilie ist unbekannt.']],
    [{ firstName: 'x'.repeat(101) }, ['firstName: Bitte höchstens 100 Zeichen.']],
    [{ firstName: 'x'.repeat(1_000) }, ['firstName: Bitte höchstens 100 Zeichen.']],
    [{ firstName: `${' '.repeat(1_000)}Ada` }, []],
  ])('with %j has the faults %j', (change, expected) => {
    expect(faults(ExposeRequest, { ...expose, ...change })).toEqual(expected);
  });

  it.each([
    ['a zero-width space', '\u200b'],
    ['a zero-width joiner', '\u200d'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a change of direction', '\u202e'],
    ['a control character', '\u0000'],
    ['a delete', '\u007f'],
    ['a Hangul filler', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['a tag', '\u{e0061}'],
    ['a variation selector', '\ufe0f'],
    ['half a surrogate pair', '\ud800'],
  ])('refuses an address with %s', (_name, sign) => {
    for (const email of [`a${sign}da@example.org`, `ada@exa${sign}mple.org`, `ada@example.o${sign}rg`]) {
      expect(faults(ExposeRequest, { ...expose, email })).toEqual([
        'email: Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      ]);
      expect(faults(ContactMessage, { ...contact, email })).toEqual(['email: Ungültige E-Mail-Adresse']);
    }
  });

  it('keeps line breaks out of what may reach a mail header', () => {
    expect(ExposeRequest.parse({ ...expose, firstName: 'Ada\r\nBcc: x@y.z' }).firstName).toBe(
      'Ada Bcc: x@y.z',
    );
  });
});

const search = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '040 1',
  buyOrRent: 'buy',
  propertyType: 'house',
  location: 'Nicht angegeben',
  equipment: '',
  notes: '',
  agreeToTerms: true,
} as const;

describe('SearchRequest', () => {
  it.each([
    [{}, []],
    [{ firstName: '' }, ['firstName: Vorname ist erforderlich']],
    [{ lastName: '' }, ['lastName: Nachname ist erforderlich']],
    [{ email: '' }, ['email: E-Mail ist erforderlich']],
    [{ email: 'ada' }, ['email: Ungültige E-Mail-Adresse']],
    [{ phone: '' }, ['phone: Telefonnummer ist erforderlich']],
    [{ agreeToTerms: false }, ['agreeToTerms: Sie müssen die Datenschutzerklärung akzeptieren']],
    [{ minRooms: 0 }, ['minRooms: Mindestens 1 Zimmer.']],
    [{ minRooms: 4, maxRooms: 3 }, ['maxRooms: Die Höchstzahl liegt unter der Mindestzahl.']],
    [{ notes: 'a\r\n'.repeat(1_900) }, []],
    [{ notes: 'a\n'.repeat(2_001) }, ['notes: Bitte höchstens 4000 Zeichen.']],
    [{ notes: 'a'.repeat(100_000) }, ['notes: Bitte höchstens 4000 Zeichen.']],
    [{ minPrice: 2, maxPrice: 1 }, ['maxPrice: Der Höchstpreis liegt unter dem Mindestpreis.']],
  ])('with %j has the faults %j', (change, expected) => {
    expect(faults(SearchRequest, { ...search, ...change })).toEqual(expected);
  });

  it.each([
    [1, 2, '€', '1 - 2 €'],
    [500_000, undefined, '€', 'ab 500.000 €'],
    [undefined, 1_200, '€/Monat', 'bis 1.200 €/Monat'],
    [undefined, undefined, '€', null],
  ])('describes the range %s to %s', (min, max, suffix, text) => {
    expect(describeRange(min, max, suffix)).toBe(text);
  });

  it.each([
    ['', ' ', 'Nicht angegeben'],
    ['Hamburg', '', 'Hamburg'],
    ['Hamburg', 'Elbvororte', 'Hamburg, Elbvororte'],
  ])('makes one place of %j and %j', (city, region, location) => {
    expect(searchLocation(city, region)).toBe(location);
  });

  it('sums a search up', () => {
    const form = {
      ...search,
      buyOrRent: 'rent',
      minRooms: 2,
      maxPrice: 1_500,
      equipment: 'Balkon',
      notes: 'ab Mai',
    } as const;
    expect(describeSearchRequest(form).split('\n')).toEqual([
      'Miete',
      'Objektart: Haus',
      'Ort: Nicht angegeben',
      'Zimmer: ab 2 Zimmer',
      'Preis: bis 1.500 €/Monat',
      'Ausstattung: Balkon',
      'Bemerkung: ab Mai',
    ]);
  });
});

const contact = {
  name: 'Ada',
  email: 'ada@example.org',
  message: 'Hallo',
  source: '/kontakt',
  privacyAccepted: true,
};

describe('contact forms', () => {
  it.each([
    [{ name: '' }, ['name: Name ist erforderlich']],
    [{ message: ' ' }, ['message: Nachricht ist erforderlich']],
    [{ email: undefined }, []],
    [{ phone: '' }, []],
    [{ privacyAccepted: false }, ['privacyAccepted: Sie müssen die Datenschutzerklärung akzeptieren']],
  ])('the message with %j has the faults %j', (change, expected) => {
    expect(faults(ContactMessage, { ...contact, ...change })).toEqual(expected);
  });

  it.each(['ada@example', 'ada@example.o', 'ä@example.org', 'ada example@x.de'])(
    'the broker form refuses %s',
    (email) => {
      expect(faults(BrokerContactForm, { ...contact, email })).toEqual(['email: Ungültige E-Mail-Adresse']);
    },
  );

  it('the valuation landing form says Name and checks no pattern', () => {
    const form = { firstName: '', lastName: '', email: 'ada', message: 'Hallo', privacyAccepted: true };
    expect(faults(ValuationContactForm, form)).toEqual([
      'firstName: Vorname ist erforderlich',
      'lastName: Name ist erforderlich',
    ]);
  });
});

describe('ValuationLead', () => {
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
    last_name: 'Lovelace',
    email: 'ada@example.org',
    privacy_accepted: true,
  };

  it.each([
    [{}, []],
    [{ property_type: 'haus', property_subtype: 'reihenhaus', floor: null }, []],
    [{ property_type: 'haus', floor: null }, ['property_subtype']],
    [{ floor: null }, ['floor']],
    [{ property_type: 'haus', property_subtype: 'reihenhaus' }, ['floor']],
    [{ living_area: 9 }, ['living_area']],
    [{ living_area: 801 }, ['living_area']],
    [{ garden_balcony_area: -1 }, ['garden_balcony_area']],
    [{ room_count: 21 }, ['room_count']],
    [{ floor: -3 }, ['floor']],
    [{ address_postal_code: '2009' }, ['address_postal_code']],
    [{ last_name: '' }, ['last_name']],
    [{ privacy_accepted: false }, ['privacy_accepted']],
  ])('with %j is refused at %j', (change, fields) => {
    const checked = ValuationLead.safeParse({ ...lead, ...change });
    expect(checked.success ? [] : fieldProblems(checked.error).map(({ field }) => field)).toEqual(fields);
  });
});

describe('what is handed to leads', () => {
  it.each([RequestExpose, FileSearchRequest, SubmitValuation, SaveValuationAddress, SendContactMessage])(
    '$message knows no field of the spam defence',
    ({ input }) => {
      expect(Object.keys(input.shape.form.shape)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(altcha|filledInMs)$/)]),
      );
    },
  );

  it('holds no field that the contract does not know', () => {
    const form = RequestExpose.input.shape.form.parse({ ...expose, altcha: 'abc', filledInMs: 4_000 });
    expect(form).toEqual(expose);
  });
});
