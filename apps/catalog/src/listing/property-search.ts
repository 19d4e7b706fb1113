import { type InterpretedSearch } from '@estate/contracts/catalog/listing';
import { foldSearch, isTypingError, lettersApart } from '@estate/domain/search/fold';
import { countryOf } from '@estate/domain/property/crm-words';
import { readSearch } from '@estate/domain/search/read-search';
import { type ParsedSearch, type SearchPart, withoutPart } from '@estate/domain/search/search-reader';
import { isFiller, isOperator } from '@estate/domain/search/search-words';
import { isRail } from '@estate/domain/search/station-words';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { type QueryOnMap, type PropertyFilter } from './listing-query.ts';
import { offersFilter } from './property-reads.ts';
import { noteOnNumber, personIn } from './person-in-search.ts';
import { limitsOf, searchFilter, wordsFilter } from './search-filter.ts';

/** Minimum length of a word to be corrected and of its correction; too many other words are similar to shorter ones. */
const minCorrectableLength = 4;
/** A word of this length or longer is corrected to the name of a place that differs by two letters. */
const minPlaceLength = 7;
/** Number of words that are looked up in the stock. */
const maxWords = 8;

const cachedMs = 60_000;

/** The places with listed properties. */
interface Places {
  /** All normalised names, each after a blank. */
  readonly names: string;
  /** The spellings of towns and districts by their normalised names. */
  readonly spellings: ReadonlyMap<string, string>;
}

interface FoundProperties {
  readonly filter: PropertyFilter;
  readonly total: number;
  /** The order that the text asks for. */
  readonly sort: ParsedSearch['sort'];
  readonly search: InterpretedSearch;
}

/** The words of the listed properties by their normalised form: the spelling, and how many properties contain it. */
type Vocabulary = Map<string, { spelling: string; count: number }>;

/**
 * Interprets the search text of a list. If nothing is found, corrects typing errors and reports the words that no listed
 * property contains.
 */
@Injectable()
export class PropertySearch {
  /**
   * Cached, because reading all properties takes half a second at 10,000. An old vocabulary can only miss a
   * correction: a corrected text is used only if it has results.
   */
  private readonly vocabulary = new LRUCache<'listed', Vocabulary>({
    max: 1,
    ttl: cachedMs,
    fetchMethod: () => this.readVocabulary(),
  });
  private readonly places = new LRUCache<'listed', Places>({
    max: 1,
    ttl: cachedMs,
    fetchMethod: () => this.readPlaces(),
  });

  constructor(@InjectModel(propertyModel.name) private readonly properties: PropertyModel) {}

  /** The filter for a list with a search text, the number of matching properties, and how the text was interpreted. */
  async find(query: QueryOnMap, text: string): Promise<FoundProperties> {
    const literal = await this.match(query, text);
    const person = personIn(text);
    if (literal.total > 0 || person || noteOnNumber(text))
      return this.interpreted(query, literal, { text, person });
    const unknown = await this.unknownWords(readSearch(text, limitsOf(query)).parts);
    const corrected = unknown.size > 0 ? await this.correct(text, unknown) : null;
    const match = corrected === null ? undefined : await this.match(query, corrected);
    return corrected !== null && match && match.total > 0
      ? this.interpreted(query, match, { text: corrected, corrected })
      : this.interpreted(query, literal, { text, unknown });
  }

  private async interpreted(
    query: QueryOnMap,
    match: { readonly filter: PropertyFilter; readonly total: number },
    {
      text,
      corrected = null,
      unknown,
      person,
    }: {
      readonly text: string;
      readonly corrected?: string | null;
      readonly unknown?: ReadonlySet<string>;
      readonly person?: InterpretedSearch['person'];
    },
  ): Promise<FoundProperties> {
    const { parts, notes, sort } = readSearch(text, limitsOf(query));
    const { spellings } = await this.places.forceFetch('listed');
    const isEmpty = parts.length === 0 && notes.length === 0;
    const all = [
      ...notes,
      ...(isEmpty ? [`Aus „${text}“ lesen wir keine Bedingung.`] : []),
      ...(noteOnNumber(text) ?? []),
    ];
    const search = {
      parts: parts.map((part) => ({
        label: (part.word === undefined ? undefined : spellings.get(part.word)) ?? part.label,
        rest: withoutPart(text, part),
        is_unknown: unknown?.has(part.word ?? '') ?? false,
      })),
      corrected,
      ...(all.length > 0 ? { notes: all } : {}),
      ...(person ? { person } : {}),
    };
    return { ...match, sort, search };
  }

  /** The filter for a list with a search text. */
  async filterOf(query: QueryOnMap, text: string): Promise<PropertyFilter> {
    const { names } = await this.places.forceFetch('listed');
    return searchFilter(query, readSearch(text, limitsOf(query)), names);
  }

  private async match(query: QueryOnMap, text: string): Promise<{ filter: PropertyFilter; total: number }> {
    const filter = await this.filterOf(query, text);
    return { filter, total: await this.properties.countDocuments(filter) };
  }

  /** The words of the first conditions that no listed property contains. */
  private async unknownWords(parts: readonly SearchPart[]): Promise<ReadonlySet<string>> {
    const { names } = await this.places.forceFetch('listed');
    const words = parts.slice(0, maxWords).flatMap(({ word }) => (word && !isRail(word) ? word : []));
    const isInStock = await Promise.all(
      words.map((word) =>
        this.properties.exists({
          ...offersFilter,
          ...wordsFilter({ anyOf: [word], isExcluded: false }, names),
        }),
      ),
    );
    return new Set(words.filter((_word, at) => !isInStock[at]));
  }

  private async readPlaces(): Promise<Places> {
    const [places, countries, cities, regions] = await Promise.all([
      this.properties.distinct('listing.places', offersFilter),
      this.properties.distinct('country', offersFilter),
      this.properties.distinct('city', offersFilter),
      this.properties.distinct('region', offersFilter),
    ]);
    const names = countries.map((country) => foldSearch(countryOf(country)?.name ?? ''));
    const storedNames: readonly (string | null)[] = [...regions, ...cities];
    const spellings = storedNames.flatMap((name) => (name?.trim() ? [name.trim()] : []));
    return {
      names: ` ${[...places, ...names].join(' ')}`,
      spellings: new Map(spellings.map((spelling) => [foldSearch(spelling), spelling])),
    };
  }

  private async readVocabulary(): Promise<Vocabulary> {
    const vocabulary: Vocabulary = new Map();
    const stored = await this.properties
      .find(offersFilter, { title: 1, city: 1, region: 1, 'listing.words': 1 })
      .lean<Pick<StoredProperty, 'title' | 'city' | 'region' | 'listing'>[]>();
    for (const { title, city, region, listing } of stored) {
      for (const word of new Set(listing.words.split(' ').filter(Boolean))) {
        const entry = vocabulary.get(word);
        if (entry) entry.count += 1;
        else vocabulary.set(word, { spelling: word, count: 1 });
      }
      for (const spelling of `${city} ${region} ${title}`.split(/[\s,/-]+/)) {
        const entry = vocabulary.get(foldSearch(spelling));
        if (entry) entry.spelling = spelling;
      }
    }
    return vocabulary;
  }

  /**
   * The text with each of the unknown words replaced by the most frequent word of the stock that differs by one letter,
   * else by the name of a place that differs by two; null if no word can be replaced. Short words and those without a
   * meaning of their own, such as 'und', replace none.
   */
  private async correct(text: string, unknown: ReadonlySet<string>): Promise<string | null> {
    const [vocabulary, { spellings }] = await Promise.all([
      this.vocabulary.forceFetch('listed'),
      this.places.forceFetch('listed'),
    ]);
    let corrected = text;
    for (const { word, start, end } of readSearch(text).parts.toReversed()) {
      if (word === undefined || word.length < minCorrectableLength || !unknown.has(word)) continue;
      const [best] = [...vocabulary]
        .filter(([entry]) => entry.length >= minCorrectableLength && !isFiller(entry) && !isOperator(entry))
        .filter(([entry]) => isTypingError(word, entry))
        .toSorted(([, a], [, b]) => b.count - a.count);
      const place = best || word.length < minPlaceLength ? undefined : nearestPlace(word, spellings);
      const spelling = best?.[1].spelling ?? place;
      if (spelling !== undefined)
        corrected = `${corrected.slice(0, start)}${spelling}${corrected.slice(end)}`;
    }
    return corrected === text ? null : corrected;
  }
}

/** The spelling of the place whose name differs by two letters. */
const nearestPlace = (word: string, spellings: ReadonlyMap<string, string>): string | undefined =>
  [...spellings].find(([name]) => lettersApart(word, name, 2) <= 2)?.[1];
