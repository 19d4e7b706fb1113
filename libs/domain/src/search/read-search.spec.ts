import { describe, expect, it } from '@jest/globals';
import { featuresOf } from './features.ts';
import { foldSearch, isTypingError } from './fold.ts';
import { readNumeral } from './german-numerals.ts';
import { readSearch } from './read-search.ts';
import { withoutPart } from './search-reader.ts';

const labelsOf = (text: string) => readSearch(text).parts.map(({ label }) => label);

describe('the labels of what was read', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['  und in der ', []],
    ['Altona', ['Altona']],
    ['3 Zimmer Wohnung', ['3 Zimmer', 'Wohnung']],
    ['3-Zimmer-Wohnung', ['Wohnung, 3 Zimmer']],
    ['dreizimmerwohnung', ['Wohnung, 3 Zimmer']],
    ['Drei-Zimmer-Wohnung Eimsbüttel', ['Wohnung, 3 Zimmer', 'Eimsbüttel']],
    ['Wohnfläche ab 80 qm Winterhude', ['ab 80 m²', 'Winterhude']],
    ['Kaufpreis bis 900000', ['bis 900.000 €']],
    ['Preis', ['Preis']],
    ['3 Zimmer Winterhude oder 4 Zimmer Ottensen', ['3 Zimmer', 'Winterhude', '4 Zimmer', 'oder Ottensen']],
    ['flat for rent furnished Hamburg', ['Wohnung', 'Miete', 'möbliert', 'Hamburg']],
    ['casa mallorca piscina under 600k', ['Haus', 'Mallorca', 'Pool', 'bis 600.000 €']],
    ['2,5 Zi. whg', ['2,5 Zimmer', 'Wohnung']],
    ['3-4 Zimmer', ['3 bis 4 Zimmer']],
    ['3 bis 4 zimmer', ['3 bis 4 Zimmer']],
    ['zwei oder drei', ['Zwei oder Drei']],
    ['ab 3 Zimmern', ['ab 3 Zimmer']],
    ['bis 3 Zimmer', ['bis 3 Zimmer']],
    ['ein Zimmer', ['1 Zimmer']],
    ['eine Wohnung', ['Wohnung']],
    ['80 qm', ['ab 80 m²']],
    ['ca. 100 m²', ['90 bis 110 m²']],
    ['80-100qm', ['80 bis 100 m²']],
    ['über 120 Quadratmeter', ['ab 120 m²']],
    ['bis 700.000', ['bis 700.000 €']],
    ['600k', ['bis 600.000 €']],
    ['600.000€', ['bis 600.000 €']],
    ['600 T€', ['bis 600.000 €']],
    ['0,6 Mio', ['bis 600.000 €']],
    ['bis zu 1,2 Millionen Euro', ['bis 1.200.000 €']],
    ['< 500 tsd', ['bis 500.000 €']],
    ['unter sechshunderttausend', ['bis 600.000 €']],
    ['zwischen 400 und 500 Tausend', ['400.000 bis 500.000 €']],
    ['von 400.000 bis 500.000 Euro', ['400.000 bis 500.000 €']],
    ['ab 80 qm bis 700.000', ['ab 80 m²', 'bis 700.000 €']],
    ['zur Miete bis 1500', ['Miete', 'bis 1.500 €']],
    ['Winterhude Eppendorf', ['Winterhude oder Eppendorf']],
    ['eppendorf oder winterhude bis 900.000', ['Eppendorf oder Winterhude', 'bis 900.000 €']],
    ['Eppendorf und Winterhude', ['Eppendorf oder Winterhude']],
    ['nicht in Altona und Harburg', ['ohne Altona oder Harburg']],
    ['Groß Flottbek', ['Groß Flottbek']],
    ['Kleiner Grasbrook', ['Kleiner Grasbrook']],
    ['Sankt Pauli oder Schanze', ['St. Pauli oder Sternschanze']],
    ['schöne 3 Zimmer Wohnung in ruhiger Lage', ['3 Zimmer', 'Wohnung', 'ruhig']],
    ['helles, ruhiges Haus mit kleiner Terrasse', ['hell', 'ruhig', 'Haus', 'Terrasse']],
    ['günstiger Altbau', ['günstigste zuerst', 'Altbau']],
    ['Große Bleichen', ['Bleichen']],
    ['Gibt es Wohnungen in Winterhude?', ['Wohnung', 'Winterhude']],
    ['PLZ 22299, Objekt-Nr. 1042', ['22299', '1042']],
    ['1500 warm', ['bis 1.500 € warm']],
    ['1.200 € Kaltmiete', ['bis 1.200 €', 'Miete']],
    ['Kaltmiete 1200', ['bis 1.200 €']],
    ['Budget 500.000 EUR', ['bis 500.000 €']],
    ['haus hamburg 600000', ['Haus', 'Hamburg', 'bis 600.000 €']],
    ['bis 500 000 €', ['bis 500.000 €']],
    ['22 765', ['22', '765']],
    ['zwischen 1000 und 1500', ['1.000 bis 1.500 €']],
    ['300.000 - 500.000 €', ['300.000 bis 500.000 €']],
    ['nicht über 500.000', ['bis 500.000 €']],
    ['kleiner als 60 qm', ['bis 60 m²']],
    ['80 - 100 m²', ['80 bis 100 m²']],
    ['20249 - 3 Zimmer', ['20249', '3 Zimmer']],
    ['20249 - 500.000 €', ['20249', 'bis 500.000 €']],
    ['20249 bis 500.000 €', ['20249', 'bis 500.000 €']],
    ['Wohnung bis 1500 - 3 Zimmer', ['Wohnung', 'bis 1.500 €', '3 Zimmer']],
    ['Lindenweg 4 - 3 Zimmer', ['Lindenweg', '4', '3 Zimmer']],
    ['Objekt 1042 - 3 Zimmer', ['1042', '3 Zimmer']],
    ['Budget 400.000 - 500.000 €', ['400.000 bis 500.000 €']],
    ['ab 3 - 4 Zimmer', ['3 bis 4 Zimmer']],
    ['4 oder 3 Zimmer', ['3 bis 4 Zimmer']],
    ['500 bis 1 Mio', ['500.000 bis 1.000.000 €']],
    ['0,4 bis 0,6 Mio', ['400.000 bis 600.000 €']],
    ['bis eine halbe Million', ['bis 500.000 €']],
    ['Miete 1200', ['Miete', 'bis 1.200 €']],
    ['Miete 3 Zimmer', ['Miete', '3 Zimmer']],
    ['Miete 20249', ['Miete', '20249']],
    ['Kaltmiete 3 Zimmer', ['Miete', '3 Zimmer']],
    ['2 Bäder', ['ab 2 Badezimmer']],
    ['Altbau von 1905', ['Altbau', '1905']],
    ['Baujahr von 1960 bis 1980', ['Baujahr 1960 bis 1980']],
    ['BJ 1960-1980', ['Baujahr 1960 bis 1980']],
    ['Baujahr 1960', ['Baujahr 1960']],
    ['Baujahr um 1900', ['Baujahr 1890 bis 1910']],
    ['Haus Baujahr ab 2000 bis 500000', ['Haus', 'Baujahr ab 2000', 'bis 500.000 €']],
    ['3 oder 4 Zimmer', ['3 bis 4 Zimmer']],
    ['3+ Zimmer', ['ab 3 Zimmer']],
    ['3 Zimmerwohnung', ['Wohnung, 3 Zimmer']],
    ['2-Zimmer-Altbauwohnung', ['2 Zimmer', 'Wohnung, Altbau']],
    ['2 1/2 Zimmer', ['2,5 Zimmer']],
    ['2 ½ Zimmer', ['2,5 Zimmer']],
    ['2½-Zimmer-Wohnung', ['Wohnung, 2,5 Zimmer']],
    ['3 ZKB', ['3 Zimmer']],
    ['3 Zimmer, Küche, Bad', ['3 Zimmer']],
    ['mieten oder kaufen', ['Miete', 'Kauf']],
    ['DG-Wohnung mit TG-Stellplatz', ['Wohnung, Dachgeschoss', 'Stellplatz']],
    ['Hamburg Altona', ['Hamburg', 'Altona']],
    ['Lindenweg 4, 01234 Musterstadt', ['Lindenweg', '4', '01234', 'Musterstadt']],
    ['#4812540', ['#4812540']],
    ['Objekt 4812540', ['4812540']],
    ['Dachgeschosswohnung', ['Wohnung, Dachgeschoss']],
    ['Altbauwohnung mit Südbalkon', ['Wohnung, Altbau', 'Balkon']],
    ['Eigentumswohnung', ['Wohnung, Kauf']],
    ['Mietwohnung', ['Wohnung, Miete']],
    ['Familienwohnung', ['Wohnung']],
    ['Haus mit 800 qm Grundstück', ['Haus', 'ab 800 m² Grundstück']],
    ['Haus mit Grundstück ab 800 qm', ['Haus', 'ab 800 m² Grundstück']],
    ['EFH 140 qm, 600 qm Grundstück', ['Einfamilienhaus', 'ab 140 m²', 'ab 600 m² Grundstück']],
    ['Haus 140 qm, Grundstück 600 qm', ['Haus', 'ab 140 m²', 'ab 600 m² Grundstück']],
    ['Haus, Grundstück 600 qm', ['Haus', 'ab 600 m² Grundstück']],
    ['Haus oder Grundstück 600 qm', ['Haus oder Grundstück', 'ab 600 m² Grundstück']],
    ['Grundstück ab 800 qm', ['Grundstück', 'ab 800 m²']],
    ['Reihenendhaus', ['Reihenendhaus']],
    ['DHH mit Garten', ['Doppelhaushälfte', 'Garten']],
    ['Bauplatz', ['Grundstück']],
    ['Haus mit Grundstück', ['Haus']],
    ['Haus oder Wohnung', ['Haus oder Wohnung']],
    ['barrierearm', ['barrierefrei']],
    ['Am Eiskeller', ['Eiskeller']],
    ['Waschkeller und Dachterrasse', ['Keller', 'Terrasse']],
    ['EBK, Fahrstuhl', ['Einbauküche', 'Aufzug']],
    ['nicht im Erdgeschoss', ['ohne Erdgeschoss']],
    ['wohnung ohne erdgeschoss mit aufzug', ['Wohnung', 'ohne Erdgeschoss', 'Aufzug']],
    ['ohne Balkon oder Terrasse', ['ohne Balkon oder Terrasse']],
    ['kein Reihenhaus', ['ohne Reihenhaus']],
    ['Büro HafenCity ab 200 m2', ['Büro', 'HafenCity', 'ab 200 m²']],
    ['eimsbuettel 3 zi bis 750k', ['Eimsbüttel', '3 Zimmer', 'bis 750.000 €']],
    ['drei Schlafzimmer', ['ab 3 Schlafzimmer']],
    ['€750.000', ['bis 750.000 €']],
  ])('the search text %j is read as the conditions %j', (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });
});

describe('plain English and Spanish [V-5.27]', () => {
  it.each<[string, string[]]>([
    ['flat 3 rooms hamburg', ['Wohnung', '3 Zimmer', 'Hamburg']],
    ['3 room flat', ['3 Zimmer', 'Wohnung']],
    ['3-room flat', ['3 Zimmer', 'Wohnung']],
    ['two rooms in Altona', ['2 Zimmer', 'Altona']],
    ['2 bedroom apartment hamburg', ['ab 2 Schlafzimmer', 'Wohnung', 'Hamburg']],
    ['apartment with balcony in winterhude', ['Wohnung', 'Balkon', 'Winterhude']],
    ['buy apartment under 500000 euros', ['Kauf', 'Wohnung', 'bis 500.000 €']],
    ['house up to 500,000 euros', ['Haus', 'bis 500.000 €']],
    ['flat to rent eimsbüttel', ['Wohnung', 'Miete', 'Eimsbüttel']],
    ['400k to 500k', ['400.000 bis 500.000 €']],
    ['between 400,000 and 500,000 euros', ['400.000 bis 500.000 €']],
    ['sea view', ['Meerblick']],
    ['house with garden and lift', ['Haus', 'Garten', 'Aufzug']],
    ['flat without balcony', ['Wohnung', 'ohne Balkon']],
    ['house or apartment', ['Haus oder Wohnung']],
    ['semi-detached house', ['Doppelhaushälfte']],
    ['Spain', ['Spanien']],
    ['España', ['Spanien']],
    ['Majorca', ['Mallorca']],
    ['apartment 3 bedrooms costa blanca', ['Wohnung', 'ab 3 Schlafzimmer', 'Costa', 'Blanca']],
    ['3 dormitorios', ['ab 3 Schlafzimmer']],
    ['piso de 2 habitaciones', ['Wohnung', 'ab 2 Schlafzimmer']],
    ['vista al mar', ['Meerblick']],
    ['villa with sea view', ['Villa', 'Meerblick']],
    ['casa con jardín y piscina', ['Haus', 'Garten', 'Pool']],
    ['country house', ['Finca']],
    ['Xabia', ['Xabia']],
    ['Balearen', ['Balearen']],
    ['Balearic Islands', ['Balearen']],
  ])('the search text %j is read as the conditions %j', (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });

  it('a search for a group of islands means each island, and a town is found under both of its names', () => {
    const [islands, town] = ['Balearen', 'Xàbia'].map((text) => readSearch(text).words);
    expect(islands).toEqual([{ anyOf: ['mallorca', 'menorca', 'ibiza', 'formentera'], isExcluded: false }]);
    expect(town).toEqual([{ anyOf: ['javea', 'xabia'], isExcluded: false }]);
  });

  it('the removal of a condition from the search text removes all of its words', () => {
    const text = 'villa with sea view in Majorca';
    const [, view] = readSearch(text).parts;
    expect(view && withoutPart(text, view)).toBe('villa in Majorca');
  });
});

describe('beside filters for the same [V-5.28]', () => {
  it('a maximum price of the filter replaces the maximum price of the search text', () => {
    const { ranges, parts, deal } = readSearch('Altona bis 750k', { price: ['max'] });
    expect([ranges, parts.map(({ label }) => label), deal]).toEqual([{}, ['Altona'], undefined]);
  });

  it('a maximum price of the filter leaves the minimum price of the search text', () => {
    const { ranges, parts } = readSearch('400 bis 500 Tausend', { price: ['max'] });
    expect(ranges).toEqual({ price: { min: 400_000 } });
    expect(parts.map(({ label }) => label)).toEqual(['ab 400.000 €']);
  });

  it('"nicht" before a price that the filter replaces does not exclude the words behind it', () => {
    const { words } = readSearch('nicht über 500.000 Altona', { price: ['max'] });
    expect(words).toEqual([{ anyOf: ['altona'], isExcluded: false }]);
  });

  it('a filter for rooms leaves the property type that the same word of the search text names', () => {
    expect(readSearch('3-Zimmer-Wohnung', { rooms: ['min', 'max'] }).parts.map(({ label }) => label)).toEqual(
      ['Wohnung'],
    );
  });
});

it.each([
  ['bis 700.000', 'buy'],
  ['bis 1.500 €', 'rent'],
  ['bis 1.500 € kaufen', 'buy'],
  ['600k', 'buy'],
  ['Kaufpreis 15.000', 'buy'],
  ['Kaltmiete 25.000', 'rent'],
  ['3 Zimmer', undefined],
] as const)('the search text %j means the deal %s', (text, deal) => {
  expect(readSearch(text).deal).toBe(deal);
});

it('a search for rent or purchase is not limited to one of them', () => {
  expect(readSearch('mieten oder kaufen').deal).toBeUndefined();
});

it('a search for three rooms includes three and a half rooms', () => {
  expect(readSearch('3 Zimmer').ranges.rooms).toEqual({ min: 3, max: 3.5 });
});

it.each([
  ['Sanierte Altbauwohnung mit Wintergarten', 'old-building'],
  ['Dachgeschosswohnung am Park', 'attic'],
] as const)('the property title %j names the feature %s', (title, feature) => {
  expect(featuresOf({ title })).toContain(feature);
});

it('alternatives in a search text are joined: rooms to one range, districts to one condition', () => {
  const { ranges, words } = readSearch('3 Zimmer Winterhude oder 4 Zimmer Ottensen');
  expect(ranges.rooms).toEqual({ min: 3, max: 4.5 });
  expect(words).toEqual([{ anyOf: ['winterhude', 'ottensen'], isExcluded: false }]);
});

it.each([
  ['eins', 1],
  ['zwölf', 12],
  ['einundzwanzig', 21],
  ['siebenhundertfünfzigtausend', 750_000],
  ['zweieinhalb', 2.5],
  ['einemillion', 1_000_000],
  ['tausendeins', 1_001],
  ['elbe', undefined],
  ['hundertwasser', undefined],
])('the word %j is read as the number %s', (word, value) => {
  expect(readNumeral(foldSearch(word))).toBe(value);
});

it.each([
  ['eppendorf', 'ependorf', true],
  ['eppendorf', 'eppendorff', true],
  ['eppendorf', 'eppendrof', true],
  ['eppendorf', 'eppandorf', true],
  ['eppendorf', 'eppendorf', true],
  ['eppendorf', 'epandorf', false],
  ['haus', 'maus', true],
])('the words %j and %j differ by at most one letter: %s', (one, other, is) => {
  expect([isTypingError(one, other), isTypingError(other, one)]).toEqual([is, is]);
});

it.each([
  ['Wohnung mit Balkon, bis 500k', 1, 'Wohnung, bis 500k'],
  ['in Altona ohne Aufzug', 1, 'in Altona'],
  ['3 Zimmer', 0, ''],
])('the search text %j without its condition %d is %j', (text, at, rest) => {
  const part = readSearch(text).parts[at];
  expect(part && withoutPart(text, part)).toBe(rest);
});

it('any search text is read, and each condition has its place in the text', () => {
  const pieces = [
    'ab',
    'bis',
    '3',
    'zimmer',
    'oder',
    'ohne',
    '600k',
    'zwischen',
    '€',
    '-',
    '4-5',
    'sea',
    'view',
    'to',
    'euros',
    '"',
    '😀',
    '1.000,5',
    '\u202e',
  ];
  let seed = 1;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let run = 0; run < 10_000; run += 1) {
    const text = Array.from({ length: next(30) }, () =>
      next(4) > 0 ? `${pieces[next(pieces.length)]} ` : String.fromCodePoint(32 + next(500)),
    ).join('');
    for (const { start, end } of readSearch(text).parts)
      expect(start >= 0 && start < end && end <= text.length).toBe(true);
  }
});
