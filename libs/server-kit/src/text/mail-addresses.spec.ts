import { cpuCost } from '@estate/test-kit/cpu-cost';
import { describe, expect, it } from '@jest/globals';
import { mailboxKey, withoutMailAddresses } from './mail-addresses.ts';

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
    ['Von jo@bücher.xn--vermgensberatung-pwb, danke', 'Von [x], danke'],
    ['jo@почта.рф geht', '[x] geht'],
    ['', ''],
  ])('the text %j without e-mail addresses is %j', (text, expected) => {
    expect(withoutMailAddresses(text, '[x]')).toBe(expected);
  });

  it.each(['a', 'a@', '@', 'a@a.', 'a@a.b', '@.', 'a@b.de'])(
    'e-mail addresses are removed in linear time, however often a text contains %j',
    async (part) => {
      const ofLength = (length: number) =>
        cpuCost(() => withoutMailAddresses(part.repeat(length / part.length), '[x]'));
      const short = await ofLength(10_000);
      expect(await ofLength(100_000)).toBeLessThan(15 * Math.max(short, 2));
    },
  );
});

describe('the key of a mailbox', () => {
  it.each([
    ['mia@müller-häuser.example', 'mia@xn--mller-huser-r8a91a.example'],
    [' Mia@MÜLLER-Häuser.Example ', 'MIA@XN--MLLER-HUSER-R8A91A.EXAMPLE'],
    ['jö@mu\u0308ller.example', 'jo\u0308@xn--mller-kva.example'],
    ['jo@почта.рф', 'jo@xn--80a1acny.xn--p1ai'],
    ['jo@sub.bücher.example', 'jo@SUB.xn--bcher-kva.example'],
  ])('the key of a mailbox is equal for %j and %j', (one, other) =>
    expect(mailboxKey(one)).toBe(mailboxKey(other)),
  );

  it.each([
    ['mia@müller.example', 'mia@mueller.example'],
    ['mia+haus@müller.example', 'mia@müller.example'],
    ['mia@müller.example', 'mia@sub.müller.example'],
    ['xn--mller-kva@a.example', 'müller@a.example'],
    ['jo@[127.0.0.1]', 'jo@127.0.0.1'],
    ['tel:1701234567', 'tel:1701234568'],
  ])('the key of a mailbox differs for %j and %j', (one, other) =>
    expect(mailboxKey(one)).not.toBe(mailboxKey(other)),
  );
});
