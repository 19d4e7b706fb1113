import { expect, it } from '@jest/globals';
import { drawableLine, drawableText } from './fonts.ts';

it.each([
  ['Größe: 120 m² für 2.450.000 € – „ruhig“', 'Größe: 120 m² für 2.450.000 € – „ruhig“'],
  ['¿Ático con 3 baños? ¡Sí!', '¿Ático con 3 baños? ¡Sí!'],
  ['Łódź, Kroměříž, Ångström, Αθήνα, Москва', 'Łódź, Kroměříž, Ångström, Αθήνα, Москва'],
  ['Haus 🏡 am See 👨‍👩‍👧‍👦', 'Haus am See'],
  ['3️⃣ Zimmer', '3 Zimmer'],
  ['Name שלום עולם, dann', 'Name […], dann'],
  ['你好', '[…]'],
  ['Gro\u0308ße', 'Größe'],
  ['Hy\u00adphen\u200b \u202eX\ufeff', 'Hyphen X'],
  ['95\u202f%', '95\u00a0%'],
  ['eins\r\n\r\nzwei\tdrei   vier', 'eins\n\nzwei drei vier'],
  ['\u0000 \ud800', ''],
])('the text %j is drawn as %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

it('a line has no breaks', () => {
  expect(drawableLine('eins\n\nzwei\r\ndrei')).toBe('eins zwei drei');
});

it('a word that no line can hold is cut', () => {
  expect(
    Math.max(
      ...drawableText('W'.repeat(1_000))
        .split(' ')
        .map((word) => word.length),
    ),
  ).toBe(100);
});
