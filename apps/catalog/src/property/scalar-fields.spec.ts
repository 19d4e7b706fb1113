import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { nullableScalars } from './scalar-fields.ts';

describe('the columns of a contract', () => {
  it.each([
    ['a text', z.string().nullish(), String],
    ['a text of a pattern', z.string().regex(/^a/).nullable(), String],
    ['a number', z.number().nullish(), Number],
    ['a whole number', z.int().nullable().optional(), Number],
    ['a flag', z.boolean().nullish(), Boolean],
  ])('hold %s, null by default', (_kind, field, type) => {
    expect(nullableScalars({ field })).toEqual({ field: { type, default: null } });
  });

  it.each([
    ['a required text', z.string()],
    ['a text that may be absent but not null', z.string().optional()],
    ['a choice', z.enum(['aktiv']).nullish()],
    ['a list', z.array(z.string()).nullish()],
    ['a record', z.record(z.string(), z.unknown()).nullish()],
  ])('do not hold %s', (_kind, field) => {
    expect(nullableScalars({ field })).toEqual({});
  });
});
