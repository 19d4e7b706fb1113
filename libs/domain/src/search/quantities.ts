import { readGermanAmount } from '../text/german-amount.ts';
import { foldSearch } from './fold.ts';
import { readNumeral } from './german-numerals.ts';
import { type Token } from './tokens.ts';

/* Numbers with their unit: `3-4 Zimmer`, `ab 80 qm`, `bis 0,6 Mio`, `zwischen 400 und 500 Tausend`. */

export type Measure =
  | 'rooms'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'plotArea'
  | 'price'
  | 'warmRent'
  | 'built';
export interface Range {
  readonly min?: number;
  readonly max?: number;
}
export interface Quantity {
  readonly measure: Measure;
  readonly range: Range;
  /** The kind of property in the same word: `wohnung` in `3-Zimmer-Wohnung`. */
  readonly noun: string;
  /** The position of the first token after the quantity. */
  readonly end: number;
}

const measures: Readonly<Record<string, Measure>> = {
  zimmer: 'rooms',
  zimmern: 'rooms',
  zi: 'rooms',
  z: 'rooms',
  zkb: 'rooms',
  zkbb: 'rooms',
  raum: 'rooms',
  raume: 'rooms',
  room: 'rooms',
  rooms: 'rooms',
  schlafzimmer: 'bedrooms',
  schlafzimmern: 'bedrooms',
  sz: 'bedrooms',
  bed: 'bedrooms',
  beds: 'bedrooms',
  bedroom: 'bedrooms',
  bedrooms: 'bedrooms',
  dormitorio: 'bedrooms',
  dormitorios: 'bedrooms',
  habitacion: 'bedrooms',
  habitaciones: 'bedrooms',
  bader: 'bathrooms',
  badezimmer: 'bathrooms',
  bathroom: 'bathrooms',
  bathrooms: 'bathrooms',
  banos: 'bathrooms',
  qm: 'area',
  m2: 'area',
  quadratmeter: 'area',
  quadratmetern: 'area',
  sqm: 'area',
  eur: 'price',
  euro: 'price',
  euros: 'price',
  '€': 'price',
  kalt: 'price',
  kaltmiete: 'price',
  warm: 'warmRent',
  warmmiete: 'warmRent',
};
/** Words before a number that name its measure. */
const measureNames: Readonly<Record<string, Measure>> = {
  flache: 'area',
  preis: 'price',
  budget: 'price',
  price: 'price',
  precio: 'price',
  kaufpreis: 'price',
  mietpreis: 'price',
  kaltmiete: 'price',
  baujahr: 'built',
  bj: 'built',
};
const scales: Readonly<Record<string, number>> = {
  k: 1_000,
  t: 1_000,
  tsd: 1_000,
  teur: 1_000,
  tausend: 1_000,
  mio: 1_000_000,
  million: 1_000_000,
  millionen: 1_000_000,
};

type Bound = 'min' | 'max' | 'about' | 'between';
const bounds: Readonly<Record<string, Bound>> = {
  ab: 'min',
  mindestens: 'min',
  mind: 'min',
  min: 'min',
  uber: 'min',
  'mehr als': 'min',
  'grosser als': 'min',
  'teurer als': 'min',
  'ab ca': 'min',
  from: 'min',
  over: 'min',
  above: 'min',
  minimum: 'min',
  desde: 'min',
  'at least': 'min',
  'more than': 'min',
  'mas de': 'min',
  'al menos': 'min',
  bis: 'max',
  'bis zu': 'max',
  'bis max': 'max',
  'bis maximal': 'max',
  'bis ca': 'max',
  'kleiner als': 'max',
  max: 'max',
  maximal: 'max',
  hochstens: 'max',
  unter: 'max',
  under: 'max',
  below: 'max',
  hasta: 'max',
  maximum: 'max',
  maximo: 'max',
  'up to': 'max',
  'less than': 'max',
  'menos de': 'max',
  'weniger als': 'max',
  ca: 'about',
  circa: 'about',
  etwa: 'about',
  rund: 'about',
  um: 'about',
  'um die': 'about',
  about: 'about',
  around: 'about',
  zwischen: 'between',
  von: 'between',
  between: 'between',
  entre: 'between',
};

/** The opposite of a bound, for `nicht über`. */
const opposites: Readonly<Record<string, Bound>> = { min: 'max', max: 'min' };

/** Words and signs between the two ends of a range; those of `pairs` only after 'zwischen'. */
const joints = new Set(['bis', 'to', 'hasta']);
const dashes = new Set(['-', '–', '—']);
const pairs = new Set(['und', 'and', 'y']);

const signs: Readonly<Record<string, Bound>> = {
  '<': 'max',
  '≤': 'max',
  '>': 'min',
  '≥': 'min',
  '+': 'min',
};

interface Amount {
  readonly value: number;
  /** The upper end of `3-4`. */
  readonly upper?: number | undefined;
  readonly isScaled: boolean;
  readonly isGrouped: boolean;
  readonly isPostcode: boolean;
  readonly measure?: Measure | undefined;
  readonly noun: string;
  readonly end: number;
}

const digits = /^[<>≤≥]?(€?)(\d[\d.,]{0,15})(?:[-–](\d[\d.,]{0,15}))?[-–]?(.{0,40})$/;
const grouped = /[.,]\d{3}/;
/**
 * `500,000` is English grouping. This pattern does not apply before a scale: `1,250 Mio` is one and a quarter million.
 */
const groupedInEnglish = /^[1-9]\d{0,2}(?:,\d{3})+$/;

/**
 * Splits a suffix of a number, such as `zimmerwohnung` or `tsd`; undefined for any other suffix, such as the `a` of
 * `12a`.
 */
function readSuffix(suffix: string): { scale?: number; measure?: Measure; noun: string } | undefined {
  const folded = suffix.includes('€') ? '€' : foldSearch(suffix).replaceAll(' ', '');
  if (folded === '') return { noun: '' };
  if (suffix.endsWith('€') && suffix.length > 1) {
    const scale = scales[foldSearch(suffix)];
    return scale === undefined ? undefined : { scale, measure: 'price', noun: '' };
  }
  const [scale, measure] = [scales[folded], measures[folded]];
  if (scale !== undefined) return { scale, noun: '', ...(folded === 'teur' ? { measure: 'price' } : {}) };
  if (measure !== undefined) return { measure, noun: '' };
  const [, noun] = /^(?:zi|zimmer|raum)(w.*|haus.*)$/.exec(folded) ?? [];
  return noun === undefined ? undefined : { measure: 'rooms', noun };
}

/** A number in digits or words with the following scale and unit. */
function amountAt(tokens: readonly Token[], start: number): Amount | undefined {
  const token = tokens[start];
  if (!token) return undefined;
  const [, sign, lower, upper, suffix = ''] = digits.exec(token.text) ?? [];
  // `dreizimmerwohnung` is number and unit in one word.
  const unitAt = token.folded.indexOf('zimmer', 1);
  const numeral = (unitAt < 0 ? token.folded : token.folded.slice(0, unitAt)).trim();
  const value = lower === undefined ? readNumeral(numeral) : readGermanAmount(lower);
  const unit = readSuffix(lower === undefined ? token.folded.slice(numeral.length) : suffix);
  if (value === undefined || !unit) return undefined;
  let { scale, measure, noun } = unit;
  if (sign) measure ??= 'price';
  let end = start + 1;
  const nextScale = scales[tokens[end]?.folded ?? ''];
  if (scale === undefined && (sign || measure === undefined) && nextScale !== undefined) {
    scale = nextScale;
    end += 1;
  }
  const nextUnit = readSuffix(tokens[end]?.text ?? '');
  if (measure === undefined && nextUnit?.measure !== undefined) {
    ({ measure, noun } = nextUnit);
    end += 1;
  }
  const isEnglish = scale === undefined && lower !== undefined && groupedInEnglish.test(lower);
  const isArticle =
    lower === undefined && /^eine?r?$/.test(numeral) && scale === undefined && measure === undefined;
  if (isArticle) return undefined;
  return {
    value: isEnglish ? Number(lower.replaceAll(',', '')) : value * (scale ?? 1),
    upper: upper === undefined ? undefined : (readGermanAmount(upper) ?? value) * (scale ?? 1),
    isScaled: scale !== undefined || (lower === undefined && value >= 1_000),
    isGrouped: grouped.test(lower ?? ''),
    // A price in whole thousands or half thousands is no postcode.
    isPostcode: /^\d{5}$/.test(token.text) && value % 500 !== 0,
    measure,
    noun,
    end,
  };
}

const isYear = ({ value, measure }: Amount): boolean =>
  measure === undefined && Number.isInteger(value) && value >= 1500 && value <= 2100;

/** The measure of a number without a unit; undefined if it is ambiguous, for instance a house number. */
function measureOf(amount: Amount, bound: Bound | undefined, name: Measure | undefined): Measure | undefined {
  const { value, isScaled, isGrouped, isPostcode } = amount;
  if (name === 'built' && isYear(amount)) return 'built';
  const isRoundPrice = value >= 100_000 && value % 5_000 === 0;
  if (isScaled || isRoundPrice || (isGrouped && value >= 10_000)) return 'price';
  const isNamed = name === 'price' && !isPostcode;
  const isRent = value >= 300 && (isNamed || bound === 'max' || bound === 'between');
  return isRent || (bound !== undefined && value >= 10_000) ? 'price' : undefined;
}

/** Measures for which a number without 'ab' or 'bis' is a minimum (`isLeast`) or an exact value (`isExact`). */
const isLeast = new Set<Measure>(['area', 'bedrooms', 'bathrooms']);
const isExact = new Set<Measure>(['rooms', 'built']);

/**
 * The range of a quantity: `3 Zimmer` includes three and a half rooms, `80 qm` and `3 Schlafzimmer` are minimums,
 * `600.000 €` is a maximum.
 */
function rangeOf(measure: Measure, bound: Bound | undefined, low: number, high: number | undefined): Range {
  const half = measure === 'rooms' ? 0.5 : 0;
  const spread = measure === 'built' ? 10 : low / 10;
  if (high !== undefined) return { min: Math.min(low, high), max: Math.max(low, high) + half };
  if (bound === 'about' && measure !== 'rooms') return { min: low - spread, max: low + spread };
  if (bound === 'min' || (bound === undefined && isLeast.has(measure))) return { min: low };
  if (bound !== 'max' && isExact.has(measure)) return { min: low, max: low + half };
  return { max: low + half };
}

/**
 * The quantity that begins at this token, or at the name of its measure before it: `80 qm`, `Kaufpreis bis 500.000`.
 * Undefined if there is none.
 */
export function quantityAt(tokens: readonly Token[], start: number): Quantity | undefined {
  if (isWarm(tokens[start])) {
    const rent = numberAt(tokens, start + 1, 'price');
    return rent && isAmount(rent) ? { ...rent, measure: 'warmRent' } : undefined;
  }
  const name = measureNames[tokens[start]?.folded ?? ''];
  const named = name && numberAt(tokens, start + 1, name);
  const quantity =
    name && named && isMeasure(named, name)
      ? named
      : numberAt(tokens, start, tokens[start - 1]?.folded === 'miete' ? 'price' : undefined);
  return quantity?.measure === 'price' && isWarm(tokens[quantity.end])
    ? { ...quantity, measure: 'warmRent', end: quantity.end + 1 }
    : quantity;
}

const isWarm = (token: Token | undefined): boolean => measures[token?.folded ?? ''] === 'warmRent';
const isAmount = ({ measure }: Quantity): boolean => measure === 'price' || measure === 'warmRent';
/** Whether a quantity behind the name of its measure is of it. `Budget bis 1.500 € warm` is one of both. */
const isMeasure = (quantity: Quantity, name: Measure): boolean =>
  quantity.measure === name || (name === 'price' && isAmount(quantity));

/** The quantity whose bound or number is at this token. A number without a unit may be of the measure `name`. */
function numberAt(tokens: readonly Token[], start: number, name: Measure | undefined): Quantity | undefined {
  const pair = `${tokens[start]?.folded} ${tokens[start + 1]?.folded}`;
  const single = tokens[start]?.folded ?? '';
  const sign = /^[<>≤≥]|\+$/.exec(tokens[start]?.text ?? '')?.[0];
  const written = bounds[pair] ?? bounds[single] ?? (sign ? signs[sign] : undefined);
  const isNegated = tokens[start - 1]?.folded === 'nicht';
  const bound = (isNegated && opposites[written ?? '']) || written;
  const first = start + (bounds[pair] ? 2 : bounds[single] ? 1 : 0);
  const low = amountAt(tokens, first);
  if (!low) return undefined;
  const joint = tokens[low.end]?.folded || tokens[low.end]?.text || '';
  const isChoice = joint === 'oder' && bound === undefined && low.measure === undefined;
  const isDash = dashes.has(joint);
  const isJoined = isDash || joints.has(joint) || isChoice || (pairs.has(joint) && bound === 'between');
  const second = isJoined ? amountAt(tokens, low.end + 1) : undefined;
  const factor = second ? factorOf(low, second) : 1;
  const from = low.value * factor;
  const isRange =
    second !== undefined &&
    (low.measure ?? second.measure) === second.measure &&
    !low.isPostcode &&
    !(low.isScaled && !second.isScaled) &&
    (name !== 'built' || isYear(second)) &&
    // In `Lindenweg 4 - 3 Zimmer` and `bis 1500 - 3 Zimmer` the two numbers are no range.
    (isChoice || bound === 'between' || (from <= second.value && (!isDash || second.value <= 10 * from)));
  const last = isRange ? second : low;
  const high = isRange ? second.value : low.upper;
  // In `Altbau von 1905` the number is no end of a range.
  const isEnd = bound !== 'between' || high !== undefined;
  const measure = last.measure ?? low.measure ?? measureOf(last, isEnd ? bound : undefined, name);
  if (measure === undefined) return undefined;
  return {
    measure,
    range: rangeOf(measure, bound, isRange ? from : low.value, high),
    noun: last.noun,
    end: last.end,
  };
}

/** In `400 bis 500 Tausend` and `500 bis 1 Mio` the first number is in thousands, in `1 bis 2 Mio` in millions. */
function factorOf(low: Amount, { value, isScaled }: Amount): number {
  if (!isScaled || low.isScaled || low.value >= 1_000) return 1;
  return low.value * 1_000_000 <= value ? 1_000_000 : 1_000;
}
