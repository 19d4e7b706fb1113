import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { contactForms } from './contact-form.ts';
import { ExposeForm } from './expose-form.ts';
import { fieldProblems } from './problem.ts';
import { SearchForm } from './search-form.ts';

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

describe('ExposeForm', () => {
  it('leaves out what is empty', () => {
    const { salutation: _, phone: __, ...body } = expose;
    expect(ExposeForm.parse(expose)).toEqual(body);
    expect(ExposeForm.parse({ ...expose, salutation: 'frau', phone: '040' })).toEqual({
      ...body,
      salutation: 'frau',
      phone: '040',
    });
  });

  it('says at each field what is missing', () => {
    const pflicht = 'Bitte füllen Sie alle Pflichtfelder aus und stimmen Sie den Bedingungen zu.';
    const empty = { ...expose, firstName: '', lastName: '', email: '', agreeToTerms: false };
    expect(faults(ExposeForm, empty)).toEqual(
      ['firstName', 'lastName', 'email', 'agreeToTerms'].map((name) => `${name}: ${pflicht}`),
    );
  });
});

const search = {
  salutation: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '040',
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
  ])('reads the price %j as %s', (maxPrice, number) => {
    expect(SearchForm.parse({ ...search, maxPrice })).toMatchObject({ location: 'Hamburg' });
    expect(SearchForm.parse({ ...search, maxPrice }).maxPrice).toBe(number);
  });

  it('says of a price below zero what is wrong with it', () => {
    expect(faults(SearchForm, { ...search, minPrice: '-5' })).toEqual([
      'minPrice: Bitte keine negative Zahl.',
    ]);
  });

  it.each(['viel', '1,5', '1.2.3', '1e5', '-'])('refuses the price %j', (maxPrice) => {
    expect(faults(SearchForm, { ...search, maxPrice })).toEqual([
      'maxPrice: Bitte geben Sie eine ganze Zahl ein.',
    ]);
  });
});

describe('contact forms', () => {
  const form = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: '',
    phone: '',
    message: 'Hallo',
    privacyAccepted: true,
  };

  it('send one name and leave out what is empty', () => {
    expect(contactForms.contact.parse(form)).toEqual({
      name: 'Ada',
      message: 'Hallo',
      privacyAccepted: true,
    });
    expect(contactForms.about.parse({ ...form, email: 'ada@example.org', phone: '040' })).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      phone: '040',
      message: 'Hallo',
      privacyAccepted: true,
    });
  });

  it('of /bewertung keeps an address that the server would refuse as a line of the message', () => {
    expect(contactForms.valuation.parse({ ...form, email: 'ada@intern' })).toEqual({
      name: 'Ada Lovelace',
      message: 'Hallo\n\nE-Mail, wie angegeben: ada@intern',
      privacyAccepted: true,
    });
  });
});
