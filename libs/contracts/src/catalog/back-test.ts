import { z } from 'zod';
import { defineRpc } from '../rpc.ts';

/** How well ranges met the paid prices. Shares and errors are fractions, null without a range. */
export const BackTestFigures = z.object({
  with_range: z.int(),
  without_range: z.int(),
  /** Of the middle, relative to the paid price. */
  median_error: z.number().nullable(),
  /** The aim is 0.75 to 0.85. */
  inside_share: z.number().nullable(),
  /** Above 0, the ranges are too high. */
  bias: z.number().nullable(),
});
export type BackTestFigures = z.infer<typeof BackTestFigures>;

const Group = BackTestFigures.extend({ name: z.string() });

/**
 * Values each own sale of five years by what was known on its day. `has_claim` says whether the website says how often the
 * ranges held. The test runs after changes of the stock and of the tables.
 */
export const GetBackTest = defineRpc({
  message: 'catalog.getBackTest',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: z.object({
    all: BackTestFigures,
    by_type: z.array(Group),
    by_district: z.array(Group),
    has_claim: z.boolean(),
  }),
  deadlineMs: 15_000,
});
