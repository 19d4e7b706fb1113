import { expect, it } from '@jest/globals';
import { hasMailForm, visibleText } from './visible-text.ts';

it.each([
  ['control characters', 'a\u0000b\u0007', 'ab'],
  ['right-to-left and zero-width marks', '\u202ea\u200bb\u2066\ufeff', 'ab'],
  ['unpaired surrogates', 'a\ud800b', 'ab'],
  ['soft hyphens', 'Grund\u00adbuch', 'Grundbuch'],
])('visibleText removes %s', (_what, text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

it('visibleText converts the line breaks of every system to \\n', () => {
  expect(visibleText('a\r\nb\rc\u2028d\ne')).toBe('a\nb\nc\nd\ne');
});

it.each(['👩‍👩‍👧', '❤️', '👍🏽', '🇩🇪', 'Ä', 'שלום', 'a b'])('visibleText does not change %s', (text) => {
  expect(visibleText(text)).toBe(text);
});

it('visibleText converts letters with combining marks to composed letters', () => {
  expect(visibleText('Bu\u0308ro')).toBe('Büro');
});

it.each([
  ['ada@example.org', true],
  ["o'neil+x@bücher.example", true],
  ['änne@example.org', false],
  ['ada..b@example.org', false],
  ['"ada"@example.org', false],
  ['ada@example..org', false],
  ['ada@example', false],
  ['ada', false],
])('whether a mail can be addressed to %s: %s', (email, isPossible) => {
  expect(hasMailForm(email)).toBe(isPossible);
});
