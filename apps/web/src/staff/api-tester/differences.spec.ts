import { describe, expect, it } from '@jest/globals';
import { parseExactly } from '../json/exact-json.ts';
import { reduceToDifferences } from './differences.ts';

describe('the differences of two answers', () => {
  it.each([
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }, { b: 3 }],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { a: { c: 2 } }, { a: { c: 3 } }],
    [{ a: 1, only: null }, { a: 1 }, { only: null }, {}],
    [{ list: [1, 2] }, { list: [1, 3] }, { list: [1, 2] }, { list: [1, 3] }],
    [{ a: 1 }, { a: 1 }, {}, {}],
    [[1], { a: 1 }, [1], { a: 1 }],
    [{ a: { b: 1 } }, { a: null }, { a: { b: 1 } }, { a: null }],
    [parseExactly('{"a":1.0,"b":2.0}').value, { a: 1, b: 3 }, parseExactly('{"b":2.0}').value, { b: 3 }],
  ])(
    'the API tester compares %j with %j and marks the differences %j and %j [S-2.108]',
    (one, other, left, right) => {
      expect(reduceToDifferences(one, other)).toEqual([left, right]);
    },
  );
});
