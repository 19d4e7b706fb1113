import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tokens } from './tokens.ts';

const sources = join(import.meta.dirname, '..', '..');

const props = 'h|w|minH|minW|maxH|maxW|[pm][xytblr]?|gap|rowGap|columnGap|top|left|right|bottom';

/** A style prop, or one of a style object or of its breakpoints, with a plain number. */
const numbered = new RegExp(`\\b(?:${props}|base|sm|md|lg|xl)(?:="|: ')-?([\\d.]+)["']`, 'g');

describe('sizes and distances', () => {
  it('are steps of the scale, because the browser ignores a plain number', () => {
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
