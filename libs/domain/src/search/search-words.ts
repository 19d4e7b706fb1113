import { type Deal, type ObjectKind } from '../property/vocabulary.ts';

/* Folded words that name a deal or a kind of property, join or negate others, or have no meaning for the search. */

export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const dealWords: Readonly<Record<Deal, ReadonlySet<string>>> = {
  buy: wordsOf(
    'kauf kaufen kaufe verkauf verkaufen verkaufe eigentum kaufobjekt kaufpreis buy sale comprar venta',
  ),
  rent: wordsOf(
    'miete mieten vermieten vermietung mietobjekt mietpreis kaltmiete warmmiete pacht pachten rent rental alquiler',
  ),
};
const kindWords: Readonly<Record<ObjectKind, ReadonlySet<string>>> = {
  apartment: wordsOf(
    'wohnung wohnungen whg appartement appartements apartment apartments flat flats piso apartamento',
  ),
  house: wordsOf('haus hauser hauschen eigenheim house houses casa'),
  commercial: wordsOf('gewerbe gewerbeimmobilie gewerbeimmobilien gewerbeflache gewerbeobjekt'),
  plot: wordsOf('grundstuck grundstucke bauplatz bauplatze bauland baugrund baugrundstuck'),
};
/** Prefixes of `wohnung` and `haus` that have no meaning for the search. */
export const fillers = wordsOf('traum familien wohn ferien urlaubs etagen single stadt geschoss');
const stopWords = wordsOf(
  'in im am an auf mit und der die das den dem des zu zum zur bei von vom nahe fur ein eine einen einem einer suche suchen ' +
    'ich wir gesucht immobilie immobilien objekt objekte nach aus hat haben moglichst gern gerne bitte stadtteil bezirk ort ' +
    'plz postleitzahl nr id objektnr objektnummer euro eur warm kalt wohnflache lage umgebung hallo mochte hatte wurde gibt es sie ' +
    'als ' +
    'for the with looking con para a an and to at of on near by is want home homes property properties holiday vacation month ' +
    'monthly en de del y al un una se busco cerca inmueble inmuebles propiedad propiedades mes',
);
export const negations = wordsOf('ohne kein keine keinen keiner nicht ausser');
/** Whether a word joins or negates others. */
export const isOperator = (folded: string): boolean => folded === 'oder' || negations.has(folded);
/** Whether a word has no meaning for the search, such as `Objekt-Nr.`, or a sign alone. */
export const isFiller = (folded: string): boolean =>
  folded === '' || stopWords.has(folded.replaceAll(' ', ''));

export const kindOfWord = (word: string): ObjectKind | undefined =>
  (Object.keys(kindWords) as ObjectKind[]).find((kind) => kindWords[kind].has(word));
export const dealOfWord = (word: string): Deal | undefined =>
  dealWords.buy.has(word) ? 'buy' : dealWords.rent.has(word) ? 'rent' : undefined;

/** Deals that a compound such as `Mietwohnung` names by its first part. */
export const compoundDeals: Readonly<Record<string, Deal>> = { eigentums: 'buy', miet: 'rent' };
