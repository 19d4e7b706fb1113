import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { contentHash } from './content-hash.ts';

it.each([
  ['the order of keys', { a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 }],
  ['missing fields and null', { a: 1, b: null, c: { d: undefined } }, { c: {}, a: 1 }],
  ['a date and its text', { at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }],
])('does not depend on %s', (_what, one, other) => {
  expect(contentHash(one)).toBe(contentHash(other));
});

it.each([
  ['the order of a list', { list: [1, 2] }, { list: [2, 1] }],
  ['numbers and their texts', { a: 1 }, { a: '1' }],
  ['an item null in a list', { list: [1, null] }, { list: [1] }],
  ['a key __proto__', JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":2}}')],
])('depends on %s', (_what, one: unknown, other: unknown) => {
  expect(contentHash(one)).not.toBe(contentHash(other));
});

it('stays as earlier releases stored it, because another hash would rewrite the whole stock', () => {
  const content = { 2: 'b', 1: 'a', title: 'Haus', rooms: [{ size: 3.5, name: 'Küche' }], gone: null };
  expect(contentHash(content)).toBe('vZqB7hQUNfetQSpkXwcLETmnRvRoL6Rrge1YY9RP1rQ');
});

it('lists indices first and ascending, as the sorted copies of earlier releases did', () => {
  const content = { z: 1, 10: 'ten', 9: 'nine', 4294967295: 'no index', '01': 'none either', a: { 2: 0 } };
  const written = '{"9":"nine","10":"ten","01":"none either","4294967295":"no index","a":{"2":0},"z":1}';
  expect(contentHash(content)).toBe(createHash('sha256').update(written).digest('base64url'));
});
