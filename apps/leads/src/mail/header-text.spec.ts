import { describe, expect, it } from '@jest/globals';
import { headerName, headerText, mailboxHeader, subjectHeader } from './headers.ts';

describe('headerText', () => {
  it.each([
    ['a\r\nBcc: b@example.net', 'a Bcc: b@example.net'],
    ['a\u2028b\u2029c\u0000d', 'a b c d'],
    ['\u202Egnirts\u202C', 'gnirts'],
    ['  viel   Platz ', 'viel Platz'],
    ['Änne & Co.', 'Änne & Co.'],
  ])('the text of a header is one clean line of %j', (text, line) => {
    expect(headerText(text)).toBe(line);
  });

  it('the text of a header is cut between characters, not within one', () => {
    expect(headerText('🏠'.repeat(200), 10)).toBe(`${'🏠'.repeat(9)}…`);
  });
});

describe('headerName', () => {
  it('the name in a header holds nothing that could pass for an address', () => {
    expect(headerName('"Chefin" <chefin@bank.example>')).toBe('Chefin chefin bank.example');
  });
});

describe('what is encoded', () => {
  it.each([
    ['plain words', 'Anfrage (Jo Witt)', 'Anfrage (Jo Witt)'],
    ['a typed encoded-word', '=?utf-8?Q?Jo?=', '=?UTF-8?B?PT91dGYtOD9RP0pvPz0=?='],
    ['an umlaut', 'Änne', '=?UTF-8?B?w4RubmU=?='],
  ])('subject: %s', (_case, text, header) => {
    expect(subjectHeader(text)).toBe(header);
  });

  it.each([
    ['no name', '', 'jo@example.net'],
    ['a plain name', 'Dr. Jo Witt', '"Dr. Jo Witt" <jo@example.net>'],
    ['an umlaut', 'Änne', '=?UTF-8?B?w4RubmU=?= <jo@example.net>'],
    ['a typed encoded-word', '=?utf-8?Q?Jo?=', '=?UTF-8?B?PT91dGYtOD9RP0pvPz0=?= <jo@example.net>'],
  ])('name: %s', (_case, name, header) => {
    expect(mailboxHeader(name, 'jo@example.net')).toBe(header);
  });
});
