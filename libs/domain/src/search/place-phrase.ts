/* German phrases for a place with its preposition. Free of zod, so that pages need not load zod. */

const places: Readonly<Record<string, string>> = {
  auf: 'Mallorca, Menorca, Ibiza, Formentera, Teneriffa, Gran Canaria, Lanzarote, Fuerteventura, La Palma, La Gomera, El Hierro, Madeira, Sardinien, Sizilien, Elba, Ischia, Capri, Korsika, Kreta, Rhodos, Korfu, Kos, Malta, Zypern, Kap Verde, Bali, Sylt, Föhr, Amrum, Norderney, Fehmarn, Rügen, Usedom',
  'auf den': 'Balearen, Kanaren, Azoren',
  'an der': 'Algarve, Côte d’Azur, Ostsee, Nordsee',
  am: 'Gardasee, Comer See, Lago Maggiore, Luganer See, Bodensee, Wörthersee',
  'in der': 'Schweiz, Türkei, Slowakei, Toskana, Provence, Bretagne, Normandie',
};

/** Names that are inflected after their preposition. */
const inflected: Readonly<Record<string, string>> = {
  Niederlande: 'in den Niederlanden',
  'Vereinigte Staaten': 'in den Vereinigten Staaten',
  'Vereinigte Arabische Emirate': 'in den Vereinigten Arabischen Emiraten',
  'Vereinigtes Königreich': 'im Vereinigten Königreich',
  'Dominikanische Republik': 'in der Dominikanischen Republik',
};

const prepositions = new Map(
  Object.entries(places).flatMap(([preposition, names]) =>
    names.split(', ').map((name): [string, string] => [name, preposition]),
  ),
);

/** 'auf Mallorca', 'an der Costa Brava', 'in Spanien', 'in der Postleitzahl 22303', 'in Winterhude oder Eppendorf'. */
export function placePhrase(places: string): string {
  const [first = '', ...others] = places.split(/, ?/).map(phraseOf);
  return [
    first,
    ...others.map((phrase) => (/^in [A-ZÄÖÜ]/.test(first) ? phrase.replace(/^in (?=[A-ZÄÖÜ])/, '') : phrase)),
  ].join(' oder ');
}

function phraseOf(place: string): string {
  if (/^\d/.test(place)) return `in der Postleitzahl ${place}`;
  if (Object.hasOwn(inflected, place)) return inflected[place] ?? '';
  return `${prepositions.get(place) ?? (/^Costa /i.test(place) ? 'an der' : 'in')} ${place}`;
}
