import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';

/** A sign without width of its own, which searching in the page passes over. */
const softHyphen = '\u00AD';

/** Words longer than a line of a small phone; not every browser knows where German words part. */
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
 * Words that would read like a misprint if a line ended behind their first hyphen: `S-Bahn`, `E-Mail`, `Off-Market`. The
 * group makes every second part of `split` such a word.
 */
const heldTogether = /(\b(?:[A-Z]|Off)-\p{L}+)/u;

/**
 * The same text, which parts its longest words where they may part, and `S-Bahn` nowhere. A style holds these together
 * and not a sign, so that a title that is copied into another search is found there.
 */
export const typeset = (text: string): ReactNode =>
  longWords
    .reduce((set, [word, parted]) => set.replaceAll(word, parted), text)
    .split(heldTogether)
    .map((part, index) =>
      index % 2 === 1 ? (
        <chakra.span key={index} whiteSpace="nowrap">
          {part}
        </chakra.span>
      ) : (
        part
      ),
    );
