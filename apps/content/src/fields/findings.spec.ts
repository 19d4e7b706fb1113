import type { AnyField } from '@estate/content/section';
import { allSections } from '@estate/content/sections/all-sections';
import { feeSection } from '@estate/content/sections/fee';
import { describe, expect, it } from '@jest/globals';
import { findingsIn } from './findings.ts';
import { completedWords } from './completed.ts';

const faultsOf = (field: object, value: unknown) =>
  findingsIn({ it: { label: 'Feld', ...field } as AnyField }, { it: value }).faults;
const text = (kind: string, more: object = {}) => ({ kind, max: 60, ...more });

describe('the faults of a field', () => {
  it.each([
    ['line', 'Ein Satz'],
    ['link', '/kontakt'],
    ['link', '/verkaufen#referenzen'],
    ['link', '/makler/maren-luehrs'],
    ['link', 'https://www.example.org/a?b=c'],
    ['markdown', 'Siehe [hier](/kontakt) oder [dort](mailto:a@example.org).'],
    ['day', '2028-02-29'],
    ['time', '23:59'],
    ['mail', 'maren@example.org'],
    ['phone', '+49 (0) 40 123456'],
    ['slug', 'maren-luehrs'],
    ['postcodes', '21029, 21031,21033'],
    ['postcodes', '21502, 23669-23684'],
  ])('a %s of %s has none', (kind, value) => {
    expect(faultsOf(text(kind), value)).toEqual([]);
  });

  it.each([
    ['line', ''],
    ['line', 'x'.repeat(61)],
    ['link', '/gibt-es-nicht'],
    ['link', '/admin'],
    ['link', '//example.org'],
    ['link', 'http://example.org'],
    ['link', 'javascript:alert(1)'],
    ['link', 'https://localhost'],
    ['markdown', 'Siehe [hier](/gibt-es-nicht).'],
    ['markdown', 'Siehe [hier](javascript:alert(1)).'],
    ['day', '2027-02-29'],
    ['day', '24.12.2026'],
    ['time', '24:00'],
    ['mail', 'maren@example'],
    ['phone', 'anrufen'],
    ['slug', 'Maren'],
    ['slug', 'maren--luehrs'],
    ['postcodes', '2102'],
    ['postcodes', '23669-'],
    ['postcodes', '21029,'],
  ])('a %s of %s has one that names the field', (kind, value) => {
    expect(faultsOf(text(kind), value)).toEqual([{ path: 'it', message: expect.stringContaining('„Feld“') }]);
  });

  it('an empty text is a fault unless it is optional', () => {
    expect(faultsOf(text('mail', { optional: true }), '')).toEqual([]);
    expect(faultsOf(text('mail'), '')).toEqual([{ path: 'it', message: 'Bitte füllen Sie „Feld“ aus.' }]);
  });

  it('an emoji counts as the characters that it is made of, not as bytes', () => {
    expect(faultsOf(text('line', { max: 3 }), '👍👍👍')).toEqual([]);
  });

  it('a number is between its bounds and has its decimals', () => {
    const share = { kind: 'number', min: 0, max: 10, decimals: 2 };
    expect(faultsOf(share, 3.57)).toEqual([]);
    expect(faultsOf(share, 3.571)).toHaveLength(1);
    expect(faultsOf(share, 11)).toHaveLength(1);
    expect(faultsOf({ ...share, decimals: undefined }, 3.5)).toHaveLength(1);
  });

  it('an image needs its alternative text', () => {
    const image = { path: 'team/a', mark: '1', alt: '', origin: 'original' };
    expect(faultsOf({ kind: 'image' }, image)[0]?.message).toContain('beschreiben');
    expect(faultsOf({ kind: 'image' }, { ...image, alt: 'Eine Frau' })).toEqual([]);
    expect(faultsOf({ kind: 'image' }, { ...image, path: '' })).toHaveLength(1);
    expect(faultsOf({ kind: 'image', optional: true }, { ...image, path: '' })).toEqual([]);
  });

  it('a list has its number of entries, and no two share the unique field', () => {
    const list = {
      kind: 'list',
      entry: 'Person',
      min: 1,
      max: 3,
      unique: 'slug',
      of: { kind: 'group', label: 'Person', fields: { slug: { label: 'Kürzel', ...text('slug') } } },
    };
    expect(faultsOf(list, [])).toEqual([
      { path: 'it', message: '„Feld“ braucht mindestens 1 Eintrag (Person).' },
    ]);
    expect(faultsOf(list, [{ slug: 'a' }, { slug: 'b' }, { slug: 'a' }])).toEqual([
      { path: 'it.2.slug', message: '„Kürzel“ steht zweimal: a' },
    ]);
    expect(
      faultsOf(
        list,
        Array.from({ length: 4 }, (_, index) => ({ slug: `p${index}` })),
      ),
    ).toHaveLength(1);
  });

  it('any number of faults is listed up to a hundred', () => {
    const list = {
      kind: 'list',
      entry: 'Zeile',
      min: 0,
      max: 1_000,
      of: { label: 'Zeile', ...text('line') },
    };
    expect(
      faultsOf(
        list,
        Array.from({ length: 500 }, () => ''),
      ),
    ).toHaveLength(100);
  });

  it('a text that may name facts of the agency names only known ones', () => {
    const fact = text('line', { facts: true });
    expect(faultsOf(fact, 'Telefon {Telefon}')).toEqual([]);
    expect(faultsOf(fact, 'Telefon {Telefn}')[0]?.message).toContain(
      '{Telefn}, möglich sind {Name}, {Firma}',
    );
    expect(faultsOf(text('line'), 'Telefon {Telefn}')).toEqual([]);
  });

  it('a green claim without proof and a claim of the first place are warnings', () => {
    const fields = { it: { label: 'Titel', ...text('line') } as AnyField };
    const { faults, warnings } = findingsIn(fields, { it: 'Nachhaltig: die besten Makler' });
    expect(faults).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('„Nachhaltig“'),
      expect.stringContaining('„besten“'),
    ]);
  });

  it('a claim with a number is a warning while its source is empty', () => {
    const fields = {
      it: { label: 'Sterne', ...text('line', { source: 'from' }) },
      from: { label: 'Quelle', ...text('line', { optional: true }) },
    } as Record<string, AnyField>;
    const warningsOf = (it: string, from: string) => findingsIn(fields, { it, from }).warnings;
    expect(warningsOf('5,0 von 5 Sternen', '')).toEqual([
      { path: 'it', message: expect.stringContaining('„Quelle“') },
    ]);
    expect(warningsOf('5,0 von 5 Sternen', '42 Kundenstimmen')).toEqual([]);
    expect(warningsOf('Viele Sterne', '')).toEqual([]);
  });

  it('shares of a fee that differ are a warning that names the law', () => {
    const { fields, words } = feeSection;
    const warningsOf = (shares: object) => findingsIn(fields, { ...words.shipped, ...shares }).warnings;
    expect(warningsOf({ sellerPercent: 2.38 })).toEqual([
      { path: 'buyerPercent', message: expect.stringContaining('§ 656c BGB') },
    ]);
    expect(warningsOf({ sellerPercent: 2.38, buyerPercent: 2.38 })).toEqual([]);
  });

  it('a text without room on narrow displays is a warning', () => {
    const fields = { it: { label: 'Titel', ...text('line', { fits: 5 }) } as AnyField };
    const { faults, warnings } = findingsIn(fields, { it: 'Zu lang dafür' });
    expect(faults).toEqual([]);
    expect(warnings).toMatchObject([{ path: 'it' }]);
  });
});

it('an entry of a list that lacks a field of this release is completed with an empty one', () => {
  const fields = {
    people: {
      kind: 'list',
      label: 'Personen',
      entry: 'Person',
      min: 0,
      max: 9,
      of: {
        kind: 'group',
        label: 'Person',
        fields: {
          name: { label: 'Name', kind: 'line' as const, max: 60 },
          works: { label: 'Arbeitet', kind: 'tick' as const },
        },
      },
    } satisfies AnyField,
  };
  expect(completedWords(fields, { people: [{ name: 'Maren', old: 1 }, 'kaputt'] }, {})).toEqual({
    people: [
      { name: 'Maren', works: false },
      { name: '', works: false },
    ],
  });
});

it.each(allSections.map(({ words, fields }) => [words.key, fields, words.shipped] as const))(
  'the shipped words of %s have neither faults nor warnings',
  (_key, fields, shipped) => {
    expect(findingsIn(fields, { ...shipped })).toEqual({ faults: [], warnings: [] });
  },
);
