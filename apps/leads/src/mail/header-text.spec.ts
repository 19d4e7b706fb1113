import { describe, expect, it } from '@jest/globals';
import { headerName, headerText } from './header-text.ts';

describe('headerText', () => {
  it.each([
    ['a\r\nBcc: b@example.net', 'a Bcc: b@example.net'],
    ['a\u2028b\u2029c\u0000d', 'a b c d'],
    ['\u202Egnirts\u202C', 'gnirts'],
    ['  viel   Platz ', 'viel Platz'],
    ['Änne & Co.', 'Änne & Co.'],
  ])('makes one clean line of %j', (text, line) => {
    expect(headerText(text)).toBe(line);
  });

  it('cuts what is too long between characters, not within one', () => {
    expect(headerText('🏠'.repeat(200), 10)).toBe(`${'🏠'.repeat(9)}…`);
  });
});

describe('headerName', () => {
  it('holds nothing that could pass for an address', () => {
    expect(headerName('"Chefin" <chefin@bank.example>')).toBe('Chefin chefin bank.example');
  });
});
