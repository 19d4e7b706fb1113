import { foldSearch } from './fold.ts';
import type { Token } from './tokens.ts';

/*
 * English, Spanish and other German search words, with the German word that the search understands. Filler words and
 * units are in other tables, because `to` is a filler in `flat to rent` and a range in `400k to 500k`.
 */

const synonyms: Readonly<Record<string, string>> = {
  ohne: 'without, sin',
  oder: 'or, o',

  ein: 'one, uno',
  zwei: 'two, dos',
  drei: 'three, tres',
  vier: 'four, cuatro',
  fünf: 'five, cinco',
  sechs: 'six, seis',
  fünfhunderttausend: 'halbe million, eine halbe million, einer halben million, half a million',

  Kauf: 'buying, purchase, compra, vender',
  Miete: 'renting, to let, alquilar',

  günstig: 'cheap, cheapest, affordable, barato, barata, económico',
  ruhig: 'quiet, tranquilo, tranquila',
  hell: 'bright, luminoso',
  'ohne Makler':
    'ohne makler, ohne immobilienmakler, von privat, privatverkauf, privat, no agent, without agent, sin agencia',
  provisionsfrei:
    'ohne provision, ohne maklerprovision, ohne käuferprovision, ohne courtage, ohne maklergebühr, keine provision, keine courtage, courtagefrei, no commission, without commission, no agency fee, sin comisión',
  'nicht reserviert':
    'nicht reserviert, nicht reservierte, ohne reservierte, keine reservierten, not reserved',
  WG: 'wg geeignet, wg tauglich, wg zimmer, für wg, für eine wg, wohngemeinschaft, flatshare, flat share, shared flat, piso compartido',
  Renovierungsbedarf:
    'renovierung, renovieren, zu renovieren, sanierung, sanieren, zu sanieren, sanierungsbedarf, needs renovation, renovation, reformar',
  'am Wasser':
    'am wasser, ans wasser, wassernähe, wassernah, wasserlage, wassergrundstück, waterfront, waterside, by the water, near the water, on the water',
  'Umland von Hamburg':
    'umland, hamburger umland, hamburg umland, umland hamburg, umland hamburgs, umland von hamburg, speckgürtel, hamburger speckgürtel, speckgürtel von hamburg, vorort, vororte, vororte von hamburg, suburb, suburbs',

  Wohnung: 'pisos, apartamentos, estudio, vivienda, viviendas',
  Haus: 'casas, chalet, chalets, cottage, townhouse, townhouses, town house',
  Grundstück: 'plot, plots, building plot, parcela, parcelas, terreno, terrenos',
  Gewerbe: 'commercial',
  Büro: 'office, offices, oficina, oficinas',
  Laden: 'shop, store, retail, tienda',
  Halle: 'warehouse',
  Einfamilienhaus: 'detached house, single family house, casa unifamiliar',
  Doppelhaushälfte: 'semi detached, semi detached house, casa pareada',
  Reihenhaus: 'terraced house, casa adosada, adosado',
  Finca: 'country house, country home, casa de campo, casa rural',
  Penthouse: 'atico, aticos',

  Balkon: 'balcony, balconies, balcon, balcones',
  Terrasse: 'terrace, terraces, terraza, terrazas',
  Garten: 'garden, gardens, jardin',
  Aufzug: 'elevator, ascensor',
  Pool: 'swimming pool, piscinas',
  Kamin: 'fireplace, chimenea',
  Keller: 'cellar, basement, sotano',
  Einbauküche: 'kitchen, fitted kitchen, cocina',
  Stellplatz: 'parking, parking space, car park, garaje, aparcamiento',
  Meerblick: 'sea view, sea views, seaview, ocean view, vista al mar, vistas al mar',
  Wasserblick: 'water view, water views, river view, blick aufs wasser, blick auf wasser',
  Elbblick: 'elbe view, blick auf elbe',
  Alsterblick: 'alster view, blick auf alster',
  barrierefrei: 'accessible, wheelchair accessible, step free',
  'Gäste-WC': 'guest toilet, guest wc',
  Klimaanlage: 'air conditioning, air con, aire acondicionado',
  Fußbodenheizung: 'underfloor heating, suelo radiante',
  Wärmepumpe: 'heat pump',
  Altbau: 'old building, period building',
  Neubau: 'new build, new building, newly built, obra nueva',
  Denkmalschutz: 'listed building',
  Erdgeschoss: 'ground floor, planta baja',
  Dachgeschoss: 'attic, top floor',
  möbliert: 'amueblada, amueblados',
  Strand: 'beach, playa',

  bezugsfrei:
    'sofort, ab sofort, sofort frei, frei ab sofort, sofort bezugsfrei, ab sofort frei, sofort verfügbar',
  Kapitalanlage:
    'anlageimmobilie, anlageobjekt, geldanlage, renditeobjekt, rendite, investment, investment property, inversión',
  'U-Bahn': 'u bahn, ubahn, u bahn nähe, u bahn station, u bahnhof, subway, underground, metro',
  'S-Bahn': 's bahn, sbahn, s bahn nähe, s bahn station, s bahnhof',

  Zimmer: 'zimmer kuche bad',
  Eigentumswohnung: 'etw, eigentums wohnung',
  Mietwohnung: 'miet wohnung',

  Hamburg: 'hh, hamburgo',
  'St. Pauli': 'sankt pauli',
  'St. Georg': 'sankt georg',
  'Groß Flottbek': 'grossflottbek',
  HafenCity: 'hafen city',
  Sternschanze: 'schanze, schanzenviertel',

  Spanien: 'spain, españa, espanya',
  Italien: 'italy, italia',
  Frankreich: 'france, francia',
  Österreich: 'austria',
  Schweiz: 'switzerland, suiza',
  Griechenland: 'greece, grecia',
  Kroatien: 'croatia, croacia',
  Türkei: 'turkey, turquia',
  Zypern: 'cyprus, chipre',
  Niederlande: 'netherlands, holland',
  Dänemark: 'denmark',
  Balearen: 'baleares, balearics, balearic islands, islas baleares, illes balears',
  Kanaren: 'canaries, canary islands, islas canarias, kanarische inseln',
  Mallorca: 'majorca',
  Menorca: 'minorca',
  Ibiza: 'eivissa',
  Teneriffa: 'tenerife',
  Andalusien: 'andalusia, andalucia',
  Katalonien: 'catalonia, cataluña, catalunya',
  Sardinien: 'sardinia, cerdeña',
  Sizilien: 'sicily, sicilia',
  Toskana: 'tuscany, toscana',
};

const germanByPhrase = new Map(
  Object.entries(synonyms).flatMap(([german, phrases]) =>
    phrases.split(', ').map((phrase): [string, string] => [foldSearch(phrase), german]),
  ),
);

/** The longest phrase of the table that begins at this token: its German word and its number of tokens. */
function phraseAt(
  tokens: readonly Token[],
  at: number,
): { german: string; words: readonly Token[] } | undefined {
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(at, at + length);
    const german = germanByPhrase.get(words.map(({ folded }) => folded).join(' '));
    if (german !== undefined) return { german, words };
  }
  return undefined;
}

/** Replaces each phrase of the table by the German word for it. */
export function replaceSynonyms(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const phrase = phraseAt(tokens, at);
    if (token)
      result.push(
        phrase
          ? {
              text: phrase.german.toLocaleLowerCase('de'),
              folded: foldSearch(phrase.german),
              name: phrase.german,
              start: token.start,
              end: phrase.words.at(-1)?.end ?? token.end,
            }
          : token,
      );
    at += phrase?.words.length ?? 1;
  }
  return result;
}
