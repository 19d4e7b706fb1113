import { type InterpretedSearch } from '@estate/contracts/catalog/listing';
import { foldSearch, isTypingError } from '@estate/domain/search/fold';
import {
  type FilterLimits,
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
import { limitsOf, searchFilter } from './search-filter.ts';

/** Minimum length of a word to be corrected; too many other words are similar to shorter ones. */
const minCorrectableLength = 4;
/**
 * If a search has no result, the results without one of its conditions are counted, for each condition in turn. This is
 * the maximum number of conditions for which that is done.
 */
const maxCountedConditions = 8;

/** The words of the listed properties by their normalised form: the spelling, and how many properties contain it. */
type Vocabulary = Map<string, { spelling: string; count: number }>;

/**
 * Interprets the search text of a list. If nothing is found, corrects typing errors and reports without which condition
 * there would be results.
 */
@Injectable()
export class PropertySearch {
  /**
   * Kept for a minute, because reading all properties takes half a second at 10,000. An old vocabulary can only miss a
   * correction: a corrected text is used only if it has results.
   */
  private readonly vocabulary = new LRUCache<'listed', Vocabulary>({
    max: 1,
    ttl: 60_000,
    fetchMethod: () => this.readVocabulary(),
  });

  constructor(@InjectModel(propertyModel.name) private readonly properties: PropertyModel) {}

  /** The filter for a list with a search text, the number of matching properties, and how the text was interpreted. */
  async find(
    query: QueryOnMap,
    text: string,
  ): Promise<{ filter: PropertyFilter; total: number; search: InterpretedSearch }> {
    const limits = limitsOf(query);
    const literal = await this.match(query, text);
    if (literal.total > 0) return { ...literal, search: { parts: partsOf(text, limits), corrected: null } };
    const vocabulary = await this.vocabulary.forceFetch('listed');
    const corrected = correct(text, vocabulary);
    const match = corrected === null ? undefined : await this.match(query, corrected);
    if (corrected !== null && match && match.total > 0)
      return { ...match, search: { parts: partsOf(corrected, limits), corrected } };
    const parts = partsOf(text, limits, vocabulary).map(async (part, at) => ({
      ...part,
      total_without: at < maxCountedConditions ? (await this.match(query, part.rest)).total : null,
    }));
    return { ...literal, search: { parts: await Promise.all(parts), corrected: null } };
  }

  private async match(query: QueryOnMap, text: string): Promise<{ filter: PropertyFilter; total: number }> {
    const filter = searchFilter(query, readSearch(text, limitsOf(query)));
    return { filter, total: await this.properties.countDocuments(filter) };
  }

  /** The words of all listed properties. */
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

const partsOf = (text: string, limits: FilterLimits, vocabulary?: Vocabulary): InterpretedSearch['parts'] =>
  readSearch(text, limits).parts.map((part) => ({
    label: part.label,
    rest: withoutPart(text, part),
    is_unknown: vocabulary !== undefined && isUnknown(part, vocabulary),
    total_without: null,
  }));

function isUnknown({ word }: SearchPart, vocabulary: Vocabulary): boolean {
  return (
    word?.split(' ').some((token) => ![...vocabulary.keys()].some((entry) => entry.includes(token))) ?? false
  );
}

/**
 * The text with each unknown word replaced by the most frequent known word that differs by one letter; null if no word
 * can be replaced.
 */
function correct(text: string, vocabulary: Vocabulary): string | null {
  let corrected = text;
  for (const part of readSearch(text).parts.toReversed()) {
    const { word, start, end } = part;
    if (word === undefined || word.length < minCorrectableLength || !isUnknown(part, vocabulary)) continue;
    const [best] = [...vocabulary]
      .filter(([entry]) => isTypingError(word, entry))
      .toSorted(([, a], [, b]) => b.count - a.count);
    if (best) corrected = `${corrected.slice(0, start)}${best[1].spelling}${corrected.slice(end)}`;
  }
  return corrected === text ? null : corrected;
}
