import { germanNumber } from '../text/german-number.ts';
import { type Deal, dealLabels, objectKindLabels, type ObjectKind } from '../property/vocabulary.ts';
import {
  type Compound,
  compoundOf,
  type Feature,
  featureLabel,
  featureOfBeginning,
  featureOfWord,
} from './features.ts';
import { dealOfPrice } from './filter-values.ts';
import { districtName, districtsNamed, isDistrict } from './hamburg.ts';
import { householdAt } from './households.ts';
import { type Measure, type Quantity, quantityAt, type Range } from './quantities.ts';
import { replaceSynonyms } from './synonyms.ts';
import {
  compoundDeals,
  dealOfWord,
  fillers,
  isFiller,
  isOperator,
  kindOfWord,
  negations,
} from './search-words.ts';
import { type Token, tokensOf } from './tokens.ts';
import { describedBy, isCheap, isRemarked, isVague } from './vague-words.ts';

/** One of `anyOf` has to match, or none of them if `isExcluded`. */
export interface Condition<Value> {
  readonly anyOf: readonly Value[];
  readonly isExcluded: boolean;
}

/** A part of the text with its meaning, which is displayed as one removable condition. */
export interface SearchPart {
  readonly label: string;
  /** Start and end in the text. The text without this range is the search without the condition. */
  readonly start: number;
  readonly end: number;
  /** The folded word or name, if the part consists of a single one that has to occur. */
  readonly word?: string;
  /** All words and names of the part, of which one has to occur. */
  readonly names?: readonly string[];
}

/** The interpretation of a search text. Every condition has to match. */
export interface ParsedSearch {
  deal?: Deal;
  kinds: Condition<ObjectKind>[];
  features: Condition<Feature>[];
  /** Folded words and names, to be found in title, place, address or number of a property. */
  words: Condition<string>[];
  ranges: Partial<Record<Measure, Range>>;
  /** Set if the cheapest properties are wanted, which is no condition but an order. */
  sort?: 'price_asc';
  /** Set if reserved properties are not wanted. */
  withoutReserved?: true;
  parts: SearchPart[];
  /** German sentences about words that limit nothing, or not what visitors may expect. */
  notes: string[];
}

/** Names that a text may mention besides those of Hamburg's districts, and notes. The browser has no tables of them. */
export interface SearchNames {
  /** The station or kind of station that is named at a token, with its word in the search. */
  readonly stationAt?: (
    tokens: readonly Token[],
    start: number,
  ) => { readonly key: string; readonly label: string; readonly end: number } | undefined;
  /** The folded names or words of a search word: those of its group, otherwise the word itself. */
  readonly placesMeantBy?: (word: string) => readonly string[];
  /** The notes on vague words as they were typed, and on folded words with a remark. */
  readonly notesOn?: (vague: readonly string[], remarked: readonly string[]) => string[];
}

/** The ends of ranges that the list's filters already set. */
export type FilterLimits = Readonly<Partial<Record<Measure, readonly (keyof Range)[]>>>;

const nameOf = (word: string): string => word.charAt(0).toLocaleUpperCase('de') + word.slice(1);

const measureUnits: Readonly<Record<Exclude<Measure, 'built'>, string>> = {
  rooms: 'Zimmer',
  bedrooms: 'Schlafzimmer',
  bathrooms: 'Badezimmer',
  area: 'm²',
  plotArea: 'm² Grundstück',
  price: '€',
  warmRent: '€ warm',
};

function rangeLabel(measure: Measure, { min, max }: Range): string {
  // `3 Zimmer` includes half a room more, which is left out of the label.
  const top = max !== undefined && measure === 'rooms' ? max - 0.5 : max;
  const text = (value = 0) => (measure === 'built' ? String(value) : germanNumber(value, { max: 1 }));
  const upTo = min === undefined ? `bis ${text(top)}` : `${text(min)} bis ${text(top)}`;
  const numbers = top === undefined ? `ab ${text(min)}` : min === top ? text(min) : upTo;
  return measure === 'built' ? `Baujahr ${numbers}` : `${numbers} ${measureUnits[measure]}`;
}

/** The union of two ranges. An end that is open in one of them stays open. */
function unionOf(a: Range, b: Range): Range {
  const ends = (name: 'min' | 'max') => [a[name], b[name]].filter((end) => end !== undefined);
  const [lower, upper] = [ends('min'), ends('max')];
  return {
    ...(lower.length === 2 ? { min: Math.min(...lower) } : {}),
    ...(upper.length === 2 ? { max: Math.max(...upper) } : {}),
  };
}

class Reader {
  readonly reading: ParsedSearch = { kinds: [], features: [], words: [], ranges: {}, parts: [], notes: [] };
  /** Words as they were typed that limit nothing. */
  private readonly vague: string[] = [];
  private readonly remarked: string[] = [];
  private readonly tokens: Token[];
  private isExcluded = false;
  /** The last condition, to which `oder` adds an alternative: its list, its end, and the index of its part. */
  private lastCondition: { list: Condition<unknown>[]; end: number; part: number } | undefined;
  private isAlternative = false;

  constructor(
    private readonly text: string,
    private readonly limits: FilterLimits,
    private readonly names: SearchNames,
  ) {
    this.tokens = replaceSynonyms(tokensOf(text));
  }

  read(): ParsedSearch {
    for (let at = 0; at < this.tokens.length;) at = this.readAt(at);
    const { ranges } = this.reading;
    if (ranges.warmRent) this.reading.deal ??= 'rent';
    if (ranges.price) this.reading.deal ??= dealOfPrice(ranges.price.max ?? ranges.price.min ?? 0);
    this.reading.notes = this.names.notesOn?.(this.vague, this.remarked) ?? [];
    return this.reading;
  }

  /** Interprets the text at a token and returns the position after it. */
  private readAt(at: number): number {
    const token = this.tokens[at];
    if (!token) return at + 1;
    const { folded } = token;
    const quantity = this.quantityAt(at);
    if (quantity) {
      const { measure, noun, end } = quantity;
      this.isExcluded = false;
      const deal = dealOfWord(folded);
      if (deal) this.reading.deal = deal;
      const range = withoutEnds(quantity.range, this.limits[measure] ?? []);
      if (range) {
        const known = this.reading.ranges[measure];
        this.reading.ranges[measure] =
          this.isAlternative && known ? unionOf(known, range) : { ...known, ...range };
      }
      const kind = kindOfWord(noun);
      if (kind) this.reading.kinds.push({ anyOf: [kind], isExcluded: false });
      const labels = [kind && objectKindLabels[kind], range && rangeLabel(measure, range)];
      if (kind ?? range) this.addPart(labels.filter(Boolean).join(', '), at, end);
      return end;
    }
    if (folded === 'oder') this.isAlternative = true;
    else if (negations.has(folded)) this.isExcluded = true;
    else if (this.readSpecial(folded, at)) return at + 1;
    else if (!isFiller(folded) || isDistrict(`${folded} ${this.tokens[at + 1]?.folded}`))
      return this.readName(at);
    return at + 1;
  }

  /** Interprets a word that is no condition or that visitors are told something about; false for any other word. */
  private readSpecial(folded: string, at: number): boolean {
    const { reading, tokens } = this;
    if (isRemarked(folded)) this.remarked.push(folded);
    if (folded === 'wg') {
      reading.deal ??= 'rent';
      reading.ranges.rooms ??= { min: 3 };
      this.addPart(
        `WG: ${dealLabels[reading.deal]}, ${rangeLabel('rooms', reading.ranges.rooms)}`,
        at,
        at + 1,
      );
      return true;
    }
    if (isCheap(folded)) {
      reading.sort = 'price_asc';
      this.addPart('günstigste zuerst', at, at + 1);
      return true;
    }
    if (folded === 'nicht reserviert') {
      reading.withoutReserved = true;
      this.addPart('ohne reservierte', at, at + 1);
      return true;
    }
    const token = tokens[at];
    if (!token || !isVague(folded) || isDistrict(`${folded} ${tokens[at + 1]?.folded}`))
      return isRemarked(folded);
    this.vague.push(this.text.slice(token.start, token.end));
    return true;
  }

  /**
   * Beside a house, the area next to a plot is that of the plot: `Haus mit 800 qm Grundstück`, `EFH, Grundstück 800
   * qm`.
   */
  private quantityAt(at: number): Quantity | undefined {
    const isPlot = (position: number) => kindOfWord(this.tokens[position]?.folded ?? '') === 'plot';
    const areaAt = (position: number) => {
      const quantity = quantityAt(this.tokens, position);
      return quantity?.measure === 'area' ? quantity : undefined;
    };
    const { kinds, features } = this.reading;
    const hasHouse = features.length > 0 || kinds.some(({ anyOf }) => anyOf.includes('house'));
    // In `Haus oder Grundstück ab 800 qm` the plot is a kind of its own.
    const start = isPlot(at) && !this.isAlternative ? at + 1 : at;
    const area = hasHouse ? areaAt(start) : undefined;
    if (area && isPlot(start - 1)) return { ...area, measure: 'plotArea' };
    if (area && isPlot(area.end) && !areaAt(area.end + 1))
      return { ...area, measure: 'plotArea', end: area.end + 1 };
    return householdAt(this.tokens, at) ?? quantityAt(this.tokens, at);
  }

  /** Interprets a station, otherwise the longest district name at a token, otherwise the single word. */
  private readName(at: number): number {
    const station = this.names.stationAt?.(this.tokens, at);
    if (station) {
      this.add(this.reading.words, [station.key], station.label, at, station.end);
      return station.end;
    }
    for (const length of [3, 2, 1]) {
      const words = this.tokens.slice(at, at + length);
      const name = words.map(({ folded }) => folded).join(' ');
      if (words.length < length || !isDistrict(name)) continue;
      // Districts that follow each other are joined by OR: 'Altona Eimsbüttel' and 'Altona und Eimsbüttel' find both.
      const follows =
        this.lastCondition?.list === this.reading.words &&
        this.tokens
          .slice(this.lastCondition.end, at)
          .every(({ folded }) => isFiller(folded) || isVague(folded)) &&
        this.isLastDistrict();
      this.isAlternative ||= follows;
      this.add(this.reading.words, districtsNamed(name), districtName(name) ?? name, at, at + length);
      return at + length;
    }
    const token = this.tokens[at];
    if (token) this.readWord(token, at);
    return at + 1;
  }

  private isLastDistrict(): boolean {
    return this.reading.words.at(-1)?.anyOf.every(isDistrict) ?? false;
  }

  private readWord({ folded, name, start, end: textEnd }: Token, at: number): void {
    const found = describedBy(folded) ?? folded;
    const label = name ?? describedBy(folded) ?? nameOf(this.text.slice(start, textEnd));
    const end = at + 1;
    const [word, deal, kind] = [folded.replaceAll(' ', ''), dealOfWord(folded), kindOfWord(folded)];
    if (deal && !this.isExcluded) {
      // `mieten oder kaufen` does not limit the search to one of them.
      if (this.isAlternative && this.reading.deal) delete this.reading.deal;
      else this.reading.deal = deal;
      this.isAlternative = false;
      this.addPart(dealLabels[deal], at, end);
      return;
    }
    // `Haus mit Grundstück` searches for a house, so that the plot is ignored.
    if (kind === 'plot' && this.reading.kinds.length > 0 && this.tokens[at - 1]?.folded === 'mit') return;
    if (kind) {
      this.addKind(kind, at, end);
      return;
    }
    const feature = featureOfWord(word);
    const compound = compoundOf(word);
    if (feature && !(compound && featureOfBeginning(compound.before) === feature)) {
      this.add(this.reading.features, [feature], featureLabel(feature), at, end);
    } else if (compound) this.readCompound(compound, folded, label, at);
    else this.add(this.reading.words, this.names.placesMeantBy?.(found) ?? [found], label, at, at + 1);
  }

  /** A compound such as `Dachgeschosswohnung` adds two conditions with one common part. */
  private readCompound({ kind, before }: Compound, folded: string, name: string, at: number): void {
    const { reading, isExcluded } = this;
    const feature = featureOfBeginning(before);
    const deal = dealOfWord(before) ?? compoundDeals[before];
    if (!feature && !deal && !fillers.has(before) && !fillers.has(before.slice(0, -1))) {
      this.add(reading.words, [folded], name, at, at + 1);
      return;
    }
    if (feature) reading.features.push({ anyOf: [feature], isExcluded });
    if (!feature || !isExcluded) reading.kinds.push({ anyOf: [kind], isExcluded });
    if (deal) reading.deal = deal;
    const label = [objectKindLabels[kind], feature && featureLabel(feature), deal && dealLabels[deal]];
    this.addPart(`${isExcluded ? 'ohne ' : ''}${label.filter(Boolean).join(', ')}`, at, at + 1);
  }

  /** A second kind is an alternative to the first, because a property has one kind only. */
  private addKind(kind: ObjectKind, at: number, end: number): void {
    this.isAlternative ||=
      this.reading.kinds.length > 0 && !this.isExcluded && this.lastCondition?.list === this.reading.kinds;
    this.add(this.reading.kinds, [kind], objectKindLabels[kind], at, end);
  }

  private add<Value>(
    list: Condition<Value>[],
    values: readonly Value[],
    label: string,
    at: number,
    end: number,
  ): void {
    const joined = this.isAlternative && this.lastCondition?.list === list ? list.pop() : undefined;
    const isExcluded = joined?.isExcluded ?? this.isExcluded;
    const known = joined?.anyOf ?? [];
    // A repeated name adds nothing, so that the time stays linear.
    const added = values.filter((value) => !known.includes(value));
    list.push({ anyOf: [...known, ...added], isExcluded });
    if (joined && this.lastCondition?.part === this.reading.parts.length - 1)
      this.extendPart(added.length > 0 ? label : undefined, end);
    // The label of the first alternative belongs to an earlier part: in `3 Zimmer Winterhude oder 4 Zimmer Ottensen`
    // the part `4 Zimmer` is between both districts. The alternative therefore becomes a part of its own.
    else if (joined) this.addPart(`oder ${label}`, at, end, this.namesOf(list, isExcluded, label));
    else {
      const names = this.namesOf(list, isExcluded, label);
      const word = names.names && values.length === 1 ? { ...names, word: String(values[0]) } : names;
      this.addPart(isExcluded ? `ohne ${label}` : label, at, end, word);
    }
    this.lastCondition = { list, end, part: this.reading.parts.length - 1 };
    this.isAlternative = false;
    this.isExcluded = false;
  }

  private namesOf(list: unknown, isExcluded: boolean, label: string): Pick<SearchPart, 'names'> {
    return list === this.reading.words && !isExcluded ? { names: [label] } : {};
  }

  private addPart(
    label: string,
    at: number,
    end: number,
    word: Pick<SearchPart, 'word' | 'names'> = {},
  ): void {
    this.reading.parts.push({ label, start: this.startOf(at), end: this.tokens[end - 1]?.end ?? 0, ...word });
    this.isExcluded = false;
  }

  /** Adds an alternative to the last part; without a label only the place in the text. */
  private extendPart(label: string | undefined, end: number): void {
    const part = this.reading.parts.pop();
    if (!part) return;
    this.reading.parts.push({
      ...part,
      ...(label === undefined ? {} : { label: `${part.label} oder ${label}` }),
      ...(label === undefined || !part.names ? {} : { names: [...part.names, label] }),
      end: this.tokens[end - 1]?.end ?? 0,
    });
  }

  /** The start of a part includes preceding small words, so that removing the part also removes `ohne` or `mit`. */
  private startOf(at: number): number {
    let first = at;
    while (first > 0) {
      const before = this.tokens[first - 1]?.folded ?? '';
      if (!isFiller(before) && !isOperator(before)) break;
      first -= 1;
    }
    return this.tokens[first]?.start ?? 0;
  }
}

function withoutEnds(range: Range, ends: readonly (keyof Range)[]): Range | undefined {
  const remaining = Object.entries(range).filter(([name]) => !ends.some((end) => end === name));
  return remaining.length > 0 ? Object.fromEntries(remaining) : undefined;
}

/** Interprets a search text as `readSearch` does, with these tables of names. */
export const readWith = (names: SearchNames, text: string, limits: FilterLimits = {}): ParsedSearch =>
  new Reader(text, limits, names).read();

/** The text without these of its parts, with the commas that they leave removed. */
export function withoutParts(text: string, parts: readonly SearchPart[]): string {
  const ends = [0, ...parts.map(({ end }) => end)];
  return ends
    .map((end, at) => text.slice(end, parts[at]?.start))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;])/g, '$1')
    .trim()
    .replace(/^[,;]/, '')
    .replace(/[,;]$/, '')
    .trim();
}

export const withoutPart = (text: string, part: SearchPart): string => withoutParts(text, [part]);
