import { describe, expect, it } from '@jest/globals';
import { eurosText, parseEuros, parseRate, rateText } from './amounts.ts';

describe('German numbers', () => {
  it.each([
    ['120.000', 12_000_000],
    ['1.234.567,89', 123_456_789],
    ['120000', 12_000_000],
    [' 99,5 ', 9_950],
    ['0', 0],
    ['250 000 €', 25_000_000],
    ['99,', 9_900],
    ['1,15', 115],
  ])('%s is a sum', (text, cents) => {
    expect(parseEuros(text)).toBe(cents);
  });

  it.each(['', 'viel', '-5', '1.23.4', '12,345', '1e9', '9'.repeat(30)])('"%s" is no sum', (text) => {
    expect(parseEuros(text)).toBeNull();
  });

  it.each([
    ['3,57', 3_570],
    ['3.57', 3_570],
    ['2,975', 2_975],
    ['2', 2_000],
  ])('%s is a rate', (text, rate) => {
    expect(parseRate(text)).toBe(rate);
  });

  it('are written as they are read', () => {
    expect([rateText(3_570), rateText(2_975), rateText(2_000)]).toEqual(['3,57', '2,975', '2']);
    expect(eurosText(12_000_050)).toBe('120.000,5');
    expect(parseEuros(eurosText(12_000_050))).toBe(12_000_050);
  });
});
