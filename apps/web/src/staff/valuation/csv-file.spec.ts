import { describe, expect, it } from '@jest/globals';
import { decodeCsv } from './csv-file.ts';

describe('a CSV file', () => {
  it.each([
    ['UTF-8', [0xc3, 0xbc]],
    ['windows-1252', [0xfc]],
  ])('umlauts in %s are decoded', (_encoding, umlaut) => {
    const bytes = new Uint8Array([...new TextEncoder().encode('Barmbek-S'), ...umlaut, 0x64]);
    expect(decodeCsv(bytes.buffer)).toBe('Barmbek-Süd');
  });
});
