import { cpuCost } from '@estate/test-kit/cpu-cost';
import { describe, expect, it } from '@jest/globals';
import { withoutMailAddresses } from './mail-addresses.ts';

describe('a text without mail addresses', () => {
  it.each([
    ['anna@example.de', '[x]'],
    ['dup key: { email: "anna.b+c@mail.example.de" }', 'dup key: { email: "[x]" }'],
    ['<anna@example.de>, bert@example.org; carl@example.com.', '<[x]>, [x]; [x].'],
    ['anna@example.de,bert@example.org', '[x],[x]'],
    ['smtp://user:pass@mail.example:25', 'smtp://user:[x]:25'],
    ['anna@@example.de', 'anna@@example.de'],
    ['at @ home, me@home, @example.de', 'at @ home, me@home, @example.de'],
    ['müller@bücher.example', '[x]'],
    ['', ''],
  ])('%j reads %j', (text, expected) => {
    expect(withoutMailAddresses(text, '[x]')).toBe(expected);
  });

  it.each(['a', 'a@', '@', 'a@a.', 'a@a.b', '@.', 'a@b.de'])(
    'is made in linear time, however often it holds %j',
    async (part) => {
      const ofLength = (length: number) =>
        cpuCost(() => withoutMailAddresses(part.repeat(length / part.length), '[x]'));
      const short = await ofLength(10_000);
      expect(await ofLength(100_000)).toBeLessThan(15 * Math.max(short, 2));
    },
  );
});
