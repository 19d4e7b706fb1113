import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { semanticTokens, tokens } from './tokens.ts';

const sources = join(import.meta.dirname, '..', '..');

const props = 'h|w|minH|minW|maxH|maxW|[pm][xytblr]?|gap|rowGap|columnGap|top|left|right|bottom';

/** A style prop, or one of a style object or of its breakpoints, with a plain number. */
const numbered = new RegExp(`\\b(?:${props}|base|sm|md|lg|xl)(?:="|: ')-?([\\d.]+)["']`, 'g');

describe('sizes and distances', () => {
  it("font sizes and distances are named steps of the theme's scale, because the browser ignores a plain number", () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
    const unknown = files
      .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(sources, file), 'utf8').matchAll(numbered)]
          .filter(([, step = '']) => !(step in tokens.spacing))
          .map(([found]) => `${file}: ${found}`),
      );
    expect(unknown).toEqual([]);
  });
});

/** Relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Color = keyof typeof semanticTokens.colors;

/** Small texts and the grounds on which they stand, in both themes. */
const texts: [Color, Color[]][] = [
  ['ink', ['paper', 'card', 'sand', 'dangerSoft', 'successSoft']],
  ['inkMuted', ['paper', 'card', 'sand']],
  ['brassDeep', ['paper', 'card', 'sand']],
  ['danger', ['paper', 'card', 'sand', 'dangerSoft']],
  ['success', ['paper', 'card', 'successSoft']],
  ['contrast', ['brand', 'brandHover', 'danger', 'brassDeep']],
];

/** Borders of controls and the focus ring. */
const shapes: [Color, Color[]][] = [
  ['outline', ['paper', 'card']],
  ['brass', ['paper', 'card']],
];

describe.each(['base', '_dark'] as const)('the colours of the theme %s', (theme) => {
  const colorOf = (name: Color) => {
    const { value } = semanticTokens.colors[name];
    return typeof value === 'string' ? value : value[theme];
  };
  const tooFaint = (pairs: [Color, Color[]][], least: number) =>
    pairs.flatMap(([name, grounds]) =>
      grounds
        .filter((ground) => contrast(colorOf(name), colorOf(ground)) < least)
        .map((ground) => `${name} on ${ground}`),
    );

  it('colours of texts and shapes have the contrast of WCAG AA', () => {
    expect(tooFaint(texts, 4.5)).toEqual([]);
    expect(tooFaint(shapes, 3)).toEqual([]);
  });
});
