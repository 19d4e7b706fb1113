import { type InterpretedSearch } from '@estate/contracts/catalog/listing';
import { foldSearch, isTypingError } from '@estate/domain/search/fold';
import { countryOf } from '@estate/domain/property/crm-words';
import {
  isFiller,
  isOperator,
  readSearch,
  type SearchPart,
  withoutPart,
} from '@estate/domain/search/read-search';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { type QueryOnMap, type PropertyFilter } from './listing-query.ts';
import { offersFilter } from './property-reads.ts';
import { limitsOf, searchFilter, wordsFilter } from './search-filter.ts';

/** Minimum length of a word to be corrected and of its correction; too many other words are similar to shorter ones. */
const minCorrectableLength = 4;
/** Number of words that are looked up in the stock. */
const maxWords = 8;

const cachedMs = 60_000;

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
  /** The normalised names of all places with listed properties, each after a blank. */
  private readonly places = new LRUCache<'listed', string>({
    max: 1,
    ttl: cachedMs,
    fetchMethod: () => this.readPlaces(),
  });

  constructor(@InjectModel(propertyModel.name) private readonly properties: PropertyModel) {}

  /** The filter for a list with a search text, the number of matching properties, and how the text was interpreted. */
  async find(
    query: QueryOnMap,
    text: string,
  ): Promise<{ filter: PropertyFilter; total: number; search: InterpretedSearch }> {
    const limits = limitsOf(query);
    const literal = await this.match(query, text);
    const { parts } = readSearch(text, limits);
    const known = { is_unknown: false };
    if (literal.total > 0)
      return {
        ...literal,
        search: { parts: parts.map((part) => ({ ...read(text, part), ...known })), corrected: null },
      };
    const unknown = await this.unknownWords(parts);
    const corrected =
      unknown.size > 0 ? correct(text, unknown, await this.vocabulary.forceFetch('listed')) : null;
    const match = corrected === null ? undefined : await this.match(query, corrected);
    if (corrected !== null && match && match.total > 0) {
      const ofCorrected = readSearch(corrected, limits).parts;
      return {
        ...match,
        search: { parts: ofCorrected.map((part) => ({ ...read(corrected, part), ...known })), corrected },
      };
    }
    const marked = parts.map((part) => ({ ...read(text, part), is_unknown: unknown.has(part.word ?? '') }));
    return { ...literal, search: { parts: marked, corrected: null } };
  }

  /** The filter for a list with a search text. */
  async filterOf(query: QueryOnMap, text: string): Promise<PropertyFilter> {
    const stockPlaces = await this.places.forceFetch('listed');
    return searchFilter(query, readSearch(text, limitsOf(query)), stockPlaces);
  }

  private async match(query: QueryOnMap, text: string): Promise<{ filter: PropertyFilter; total: number }> {
    const filter = await this.filterOf(query, text);
    return { filter, total: await this.properties.countDocuments(filter) };
  }

  /** The words of the first conditions that no listed property contains. */
  private async unknownWords(parts: readonly SearchPart[]): Promise<ReadonlySet<string>> {
    const stockPlaces = await this.places.forceFetch('listed');
    const words = parts.slice(0, maxWords).flatMap(({ word }) => word ?? []);
    const isInStock = await Promise.all(
      words.map((word) =>
        this.properties.exists({
          ...offersFilter,
          ...wordsFilter({ anyOf: [word], isExcluded: false }, stockPlaces),
        }),
      ),
    );
    return new Set(words.filter((_word, at) => !isInStock[at]));
  }

  private async readPlaces(): Promise<string> {
    const [places, countries] = await Promise.all([
      this.properties.distinct('listing.places', offersFilter),
      this.properties.distinct('country', offersFilter),
    ]);
    const names = countries.map((country) => foldSearch(countryOf(country)?.name ?? ''));
    return ` ${[...places, ...names].join(' ')}`;
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
}

const read = (text: string, part: SearchPart) => ({ label: part.label, rest: withoutPart(text, part) });

/**
 * The text with each of the unknown words replaced by the most frequent word of the stock that differs by one letter;
 * null if no word can be replaced. Short words and those without a meaning of their own, such as 'und', replace none.
 */
function correct(text: string, unknown: ReadonlySet<string>, vocabulary: Vocabulary): string | null {
  let corrected = text;
  for (const { word, start, end } of readSearch(text).parts.toReversed()) {
    if (word === undefined || word.length < minCorrectableLength || !unknown.has(word)) continue;
    const [best] = [...vocabulary]
      .filter(([entry]) => entry.length >= minCorrectableLength && !isFiller(entry) && !isOperator(entry))
      .filter(([entry]) => isTypingError(word, entry))
      .toSorted(([, a], [, b]) => b.count - a.count);
    if (best) corrected = `${corrected.slice(0, start)}${best[1].spelling}${corrected.slice(end)}`;
  }
  return corrected === text ? null : corrected;
}
