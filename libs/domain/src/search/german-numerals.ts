/* Numbers written as German words, folded: `drei`, `sechshunderttausend`, `zweieinhalb`. */

const units: Readonly<Record<string, number>> = {
  ein: 1,
  eins: 1,
  eine: 1,
  einer: 1,
  zwei: 2,
  zwo: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  dreizehn: 13,
  vierzehn: 14,
  funfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
};
const tens: Readonly<Record<string, number>> = {
  zwanzig: 20,
  dreissig: 30,
  vierzig: 40,
  funfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
};
/** The powers are in descending order, because a word is split at its greatest power. */
const powers = [
  ['million', 1_000_000],
  ['tausend', 1_000],
  ['hundert', 100],
] as const;

function belowHundred(word: string): number | undefined {
  const ten = Object.keys(tens).find((name) => word.endsWith(name));
  if (ten === undefined) return units[word];
  const unit = word.slice(0, -ten.length);
  if (unit === '') return tens[ten];
  const value = unit.endsWith('und') ? units[unit.slice(0, -3)] : undefined;
  return value === undefined ? undefined : value + (tens[ten] ?? 0);
}

/** The number of one folded word; undefined if the word is no numeral. */
export function readNumeral(word: string): number | undefined {
  if (word.length > 60) return undefined;
  if (word === 'anderthalb') return 1.5;
  if (word.endsWith('einhalb')) {
    const whole = belowHundred(word.slice(0, -'einhalb'.length));
    return whole === undefined ? undefined : whole + 0.5;
  }
  for (const [name, power] of powers) {
    const at = word.indexOf(name);
    if (at < 0) continue;
    const factor = at === 0 ? 1 : readNumeral(word.slice(0, at));
    const rest = word.slice(at + name.length).replace(/^(?:en$|und)/, '');
    const added = rest === '' ? 0 : readNumeral(rest);
    return factor === undefined || added === undefined ? undefined : factor * power + added;
  }
  return belowHundred(word);
}
