import { describe, expect, it } from '@jest/globals';
import { readSearch } from './read-search.ts';

const labelsOf = (text: string) => readSearch(text).parts.map(({ label }) => label);

describe('what visitors typed', () => {
  it.each<[string, string[]]>([
    ['mit Hund', ['Hund']],
    ['Hund', ['Hund']],
    ['Stuck', ['Stuck']],
    ['Altbau Stuck', ['Altbau', 'Stuck']],
    ['Altbauetage', ['Altbau']],
    ['vermietete Wohnung', ['vermietet', 'Wohnung']],
    ['sofort frei', ['bezugsfrei']],
    ['Photovoltaik', ['Photovoltaik']],
    ['PV-Anlage', ['Photovoltaik']],
    ['U3', ['U3']],
    ['Borgweg', ['Borgweg']],
    ['nähe U-Bahn', ['U-Bahn, bis 600 m']],
    ['U-Bahn-Nähe', ['U-Bahn, bis 600 m']],
    ['S-Bahn Othmarschen', ['S-Bahn Othmarschen, bis 600 m']],
    ['Haus nahe Bahnhof Altona', ['Haus', 'Bahnhof Altona, bis 600 m']],
    ['Eppendorfer Baum', ['Eppendorfer Baum, bis 600 m']],
    ['S-Bahn Winterhude', ['S-Bahn, bis 600 m', 'Winterhude']],
    ['Othmarschen', ['Othmarschen']],
    ['Elbblick', ['Elbblick']],
    ['Alsterblick', ['Alsterblick']],
    ['Wasserblick', ['Wasserblick']],
    ['Meerblick', ['Meerblick']],
    ['warm bis 1500', ['bis 1.500 € warm']],
    ['miete bis 1200 warm', ['Miete', 'bis 1.200 € warm']],
    ['Warmmiete 1.200 €', ['bis 1.200 € warm']],
    ['bis 1.200 Euro warm', ['bis 1.200 € warm']],
    ['800-1200 warm', ['800 bis 1.200 € warm']],
    ['Budget 1500 warm', ['bis 1.500 € warm']],
    ['ohne Renovierung', ['ohne Renovierungsbedarf']],
    ['ohne Sanierung bis 500k', ['ohne Renovierungsbedarf', 'bis 500.000 €']],
    ['Kapitalanlage', ['Kapitalanlage']],
    ['Mehrfamilienhaus Rendite', ['Mehrfamilienhaus', 'Kapitalanlage']],
    ['Zinshaus', ['Mehrfamilienhaus']],
    ['provisionsfrei', ['provisionsfrei']],
    ['ohne Provision', ['provisionsfrei']],
    ['Villa am Wasser', ['Villa', 'am Wasser']],
    ['wohnung alster bis 600 tsd', ['Wohnung', 'Alster', 'bis 600.000 €']],
    ['Wohnung für Familie mit 2 Kindern', ['Wohnung', 'ab 4 Zimmer']],
    ['Familie mit Kindern', ['ab 3 Zimmer']],
    ['Haus für 5 Personen', ['Haus', 'ab 5 Zimmer']],
    ['zwei Kinder', ['ab 4 Zimmer']],
    ['Umland', ['Umland von Hamburg']],
    ['Haus im Speckgürtel von Hamburg', ['Haus', 'Umland von Hamburg']],
    ['Vorort', ['Umland von Hamburg']],
    ['Elbvororte', ['Elbvororte']],
    ['WG', ['WG: Miete, ab 3 Zimmer']],
    ['WG-geeignet Altona', ['WG: Miete, ab 3 Zimmer', 'Altona']],
    ['4 Zimmer WG', ['4 Zimmer', 'WG: Miete, 4 Zimmer']],
    ['günstige Wohnung Hamburg', ['günstigste zuerst', 'Wohnung', 'Hamburg']],
    ['ruhige Wohnung', ['ruhig', 'Wohnung']],
    [
      'preisgünstige provisionsfreie Kapitalanlagen',
      ['günstigste zuerst', 'provisionsfrei', 'Kapitalanlage'],
    ],
    ['nicht reserviert', ['ohne reservierte']],
    ['2 zimmer miete', ['2 Zimmer', 'Miete']],
    [
      'flat to rent hamburg 2 bedrooms furnished',
      ['Wohnung', 'Miete', 'Hamburg', 'ab 2 Schlafzimmer', 'möbliert'],
    ],
    [
      '3-4 Zimmer bis 700.000 Winterhude oder Eppendorf mit Balkon',
      ['3 bis 4 Zimmer', 'bis 700.000 €', 'Winterhude oder Eppendorf', 'Balkon'],
    ],
    ['haus kaufen hamburg', ['Haus', 'Kauf', 'Hamburg']],
    ['3zkb', ['3 Zimmer']],
    ['Uhlenhorst penthouse dachterrasse', ['Uhlenhorst', 'Penthouse', 'Terrasse']],
    ['500-700 tausend', ['500.000 bis 700.000 €']],
    ['unter einer halben Million', ['bis 500.000 €']],
    ['Hamburg nicht Harburg', ['Hamburg', 'ohne Harburg']],
    ['Rotherbaum, Harvestehude', ['Rotherbaum oder Harvestehude']],
    ['Timmendorf meerblick', ['Timmendorf', 'Meerblick']],
    ['3 bedroom flat rent', ['ab 3 Schlafzimmer', 'Wohnung', 'Miete']],
    // Typing errors, mixed and in other languages.
    ['cheap quiet flat Eppendorf', ['günstigste zuerst', 'ruhig', 'Wohnung', 'Eppendorf']],
    ['piso barato con balcón', ['Wohnung', 'günstigste zuerst', 'Balkon']],
    ['house without commission', ['Haus', 'provisionsfrei']],
    ['casa cerca de la playa', ['Haus', 'La', 'Strand']],
    ['family with two kids, garden', ['ab 4 Zimmer', 'Garten']],
    ['investment property Hamburg', ['Kapitalanlage', 'Hamburg']],
    ['waterfront villa', ['am Wasser', 'Villa']],
    ['flat share Altona', ['WG: Miete, ab 3 Zimmer', 'Altona']],
    ['river view', ['Wasserblick']],
    ['Haus mit Garten, ohne Makler', ['Haus', 'Garten']],
    [
      'sonnige 2-Zimmer-Wohnung mit EBK zur Miete unter 1000 warm',
      ['sonnig', 'Wohnung, 2 Zimmer', 'Einbauküche', 'Miete', 'bis 1.000 € warm'],
    ],
    ['Wintergarten', ['Wintergarten']],
    ['Kinderzimmer', ['Kinderzimmer']],
    ['Familienhaus 2 Kinderzimmer', ['Haus', '2', 'Kinderzimmer']],
  ])('the search text %j of a visitor is read as the conditions %j', (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });

  it.each<[string, string[]]>([
    ['schöne Wohnung', ['„schöne“ verstehen wir nicht als Bedingung.']],
    ['schöne, große Wohnung', ['„schöne“ und „große“ verstehen wir nicht als Bedingung.']],
    ['nice big beautiful flat', ['„nice“, „big“ und „beautiful“ verstehen wir nicht als Bedingung.']],
    [
      'Haus ohne Makler',
      ['Alle unsere Angebote vermitteln wir selbst als Makler. „Ohne Makler“ schließt deshalb nichts aus.'],
    ],
    [
      'von privat',
      ['Alle unsere Angebote vermitteln wir selbst als Makler. „Ohne Makler“ schließt deshalb nichts aus.'],
    ],
    [
      'Wohnung warm',
      [
        'Verglichen wird die Kaltmiete. Für die Warmmiete nennen Sie bitte einen Betrag, zum Beispiel „bis 1.500 € warm“.',
      ],
    ],
    [
      'WG',
      ['Ob sich die Zimmer für eine WG eignen, steht nicht in unseren Angaben. Gesucht wird ab 3 Zimmern.'],
    ],
    ['Kleiner Grasbrook', []],
    ['3 Zimmer Winterhude ruhig günstig', []],
  ])('for the search text %j visitors are told %j', (text, notes) => {
    expect(readSearch(text).notes).toEqual(notes);
  });

  it('the removal of a condition from the search text leaves the words that were not understood', () => {
    expect(readSearch('schöne Wohnung mit Balkon').parts.map(({ start }) => start)).toEqual([7, 15]);
  });
});

/** The CPU time of the fastest of some readings in ms, which other processes do not lengthen. */
function fastest(text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    readSearch(text);
    return process.cpuUsage(before).user / 1_000;
  });
  return Math.min(...times);
}

it.each(['Altona ', 'haus oder ', 'schöne ', 'Familie mit 2 Kindern ', 'xyz', 'ohne Balkon ', '1 000 '])(
  'a search text of 20,000 characters of %j is read in a time that grows with its length alone',
  (piece) => {
    const text = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    fastest(text(5_000));
    // A quadratic time would be 16 times as long, a linear one 4 times.
    expect(fastest(text(20_000))).toBeLessThan(10 * Math.max(fastest(text(5_000)), 4));
  },
);
