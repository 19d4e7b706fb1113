import { describe, expect, it } from '@jest/globals';
import { compareContact, hasName, hasNames, contactFieldsOfLead } from './contact-fields.ts';

describe('what a lead says of a person', () => {
  it.each([
    ['0171 5550123', 'home_cell'],
    ['+49 (0)160 1234567', 'home_cell'],
    ['0049 151 12345', 'home_cell'],
    ['040 123456', 'home_phone'],
    ['+34 612 345 678', 'home_phone'],
  ])('the phone number %s is written to the contact field %s of the CRM', (phone, field) =>
    expect(contactFieldsOfLead({ phone })).toEqual({ [field]: phone }),
  );

  it('a contact for the CRM has no salutation that the CRM does not know, and no blank field', () =>
    expect(contactFieldsOfLead({ salutation: 'divers', first_name: '', last_name: 'Witt' })).toEqual({
      last_name: 'Witt',
    }));
});

describe('a known contact', () => {
  const empty = {
    salutation: null,
    first_name: '',
    last_name: { label: 'Nachname', value: '' },
    home_cell: null,
  };

  it('a contact that the CRM already has gets a value for each empty field, in either response format', () =>
    expect(compareContact(empty, { salutation: 'ms', first_name: 'Jo', last_name: 'Witt' }, [])).toEqual({
      changes: { salutation: 'ms', first_name: 'Jo', last_name: 'Witt' },
      conflicts: [],
    }));

  it.each([
    [
      'a number in another field and spelling',
      { home_phone: '', office_cell: '+49 171 55501' },
      { home_phone: '0171 55501' },
    ],
    [
      'an address with its domain in punycode',
      { email: 'jo@xn--mller-kva.example' },
      { email: 'jo@müller.example' },
    ],
    ['an address in capitals', { email: 'JO@EXAMPLE.NET' }, { email: 'jo@example.net' }],
    ['a part of the name', { first_name: 'Jo Maria', last_name: 'Witt' }, { first_name: 'Maria' }],
    [
      'a name in one field',
      { first_name: null, last_name: 'Jo Witt' },
      { first_name: 'Jo', last_name: 'Witt' },
    ],
    ['accents and ß', { last_name: 'Preuß' }, { last_name: 'PREUSS' }],
    ['a field that the answer does not name', {}, { home_cell: '0171 55501' }],
  ])('a contact that the CRM already has needs no change for %s [S-2.202]', (_what, contact, ours) =>
    expect(compareContact(contact, ours, [])).toEqual({ changes: {}, conflicts: [] }),
  );

  it('differences between a lead and a known contact of the CRM are described in words, and only fields that staff chose are changed [S-2.203]', () => {
    const contact = { salutation: 'mr', last_name: 'Witt', email: 'a@example.net' };
    const ours = { salutation: 'ms', last_name: 'Jensen', email: 'b@example.net' };
    expect(compareContact(contact, ours, ['email'])).toEqual({
      changes: { email: 'b@example.net' },
      conflicts: [
        { field: 'salutation', theirs: 'Herr', ours: 'Frau' },
        { field: 'last_name', theirs: 'Witt', ours: 'Jensen' },
      ],
    });
  });

  it('a shared telephone number of a household does not identify another person', () => {
    expect(hasName({ first_name: 'Jo', last_name: 'Witt' }, 'Jensen')).toBe(false);
    expect(hasName({ first_name: 'Jo', last_name: 'Witt-Jensen' }, 'Jensen')).toBe(true);
  });

  it.each([
    [{ first_name: 'Anna', last_name: 'Witt' }, { first_name: 'Anna', last_name: 'Witt' }, true],
    [{ first_name: 'Anna Maria', last_name: 'Witt' }, { first_name: 'Anna', last_name: 'Witt' }, true],
    [{ first_name: '', last_name: 'Witt' }, { first_name: 'Anna', last_name: 'Witt' }, true],
    [{ first_name: null, last_name: 'Anna Witt' }, { first_name: 'Anna', last_name: 'Witt' }, true],
    [{ first_name: 'Anna', last_name: 'Witt' }, { last_name: 'Witt' }, true],
    [{ first_name: 'Anna', last_name: 'Witt' }, { first_name: 'Peter', last_name: 'Witt' }, false],
    [{ first_name: 'Anna', last_name: 'von der' }, { first_name: 'Müller', last_name: 'Anna' }, false],
    [{ first_name: 'Anna', last_name: 'Witt' }, { first_name: 'Anna', last_name: 'Jensen' }, false],
    [{ first_name: 'Anna', last_name: 'Witt' }, { first_name: 'Anna' }, false],
    [{ first_name: 'Anna', last_name: '' }, { last_name: 'Witt' }, false],
  ])(
    'the same telephone number with the names %j and %j belongs to one person: %s',
    (contact, person, expected) => expect(hasNames(contact, person)).toBe(expected),
  );
});
