import { expect, it } from '@jest/globals';
import { contentHash } from './content-hash.ts';

it.each([
  ['the order of keys', { a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 }],
  ['missing fields and null', { a: 1, b: null, c: { d: undefined } }, { c: {}, a: 1 }],
  ['a date and its text', { at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }],
])('the content hash of a value does not depend on %s', (_what, one, other) => {
  expect(contentHash(one)).toBe(contentHash(other));
});

it.each([
  ['the order of a list', { list: [1, 2] }, { list: [2, 1] }],
  ['numbers and their texts', { a: 1 }, { a: '1' }],
  ['an item null in a list', { list: [1, null] }, { list: [1] }],
  ['a key __proto__', JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":2}}')],
])('the content hash of a value depends on %s', (_what, one: unknown, other: unknown) => {
  expect(contentHash(one)).not.toBe(contentHash(other));
});
