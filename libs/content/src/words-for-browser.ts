import { emptyValue } from './empty-value.ts';
import { tableWithoutLeft } from './responsible.ts';
import { type Broker, people, peopleSection } from './sections/people.ts';
import { publishedWords, type PublishedWords } from './texts.ts';

/* Imported by the BFF alone, because the descriptions of fields are no part of a browser's code. */

const nobody = emptyValue(peopleSection.fields.brokers.of) as Broker;

/** The published words without names and numbers of people who left. */
export function wordsForBrowser(): PublishedWords {
  const words = publishedWords();
  return people.key in words ? { ...words, [people.key]: tableWithoutLeft(nobody) } : words;
}
