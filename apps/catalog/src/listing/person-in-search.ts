import { brokers } from '@estate/content/brokers';
import { e164 } from '@estate/content/phone';
import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { type InterpretedSearch } from '@estate/contracts/catalog/listing';
import { foldSearch, isTypingError } from '@estate/domain/search/fold';

/** Shorter words of a name are also those of places (`Holm`). */
const minNameLength = 5;
/** In shorter names another letter means another name. */
const minCorrectableLength = 6;

const telephone = /^(?:tel(?:efon)?|mobil|handy|fon)?[.: ]*(\+?[\d()/\s-]{7,20})$/i;

/** The person of the agency whom a search text names, or whose telephone number it is; undefined if there is none. */
export function personIn(text: string): InterpretedSearch['person'] {
  const number = numberIn(text);
  const words = foldSearch(text).split(' ');
  const isNamed = (name: string) =>
    foldSearch(name)
      .split(' ')
      .slice(1)
      .filter((part) => part.length >= minNameLength)
      .some((part) =>
        words.some(
          (word) => word === part || (word.length >= minCorrectableLength && isTypingError(word, part)),
        ),
      );
  const found = brokers().find(({ name, mobile }) => (number ? e164(mobile) === number : isNamed(name)));
  return found && { name: found.name, slug: found.slug };
}

/** What visitors are told who search for the number of the office. */
export const noteOnNumber = (text: string): [string] | undefined =>
  numberIn(text) === e164(texts(agency).phone) ? ['Das ist die Telefonnummer unseres Büros.'] : undefined;

const numberIn = (text: string): string | undefined => {
  const [, displayed] = telephone.exec(text.trim()) ?? [];
  return displayed && e164(displayed);
};
