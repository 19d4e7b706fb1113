import { expect, it } from '@jest/globals';
import { headerAddress } from './headers.ts';

it.each([
  ['jo.witt+haus@example.net', 'jo.witt+haus@example.net'],
  ['Jo@Example.NET', 'Jo@Example.NET'],
  ["o'neill_1@sub.example.co.uk", "o'neill_1@sub.example.co.uk"],
  ['jo@müller.example', 'jo@xn--mller-kva.example'],
  ['jo@Straße.example', 'jo@xn--strae-oqa.example'],
  ['jo@例え.jp', 'jo@xn--r8jz45g.jp'],
])('%s stands in a header as %s', (address, shown) => {
  expect(headerAddress(address)).toBe(shown);
});

it.each([
  ['a local part outside ASCII', 'jürgen@example.net'],
  ['a zero-width space in the local part', 'jo\u200B@example.net'],
  ['a zero-width space in the domain', 'jo@exam\u200Bple.net'],
  ['a soft hyphen in the domain', 'jo@exam\u00ADple.net'],
  ['a variation selector in the domain', 'jo@example\uFE0F.net'],
  ['a domain in full-width letters, which would become another', 'jo@ｅxample.net'],
  ['a typed encoded-word', '=?utf-8?Q?chef?=@example.net'],
  ['a comment', 'jo(chef@bank.example)@example.net'],
  ['a group', 'alle:jo@example.net'],
  ['a quoted local part', '"jo witt"@example.net'],
  ['a line break', 'jo@example.net\r\nBcc: opfer@example.net'],
  ['a line break in the local part', 'jo\r\nBcc: opfer@example.net'],
  ['a domain in brackets', 'jo@[127.0.0.1]'],
  ['no at sign', 'example.net'],
  ['nothing before the at sign', '@example.net'],
  ['two dots', 'jo..witt@example.net'],
])('%s has no form for a header', (_case, address) => {
  expect(headerAddress(address)).toBeUndefined();
});

it('a malicious mail address of 200,000 characters is parsed without delay', () => {
  const started = performance.now();
  for (const part of ['a.', 'a', '!', 'ä', '-.'])
    headerAddress(`${part.repeat(100_000)}@${part.repeat(100_000)}`);
  expect(performance.now() - started).toBeLessThan(2_000);
});
