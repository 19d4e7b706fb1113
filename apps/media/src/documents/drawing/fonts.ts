import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

const fontFiles = {
  sans: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  sansBold: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  serif: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
} as const;
export type FontName = keyof typeof fontFiles;
export const fontNames = Object.keys(fontFiles) as FontName[];

/**
 * The files of the fonts: Latin, Greek and Cyrillic. Each document parses them anew, because a parsed font remembers the
 * characters of the documents before, and equal orders would differ in some bytes.
 */
export const fonts: Readonly<Record<FontName, Buffer>> = {
  sans: readFileSync(resolve(fontFiles.sans)),
  sansBold: readFileSync(resolve(fontFiles.sansBold)),
  serif: readFileSync(resolve(fontFiles.serif)),
};

/** What every font can draw. */
const characters: ReadonlySet<number> = new Set(
  fontNames
    .map((name) => new Set((create(fonts[name]) as Font).characterSet))
    .reduce((common, set) => new Set([...common].filter((character) => set.has(character)))),
);

/** Controls, soft hyphens, marks of direction: never drawn, even if a font has them. */
const invisible = /^[\p{Cc}\p{Cf}\p{Co}\p{Cs}]$/u;
const letter = /^[\p{L}\p{N}]$/u;
const space = /^[\s\p{Z}]$/u;
/** Characters with another one that means the same. */
const replacements: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u202f': '\u00a0',
  '\u2007': '\u00a0',
  '●': '•',
  '▪': '•',
  '■': '•',
  '◦': '•',
  '‣': '•',
};

/** Stands for words in a script that the fonts do not have. */
const unreadable = '[…]';
/** Longer words are cut: the search for their breaks is not linear. */
const maxWordLength = 100;

/** Text without controls, in composed form, for what is not drawn: titles, alternative texts. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();

/**
 * The text as the fonts can draw it, so that no document has a glyph without meaning, which PDF/UA forbids: emoji and
 * other signs are left out, and each run of words in another script (Hebrew, Arabic, Chinese) becomes `[…]`. Line breaks stay.
 */
export function drawableText(text: string): string {
  let drawn = '';
  let wordLength = 0;
  /** Whether the last characters are in another script; spaces between them belong to the run. */
  let isUnreadable = false;
  let pendingSpace = '';
  for (const original of text.normalize('NFC').replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')) {
    const character = replacements[original] ?? original;
    if (character === '\n') {
      drawn += character;
      pendingSpace = '';
      wordLength = 0;
      isUnreadable = false;
    } else if (space.test(character)) {
      pendingSpace ||= character === '\u00a0' ? character : ' ';
    } else if (characters.has(character.codePointAt(0) ?? 0) && !invisible.test(character)) {
      if (pendingSpace === ' ') wordLength = 0;
      wordLength += 1;
      if (wordLength > maxWordLength) {
        pendingSpace = ' ';
        wordLength = 1;
      }
      drawn += (drawn === '' || drawn.endsWith('\n') ? '' : pendingSpace) + character;
      pendingSpace = '';
      isUnreadable = false;
    } else if (letter.test(character)) {
      if (!isUnreadable) {
        drawn += (drawn === '' || drawn.endsWith('\n') ? '' : pendingSpace) + unreadable;
        wordLength = unreadable.length;
      }
      pendingSpace = '';
      isUnreadable = true;
    }
  }
  return drawn.trim();
}

/** The text in one line. */
export const drawableLine = (text: string): string =>
  drawableText(text)
    .split('\n')
    .filter((line) => line !== '')
    .join(' ');
