/** A claim in a text that the law of advertising forbids without a proof. `message` is German. */
export interface WordWarning {
  readonly kind: 'green-claim' | 'superlative';
  /** The words as they stand in the text. */
  readonly words: string;
  readonly message: string;
}

/** Beginnings of words that claim something about the environment in general. */
const greenStems = [
  'klimaneutral',
  'klimafreundlich',
  'klimapositiv',
  'klimaschonend',
  'umweltfreundlich',
  'umweltschonend',
  'umweltgerecht',
  'umweltbewusst',
  'umweltneutral',
  'ressourcenschonend',
  'energieeffizient',
  'energiesparend',
  'emissionsfrei',
  'emissionsarm',
  'nachhaltig',
  'ökologisch',
  'co2-neutral',
  'co2-frei',
];

/** Nouns with which 'grün' is an environmental claim; with any other noun it describes a colour or plants. */
const greenThings = new Set([
  'bauen',
  'energie',
  'heizen',
  'immobilie',
  'immobilien',
  'strom',
  'technik',
  'wärme',
]);

/** Figures, labels and standards that give a claim its content. */
const proof =
  /\d\s?kwh|energie(?:effizienz)?klasse\s[a-h]\b|effizienzhaus|passivhaus|\bkfw[\s-]?\d|\bdgnb\b|\bqng\b|\bbreeam\b|\bleed\b/i;

/** Beginnings of words that are a superlative claim in every context. */
const firstStems = [
  'marktführ',
  'einzigartig',
  'einmalig',
  'konkurrenzlos',
  'unschlagbar',
  'unübertroffen',
  'spitzenreiter',
  'weltbest',
  'bestpreis',
];

const superlatives =
  /^(?:best|größt|erfahrenst|erfolgreichst|schnellst|günstigst|bekanntest|beliebtest|zuverlässigst|kompetentest|modernst)e[mnrs]?$/;

/** Nouns that a superlative describes in usual phrases and in descriptions of a home, which compare no competitors. */
const harmlessNouns =
  /^(?:anbindung|ausblick|ausgangslage|aussicht|ausstattung|dank|freund|garten|grüße|händen|kräften|lage|linie|nachbarschaft|pflege|qualität|raum|sorgfalt|stadtlage|teil|voraussetzung|willen|wissen|wohnlage|wünsche|zeit|zimmer|zustand)/;

const determiners = new Set([
  'das',
  'dem',
  'den',
  'der',
  'des',
  'die',
  'ein',
  'eine',
  'einer',
  'eines',
  'einem',
  'einen',
  'ihr',
  'unser',
]);

const ordinals = new Set(['nr', 'nummer', 'platz', 'no']);
/**
 * Words before 'Nr. 1' that make it a superlative claim. After other words it is a plain number: 'Absatz 1 Satz 1
 * Nummer 1', 'Stellplatz Nr. 1'.
 */
const claimers = new Set(['', 'als', 'auf', 'bin', 'bleiben', 'die', 'ihre', 'ist', 'sind', 'unsere', 'zur']);

const message = {
  'green-claim':
    'ist eine allgemeine Aussage über die Umwelt. Ohne Beleg im selben Text ist sie verboten (UWG, seit 27. September 2026). Nennen Sie eine Zahl oder einen Nachweis, zum Beispiel den Energiekennwert, oder streichen Sie sie.',
  superlative:
    'behauptet eine Spitzenstellung. Mitbewerber können sie abmahnen, wenn Sie sie nicht beweisen (§ 5 UWG).',
};

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text in lower case. A hyphen joins words. */
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)].map((match) => ({
    word: match[0].normalize('NFC').replaceAll('₂', '2').toLocaleLowerCase('de'),
    start: match.index,
    end: match.index + match[0].length,
  }));

const isGreen = (word: string, next: string): boolean =>
  greenStems.some((stem) => word.startsWith(stem)) || (/^grüne[mnrs]?$/.test(word) && greenThings.has(next));

/** The number of words of the superlative claim that begins here: 0 if there is none, 2 for 'Nr. 1'. */
function claimLength(before: string, word: string, next: string): 0 | 1 | 2 {
  if (ordinals.has(word) && (next === '1' || next === 'eins')) return claimers.has(before) ? 2 : 0;
  if (firstStems.some((stem) => word.startsWith(stem))) return 1;
  // In 'die in den Garten führende Treppe' the word follows a noun, so that it is no claim.
  if (/^führende[mnrs]?$/.test(word)) return determiners.has(before) ? 1 : 0;
  return superlatives.test(word) && before !== 'am' && !harmlessNouns.test(next) ? 1 : 0;
}

/**
 * Warnings about general environmental claims in a text without a proof of them, and about superlative claims that a
 * competitor can attack (§§ 3, 5 UWG); equal words get one warning. A person decides whether the text is at fault.
 */
export function wordWarnings(text: string): WordWarning[] {
  const tokens = tokensOf(text);
  const hasProof = proof.test(text);
  const warnings = new Map<string, WordWarning>();
  tokens.forEach(({ word, start, end }, at) => {
    const next = tokens[at + 1];
    const length = claimLength(tokens[at - 1]?.word ?? '', word, next?.word ?? '');
    const kind =
      length > 0 ? 'superlative' : !hasProof && isGreen(word, next?.word ?? '') ? 'green-claim' : null;
    if (!kind) return;
    const words = text.slice(start, length === 2 ? (next?.end ?? end) : end);
    const key = words.toLocaleLowerCase('de');
    if (!warnings.has(key)) warnings.set(key, { kind, words, message: `„${words}“ ${message[kind]}` });
  });
  return [...warnings.values()];
}
