import { expect, it } from '@jest/globals';
import { roomOf } from './mongo-java.ts';

it.each([
  ['a small machine', 2, { heap: 1_024, cache: 128 }],
  ['a machine of 8 GiB', 8, { heap: 2_048, cache: 256 }],
  ['a large one, no more than it needs', 64, { heap: 5_120, cache: 640 }],
])('gives the store room on %s', (_machine, gib, room) => {
  expect(roomOf(gib * 2 ** 30)).toEqual(room);
});
