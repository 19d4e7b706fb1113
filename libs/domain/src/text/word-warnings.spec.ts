import { describe, expect, it } from '@jest/globals';
import { wordWarnings } from './word-warnings.ts';

const found = (text: string) => wordWarnings(text).map(({ kind, words }) => `${kind}: ${words}`);

describe('green claims', () => {
  it.each([
    ['Klimaneutrales Wohnen am Park', 'Klimaneutrales'],
    ['Ein energieeffizientes Haus', 'energieeffizientes'],
    ['nachhaltige Bauweise', 'nachhaltige'],
    ['Die Heizung ist umweltfreundlich.', 'umweltfreundlich'],
    ['CO2-neutral beheizt', 'CO2-neutral'],
    ['Grüne Energie vom Dach', 'Grüne'],
    ['Nachhaltig, der Energieausweis liegt vor', 'Nachhaltig'],
  ])('a general environmental claim is found in the text %j', (text, words) => {
    expect(found(text)).toEqual([`green-claim: ${words}`]);
  });

  it.each([
    'Energieeffizientes Haus mit 42 kWh/(m²·a) laut Energieausweis',
    'Klimafreundlich gebaut als Effizienzhaus 40',
    'Blick ins Grüne, grüne Umgebung, grüner Garten',
    'Nachhaltig gebaut, Energieeffizienzklasse A+',
    'Das Klima am Meer',
  ])('no general environmental claim is found in the text %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('the warning about an environmental claim names the words and what to do', () => {
    const [warning] = wordWarnings('Nachhaltig wohnen');
    expect(warning?.message).toMatch(/^„Nachhaltig“ ist eine allgemeine Aussage.*Nachweis/);
  });
});

describe('claims of the first place', () => {
  it.each([
    ['Die besten Makler Hamburgs', 'besten'],
    ['Wir sind das größte Maklerhaus der Stadt', 'größte'],
    ['Ihr führender Makler im Norden', 'führender'],
    ['Die Nr. 1 in Lüneburg', 'Nr. 1'],
    ['Nummer eins für Verkäufer', 'Nummer eins'],
    ['Ein einzigartiges Angebot', 'einzigartiges'],
    ['Marktführer seit 2010', 'Marktführer'],
  ])('a superlative claim about the agency or an offer is found in the text %j', (text, words) => {
    expect(found(text)).toEqual([`superlative: ${words}`]);
  });

  it.each([
    'Am besten rufen Sie an',
    'größtenteils saniert, bestens gepflegt, bestehende Mietverträge',
    'Haus in bester Lage und bestem Zustand',
    'das größte Zimmer liegt zum Garten',
    'die in den Garten führende Treppe, weiterführende Schulen',
    'Mit besten Grüßen und bestem Dank',
    'Hausnummer 1, Platz für 4 Autos, 1. Obergeschoss',
    '§ 34c Absatz 1 Satz 1 Nummer 1 der Gewerbeordnung, Stellplatz Nr. 1',
  ])('no superlative claim is found in the text %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('the same claim is reported once for a text', () => {
  expect(found('Nachhaltig gebaut, nachhaltig geheizt')).toEqual(['green-claim: Nachhaltig']);
});

it('a long text full of advertising claims is checked in linear time', () => {
  const begin = performance.now();
  expect(wordWarnings('beste grüne Nr. '.repeat(20_000))).toHaveLength(1);
  expect(performance.now() - begin).toBeLessThan(5_000);
});
