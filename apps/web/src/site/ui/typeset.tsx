import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';

/** The soft hyphen is invisible unless a line breaks there. The browser's search in the page ignores it. */
const softHyphen = '\u00AD';

/** Words longer than a line on a small phone, with their syllables, because not every browser hyphenates German. */
const longWords = [
  'Gebäude-energie-beratung',
  'Identifikations-nummer',
  'Immobilien-verwaltung',
  'Rest-nutzungs-dauer-gutachten',
  'Barriere-freiheits-stärkungs-gesetz',
  'Verbraucher-schlichtungs-stelle',
  'Verbraucher-streit-beilegungs-gesetz',
  'Verbraucher-streit-beilegung',
  'Verkehrswert-gutachten',
  'Wohnflächen-berechnung',
].map((parts) => [parts.replaceAll('-', ''), parts.replaceAll('-', softHyphen)] as const);

/**
 * Words that must not break after their first hyphen: `S-Bahn`, `E-Mail`, `Off-Market`. Because of the capture group,
 * every second part that `split` returns is such a word.
 */
const unbreakableWords = /(\b(?:[A-Z]|Off)-\p{L}+)/u;

/**
 * The text with soft hyphens in its longest words, and without line breaks in words such as `S-Bahn`. A style prevents
 * these breaks instead of a non-breaking hyphen, so that a search for a copied title finds the title.
 */
export const typeset = (text: string): ReactNode =>
  longWords
    .reduce((set, [word, hyphenated]) => set.replaceAll(word, hyphenated), text)
    .split(unbreakableWords)
    .map((part, index) =>
      index % 2 === 1 ? (
        <chakra.span key={index} whiteSpace="nowrap">
          {part}
        </chakra.span>
      ) : (
        part
      ),
    );
