import { expect, it } from '@jest/globals';
import { visibleText } from './visible-text.ts';

it.each([
  ['control characters', 'a\u0000b\u0007', 'ab'],
  ['right-to-left and zero-width marks', '\u202ea\u200bb\u2066\ufeff', 'ab'],
  ['unpaired surrogates', 'a\ud800b', 'ab'],
  ['soft hyphens', 'Grund\u00adbuch', 'Grundbuch'],
])('a visible text has no %s', (_what, text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

it('line breaks of every system become one kind', () => {
  expect(visibleText('a\r\nb\rc\u2028d\ne')).toBe('a\nb\nc\nd\ne');
});

it.each(['👩‍👩‍👧', '❤️', '👍🏽', '🇩🇪', 'Ä', 'שלום', 'a b'])('a visible text keeps %s', (text) => {
  expect(visibleText(text)).toBe(text);
});

it('letters with combining marks become composed ones', () => {
  expect(visibleText('Bu\u0308ro')).toBe('Büro');
});
