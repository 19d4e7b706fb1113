import { expect, it } from '@jest/globals';
import { firstSentences } from './first-sentences.ts';

const first = 'Die Wohnung liegt im 2. Stock eines Hauses von ca. 1906 und hat z. B. zwei Balkone.';

it.each([
  ['a short text stays whole', ' Ein Haus \n mit   Blick. ', 'Ein Haus mit Blick.'],
  ['whole sentences', `${first} Sie wird frei übergeben, ${'sehr '.repeat(20)}gern.`, first],
  [
    'an abbreviation is no end',
    `${'Wort '.repeat(25)}inkl. ${'Keller '.repeat(9)}`,
    `${'Wort '.repeat(25)}inkl. Keller Keller Keller…`,
  ],
  [
    'a question and an exclamation are',
    `${'Wort '.repeat(12)}ja! ${'Keller '.repeat(20)}`,
    `${'Wort '.repeat(12)}ja!`,
  ],
  [
    'a first word is too little',
    `Willkommen. ${'Wort '.repeat(60)}`,
    `Willkommen. ${'Wort '.repeat(28).trim()}…`,
  ],
  ['a word without end', 'ä'.repeat(400), `${'ä'.repeat(154)}…`],
  ['no half sign', `${'a'.repeat(153)}🏡🏡`, `${'a'.repeat(153)}…`],
])('the first sentences of a text up to 155 characters: %s', (_what, text, expected) => {
  const cut = firstSentences(text, 155);
  expect(cut).toBe(expected);
  expect(cut.length).toBeLessThanOrEqual(155);
});

it('the first sentences of a million characters are found at once', () => {
  expect(firstSentences('a. '.repeat(350_000), 155).length).toBeLessThanOrEqual(155);
});
