import { z } from 'zod';
import { cpuCost } from './cpu-cost.ts';
import { type Field } from './fields-of.ts';

const parts = [
  ...[
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
  ],
  ...[
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
  ],
  ...['-1', '{"', '[', 'a ', 'a.', 'a-', 'a/', 'a@', 'a.a-', 'a@a.', ' \n', '-.', '@.'],
];
const starts = ['', 'a@', '1'];
/** Each lets another kind of pattern fail at its very end. */
const ends = ['', '!', '@', ' x'];

/** What patterns find hardest to refuse: long rows of the same, with something else before or behind. */
const shapes = parts.flatMap((part) =>
  starts.flatMap((start) =>
    ends.map((end) => ({ name: JSON.stringify(`${start}${part}…${end}`), start, part, end })),
  ),
);

const kibi = 1024;
const textOf = ({ start, part, end }: (typeof shapes)[number], length: number) =>
  `${start}${part.repeat(Math.floor(length / part.length))}${end}`;

/** Ten times the text may cost this many times the CPU. */
const maxGrowth = 15;
/** Milliseconds of CPU for 10 KB: less than the first is not worth comparing, more than the second too much in any case. */
const noticeable = 1;
const unbearable = 50;

/**
 * Fields that a worst text makes cost more than in proportion to its length, each with the first such text; none where all is
 * well. A schema that is used in several places is read once.
 */
export async function slowFields(fields: readonly Field[]): Promise<string[]> {
  const slow: string[] = [];
  for (const { path, schema } of new Map(fields.map((field) => [field.schema, field])).values()) {
    for (const shape of shapes) {
      const fault = await slownessOf((length) => z.safeParse(schema, textOf(shape, length)));
      if (fault === undefined) continue;
      slow.push(`${path} ${shape.name}: ${fault}`);
      break;
    }
  }
  return slow;
}

/** Most texts are refused in microseconds, and one look is enough; only what costs something is measured with care. */
async function slownessOf(read: (length: number) => unknown): Promise<string | undefined> {
  const of10 = () => read(10 * kibi);
  const of100 = () => read(100 * kibi);
  if ((await cpuCost(of10, 1)) > unbearable) {
    const cost = await cpuCost(of10, 3);
    if (cost > unbearable) return `10 KB cost ${cost} ms`;
  }
  if ((await cpuCost(of100, 1)) <= maxGrowth * noticeable) return undefined;
  const [small, large] = [await cpuCost(of10), await cpuCost(of100)];
  return large <= maxGrowth * Math.max(small, noticeable)
    ? undefined
    : `10 KB cost ${small} ms, 100 KB ${large} ms`;
}

/** Fields that take a word of 100 KB. */
export const unboundedFields = (fields: readonly Field[]): string[] =>
  fields.filter(({ schema }) => z.safeParse(schema, 'a'.repeat(100 * kibi)).success).map(({ path }) => path);
