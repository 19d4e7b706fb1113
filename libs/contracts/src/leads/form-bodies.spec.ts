import { describe, expect, it } from '@jest/globals';
import { type z } from 'zod';
import { leadRpcs, SaveValuationAddress } from './leads.ts';
import { fieldProblems } from '../problem.ts';
import { describeSearchRequest } from '@estate/domain/search/search-summary';
import { broker as brokerForm, contact as contactForm, landing } from '@estate/domain/forms/contact';
import { expose as exposeForm } from '@estate/domain/forms/expose';
import { bodySchema, formSchema } from './form-schema.ts';
import { search as searchForm } from '@estate/domain/forms/search';
import { callback } from '@estate/domain/forms/callback';
import { forms } from '@estate/domain/forms/all-forms';

const ExposeRequest = bodySchema(exposeForm);
const SearchRequest = bodySchema(searchForm);
const ContactMessage = bodySchema(contactForm);
const BrokerContactForm = formSchema(brokerForm);

const faults = (schema: z.ZodType, form: unknown) => {
  const checked = schema.safeParse(form);
  return checked.success
    ? []
    : fieldProblems(checked.error).map(({ field, message }) => `${field}: ${message}`);
};

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
    [{ salutation: 'divers', phone: '+49 40 123456' }, []],
    [{ firstName: '  ' }, ['firstName: Vorname ist erforderlich']],
    [{ lastName: '' }, ['lastName: Nachname ist erforderlich']],
    [{ email: '' }, ['email: E-Mail ist erforderlich']],
    [{ email: 'ada@example' }, ['email: Bitte geben Sie eine gültige E-Mail-Adresse ein.']],
    [{ email: 'a@b.de, c@d.de' }, ['email: Bitte geben Sie eine gültige E-Mail-Adresse ein.']],
    [{ email: `${'a'.repeat(250)}@b.de` }, ['email: Bitte geben Sie eine gültige E-Mail-Adresse ein.']],
    [{ email: 'jürgen@bücher.example' }, []],
    [{ email: 'почта@пример.рф' }, []],
    [
      { agreeToTerms: false },
      ['agreeToTerms: Sie müssen den AGB zustimmen und die Datenschutzerklärung akzeptieren'],
    ],
    [{ propertyId: 0 }, ['propertyId: Die Immobilie ist unbekannt.']],
    [{ propertyId: '7' }, ['propertyId: Die Immobilie ist unbekannt.']],
    [{ firstName: 'x'.repeat(101) }, ['firstName: Bitte höchstens 100 Zeichen.']],
    [{ firstName: 'x'.repeat(1_000) }, ['firstName: Bitte höchstens 100 Zeichen.']],
    [{ firstName: `${' '.repeat(1_000)}Ada` }, []],
  ])('an exposé request with %j has the faults %j [V-3.14, V-5.4, V-9.33]', (change, expected) => {
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
  ])('an exposé request refuses an e-mail address with %s', (_name, sign) => {
    for (const email of [`a${sign}da@example.org`, `ada@exa${sign}mple.org`, `ada@example.o${sign}rg`]) {
      expect(faults(ExposeRequest, { ...expose, email })).toEqual([
        'email: Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      ]);
      expect(faults(ContactMessage, { ...contact, email })).toEqual(['email: Ungültige E-Mail-Adresse']);
    }
  });

  it('line breaks are refused in form fields that may reach a mail header', () => {
    expect(ExposeRequest.parse({ ...expose, firstName: 'Ada\r\nBcc: x@y.z' })['firstName']).toBe(
      'Ada Bcc: x@y.z',
    );
  });
});

const search = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '040 123456',
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
    [{ phone: '1'.repeat(41) }, ['phone: Bitte höchstens 40 Zeichen.']],
    [{ agreeToTerms: false }, ['agreeToTerms: Sie müssen die Datenschutzerklärung akzeptieren']],
    [{ minRooms: 0 }, ['minRooms: Mindestens 1 Zimmer.']],
    [{ minRooms: 4, maxRooms: 3 }, ['maxRooms: Die Höchstzahl liegt unter der Mindestzahl.']],
    [{ notes: 'a\r\n'.repeat(1_900) }, []],
    [{ notes: 'a\n'.repeat(2_001) }, ['notes: Bitte höchstens 4000 Zeichen.']],
    [{ notes: 'a'.repeat(100_000) }, ['notes: Bitte höchstens 4000 Zeichen.']],
    [{ minPrice: 2, maxPrice: 1 }, ['maxPrice: Der Höchstpreis liegt unter dem Mindestpreis.']],
  ])('a search request with %j has the faults %j [V-5.8, V-9.33]', (change, expected) => {
    expect(faults(SearchRequest, { ...search, ...change })).toEqual(expected);
  });

  it('the summary of a search request has one line for each wish [V-3.16, V-3.17]', () => {
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

describe('contact forms [S-3.5]', () => {
  it.each([
    [{ name: '' }, ['name: Name ist erforderlich']],
    [{ message: ' ' }, ['message: Nachricht ist erforderlich']],
    [{ email: undefined }, []],
    [{ phone: '' }, []],
    [{ privacyAccepted: false }, ['privacyAccepted: Sie müssen die Datenschutzerklärung akzeptieren']],
  ])('a contact message with %j has the faults %j [S-3.9]', (change, expected) => {
    expect(faults(ContactMessage, { ...contact, ...change })).toEqual(expected);
  });

  it.each(['ada@example', 'ada example@x.de', 'ada@x.de\u200bx@y.de'])(
    'the broker form and the API refuse %s',
    (email) => {
      expect(faults(BrokerContactForm, { ...contact, email })).toEqual(['email: Ungültige E-Mail-Adresse']);
      expect(faults(ContactMessage, { ...contact, email })).toEqual(['email: Ungültige E-Mail-Adresse']);
    },
  );

  it.each(["mia.o'neill@post.example", 'mia@müller-häuser.example'])(
    'the broker form and the API accept %s [S-5.2]',
    (email) => {
      expect(faults(BrokerContactForm, { ...contact, email })).toEqual([]);
      expect(faults(ContactMessage, { ...contact, email })).toEqual([]);
    },
  );

  it('the form of the valuation landing page calls the last name "Name" and does not check the e-mail address', () => {
    const { name: _, ...form } = { ...contact, firstName: '', lastName: '', email: 'ada' };
    expect(faults(formSchema(landing), form)).toEqual([
      'firstName: Vorname ist erforderlich',
      'lastName: Name ist erforderlich',
    ]);
  });
});

describe('a telephone number', () => {
  const call = { name: 'Ada', time: 'morning', source: '/kontakt', privacyAccepted: true };
  const invalid = 'Bitte geben Sie eine Telefonnummer ein, zum Beispiel 040 123456.';

  it.each(['12', '0176/abc', 'am Abend', '040 123', '\u0660'.repeat(8), '1'.repeat(40)])(
    'the text %j is refused as a telephone number, in the form and in the API [V-5.26]',
    (phone) => {
      for (const schema of [formSchema(callback), bodySchema(callback)])
        expect(faults(schema, { ...call, phone })).toEqual([`phone: ${invalid}`]);
      expect(faults(ContactMessage, { ...contact, phone })).toEqual([`phone: ${invalid}`]);
    },
  );

  it.each(['040 1234', '+49 (0)40 / 123-45.6', ' 0176/1234567\u00a0'])(
    'the text %j is accepted as a telephone number',
    (phone) => {
      for (const schema of [formSchema(callback), bodySchema(callback)])
        expect(faults(schema, { ...call, phone })).toEqual([]);
    },
  );

  it('every form but the withdrawal has a telephone field that refuses an invalid number', () => {
    for (const form of forms.filter(({ kind }) => kind !== 'withdrawal'))
      expect(form.fields['phone']).toMatchObject({ control: 'phone', invalid });
  });
});

describe('invisible characters at the ends of a field', () => {
  it.each(['\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u00a0', '\u202a', ' \u200b\u00a0 '])(
    'invisible characters %j at the ends of a form field are removed, and a field of them alone is empty [V-5.22]',
    (signs) => {
      const message = { ...contact, name: `${signs}Ada${signs}`, email: `${signs}ada@example.org${signs}` };
      expect(ContactMessage.parse(message)).toMatchObject({ name: 'Ada', email: 'ada@example.org' });
      expect(faults(ExposeRequest, { ...expose, lastName: signs })).toEqual([
        'lastName: Nachname ist erforderlich',
      ]);
      expect(faults(ContactMessage, { ...contact, message: signs })).toEqual([
        'message: Nachricht ist erforderlich',
      ]);
    },
  );

  it('a long form text with many blanks is read in linear time', () => {
    expect(ContactMessage.parse({ ...contact, name: `Ada${'\u200b'.repeat(190)}B` })['name']).toHaveLength(
      194,
    );
    expect(faults(ContactMessage, { ...contact, name: `a${'\u200b'.repeat(500_000)}b` })).toEqual([
      'name: Bitte höchstens 201 Zeichen.',
    ]);
  });
});

describe('what is handed to leads', () => {
  it.each([...Object.values(leadRpcs), SaveValuationAddress])(
    'the RPC message $message has no field of the spam defence',
    ({ input }) => {
      expect(Object.keys(input.shape.form.shape)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(altcha|filledInMs)$/)]),
      );
    },
  );

  it('a form is passed to leads without the fields that its contract does not know', () => {
    const form = leadRpcs.expose.input.shape.form.parse({ ...expose, altcha: 'abc', filledInMs: 4_000 });
    expect(form).toEqual(expose);
  });
});
