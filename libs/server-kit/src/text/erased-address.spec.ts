import { cpuCost } from '@estate/test-kit/cpu-cost';
import { describe, expect, it } from '@jest/globals';
import { hashAddress, isAddress, withoutAddress, withoutAddressIn } from './erased-address.ts';

const key = 'a key of this test';
const hashed = { key, hash: hashAddress(key, 'jo.witt@example.net') };

describe('an address known by its hash', () => {
  it.each([
    ['jo.witt@example.net', true],
    [' Jo.Witt@EXAMPLE.net ', true],
    ['jo.witt+haus@example.net', false],
    ['ajo.witt@example.net', false],
    ['jo.witt@example.net.de', false],
  ])('an erased e-mail address is recognised by its hash in %j: %s', (address, expected) => {
    expect(isAddress(address, hashed)).toBe(expected);
  });

  it.each([
    ['Bitte an jo.witt@example.net, danke', 'Bitte an [gelöscht], danke'],
    ['550 <JO.WITT@example.net>: unknown', '550 <[gelöscht]>: unknown'],
    ['(jo.witt@example.net)', '([gelöscht])'],
    ['?to=jo.witt@example.net', '?to=[gelöscht]'],
    ['mailto:jo.witt@example.net.', 'mailto:[gelöscht].'],
    ['"email":"jo.witt@example.net"', '"email":"[gelöscht]"'],
    ['ajo.witt@example.net, b@example.net', 'ajo.witt@example.net, b@example.net'],
  ])('an erased e-mail address is removed from the text %j, which becomes %j', (text, expected) => {
    expect(withoutAddress(text, hashed)).toBe(expected);
  });

  it('an erased e-mail address is removed from the texts of a value at any depth, and the rest is unchanged', () => {
    const at = new Date();
    const value = { a: ['x', { b: 'von jo.witt@example.net' }], at, n: 1, empty: null };
    expect(withoutAddressIn(value, hashed)).toEqual({ ...value, a: ['x', { b: 'von [gelöscht]' }] });
    const other = { a: ['b@example.net'] };
    expect(withoutAddressIn(other, hashed)).toBe(other);
  });

  it.each(['a', 'a@b.de ', '=', '(@b.de', 'a@b.de,'])(
    'an erased e-mail address is searched in linear time, however often a text contains %j',
    async (part) => {
      const ofLength = (length: number) =>
        cpuCost(() => withoutAddress(part.repeat(length / part.length), hashed));
      const short = await ofLength(10_000);
      expect(await ofLength(100_000)).toBeLessThan(15 * Math.max(short, 2));
    },
  );
});
