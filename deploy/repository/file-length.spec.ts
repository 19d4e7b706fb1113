import { describe, expect, it } from '@jest/globals';
import { readTree } from './citations/library.ts';

/** A longer file has a second subject (style.md, Code). */
const maxLines = 200;
const code = /\.(?:[cm]?[jt]sx?|css|html|java|sh)$/;
/** Written by a program, and read by nobody. */
const generated = /\bgenerated\b/;

const linesOf = (source: string) => source.split('\n').length - Number(source.endsWith('\n'));

describe('a file of code', () => {
  it('has 200 lines at most', () => {
    const files = readTree().files.filter(({ path }) => code.test(path) && !generated.test(path));
    expect(files.length).toBeGreaterThan(900);
    const tooLong = files.filter(({ source }) => linesOf(source) > maxLines);
    expect(tooLong.map(({ path, source }) => `${path}: ${linesOf(source)}`)).toEqual([]);
  });

  it('is counted as an editor counts it', () => {
    expect(['', 'one', 'one\n', 'one\ntwo', 'one\ntwo\n'].map(linesOf)).toEqual([1, 1, 1, 2, 2]);
  });
});
