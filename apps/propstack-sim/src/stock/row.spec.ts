import { describe, expect, it } from '@jest/globals';
import { readSheet } from './row.ts';

const entry = (what: string, how = 'Verbrauch D 124 Gas | Balkon | Vermarktung verborgen') =>
  `Titel\n${what}\n${how}\nEin Satz.`;

describe('stock sheet', () => {
  it('reads an entry', () => {
    const [row] = readSheet(entry('APARTMENT old-flat | Eppendorf | Miete Anfrage | 3/2/1 | 84/12 | 1962'));
    expect(row).toMatchObject({
      category: 'APARTMENT',
      look: 'old-flat',
      deal: 'RENT',
      price: null,
      rooms: 3,
      bathRooms: 1,
      space: 84,
      plot: 12,
      statusId: 170241,
      flags: new Set(['verborgen']),
    });
  });

  it.each([
    ['an unknown category', entry('SCHLOSS white-villa | Eppendorf | Kauf 1 | 3/2/1 | 84/0 | 1962')],
    ['an unknown look', entry('VILLA palast | Eppendorf | Kauf 1 | 3/2/1 | 84/0 | 1962')],
    ['no look', entry('VILLA | Eppendorf | Kauf 1 | 3/2/1 | 84/0 | 1962')],
    ['an unknown place', entry('VILLA white-villa | Atlantis | Kauf 1 | 3/2/1 | 84/0 | 1962')],
    ['neither sale nor rent', entry('VILLA white-villa | Eppendorf | Tausch 1 | 3/2/1 | 84/0 | 1962')],
    [
      'an unknown status',
      entry('VILLA white-villa | Eppendorf | Kauf 1 | 3/2/1 | 84/0 | 1962', '- | - | Irgendwas'),
    ],
    [
      'an unknown flag',
      entry('VILLA white-villa | Eppendorf | Kauf 1 | 3/2/1 | 84/0 | 1962', '- | - | Vermarktung geheim'),
    ],
  ])('refuses %s and quotes the entry', (_case, sheet) => {
    expect(() => readSheet(sheet)).toThrow(/Unreadable stock entry:\nTitel/);
  });
});
