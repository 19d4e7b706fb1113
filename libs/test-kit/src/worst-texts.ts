import { z } from 'zod';
import { cpuCost } from './cpu-cost.ts';
import { type Field } from './fields-of.ts';

const parts = [
  'a',
  'A',
  '1',
  '0',
  ' ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '.',
  '-',
  '_',
  '/',
  '\\',
  '@',
  '!',
  '+',
  '(',
  '%',
  ',',
  ';',
  ':',
  '=',
  '&',
  '"',
  '<',
  '\u0000',
  '\u200b',
  '\u2028',
  'ä',
  'ß',
  '\ufdfa',
  '😀',
  '\ud800',
  '%41',
  '../',
  '::',
  '0 ',
  '1.',
  '-1',
  '{"',
  '[',
  'a ',
  'a.',
  'a-',
  'a/',
  'a@',
  'a.a-',
  'a@a.',
  ' \n',
  '-.',
  '@.',
];
const starts = ['', 'a@', '1'];
/** Endings that make different kinds of patterns fail at the last character. */
const ends = ['', '!', '@', ' x'];

/** Texts that regular expressions reject most slowly: long repetitions with other characters before or after. */
const shapes = parts.flatMap((part) =>
  starts.flatMap((start) =>
    ends.map((end) => ({ name: JSON.stringify(`${start}${part}…${end}`), start, part, end })),
  ),
);

const kibi = 1024;
const textOf = ({ start, part, end }: (typeof shapes)[number], length: number) =>
  `${start}${part.repeat(Math.floor(length / part.length))}${end}`;

/** Maximum growth of the CPU time for a text of ten times the length. */
const maxGrowth = 15;
/**
 * Limits of the CPU time in ms for 2 KB. A time below `noticeable` is rounded up to it; a time above `unbearable` is a
 * fault.
 */
const noticeable = 1;
const unbearable = 50;

/**
 * The fields that take more than `unbearable` for 2 KB, or whose CPU time grows faster than the length of the text,
 * each with the first such text; empty if there are none. A schema in several places is checked once.
 */
export async function slowFields(fields: readonly Field[]): Promise<string[]> {
  const slow: string[] = [];
  const unsuspected = new Map(fields.map((field) => [field.schema, field]));
  for (const shape of shapes) {
    // Built once for all fields, because building a text takes longer than most fields need to reject it.
    const texts = { of2: textOf(shape, 2 * kibi), of20: textOf(shape, 20 * kibi) };
    for (const { path, schema } of unsuspected.values()) {
      const fault = await slownessOf((length) => z.safeParse(schema, texts[length]));
      if (fault === undefined) continue;
      slow.push(`${path} ${shape.name}: ${fault}`);
      unsuspected.delete(schema);
    }
  }
  return slow;
}

/** Only expensive texts are measured repeatedly, because most texts are rejected within microseconds. */
async function slownessOf(read: (length: 'of2' | 'of20') => unknown): Promise<string | undefined> {
  const of2 = () => read('of2');
  const of20 = () => read('of20');
  const isCheap = measure(of2) <= unbearable && measure(of20) <= maxGrowth * noticeable;
  if (isCheap) return undefined;
  const first = await cpuCost(of2, 3);
  if (first > unbearable) return `2 KB cost ${first} ms`;
  if ((await cpuCost(of20, 1)) <= maxGrowth * noticeable) return undefined;
  const [small, large] = [await cpuCost(of2), await cpuCost(of20)];
  return large <= maxGrowth * Math.max(small, noticeable)
    ? undefined
    : `2 KB cost ${small} ms, 20 KB ${large} ms`;
}

/** Elapsed time of one run in ms. It is cheaper to read than the CPU time and never smaller. */
function measure(run: () => unknown): number {
  const since = performance.now();
  run();
  return performance.now() - since;
}

/** The fields that accept a word of 100 KB. */
export const unboundedFields = (fields: readonly Field[]): string[] =>
  fields.filter(({ schema }) => z.safeParse(schema, 'a'.repeat(100 * kibi)).success).map(({ path }) => path);
