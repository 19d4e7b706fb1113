import { type PropertyImage } from '@estate/contracts/catalog/property';
import { describe, expect, it } from '@jest/globals';
import { hidingRules, isPublic, publicTitle, showsAddress } from './publicity.ts';
import { publicImages } from './public-images.ts';

describe('publicity', () => {
  it.each([
    [false, true],
    [true, false],
    [null, false],
    [undefined, false],
  ])('the address of a property with hide_address %j is shown: %j', (hide_address, expected) => {
    expect(showsAddress({ hide_address })).toBe(expected);
  });

  it.each([
    ['aktiv', 170240, true],
    ['aktiv', 170243, true],
    ['aktiv', 170239, false],
    ['aktiv', 1, false],
    ['inaktiv', 170241, false],
    ['reserviert', 170241, false],
  ] as const)(
    'a property with website status %s and status %d is public: %j [V-3.8, V-6.1]',
    (website_status, property_status_id, expected) => {
      expect(isPublic({ website_status, property_status_id })).toBe(expected);
    },
  );

  it.each([
    ['aktiv', 170241, []],
    ['inaktiv', 170241, ['inaktiv']],
    ['reserviert', 170239, ['reserviert', 'akquise']],
    ['aktiv', 1, ['unknown-status']],
    ['inaktiv', 1, ['inaktiv', 'unknown-status']],
  ] as const)(
    'a property with website status %s and status %d is hidden for the reasons %j',
    (website_status, property_status_id, rules) => {
      expect(hidingRules({ website_status, property_status_id })).toEqual(rules);
    },
  );

  it.each([
    [{ title: ' Villa ', name: 'Elbweg 1', hide_address: false }, 'Villa'],
    [{ title: ' ', name: 'Elbweg 1 (Eigt. Probst)', hide_address: false }, 'Immobilie'],
    [{ title: '', rs_type: 'APARTMENT', zip_code: '20251', city: 'Hamburg ' }, 'Wohnung in 20251 Hamburg'],
    [{ title: null, rs_type: 'GARAGE', city: 'Hamburg' }, 'Stellplatz in Hamburg'],
    [{ title: null, rs_type: 'HOUSE' }, 'Haus'],
    [{ title: null, rs_type: 'SCHLOSS', zip_code: '20251' }, 'Immobilie in 20251'],
  ])('the public title of the property %j is %j [V-3.3]', (property, expected) => {
    expect(publicTitle(property)).toBe(expected);
  });
});

describe('the title of an image where the address is hidden', () => {
  const titleOf = (title: string, hide_address: boolean | null) =>
    publicImages([{ title } as PropertyImage], { hide_address })[0]?.title;

  it.each([
    'Wohnzimmer',
    'Küche, Esszimmer',
    'Wohnzimmer (Visualisierung)',
    'Blick und Balkon',
    'Lindenweg 4',
    'lindenweg-4.jpg',
    'Ansicht Lindenweg',
  ])('the title of an image of a hidden address is public only if it has plain words: %j', (title) => {
    const isPlain = ['Wohnzimmer', 'Küche, Esszimmer', 'Wohnzimmer (Visualisierung)'].includes(title);
    expect(titleOf(title, true)).toBe(isPlain ? title : null);
    expect(titleOf(title, null)).toBe(isPlain ? title : null);
    expect(titleOf(title, false)).toBe(title);
  });

  it('an image whose title is hidden keeps its origin', () => {
    expect(
      publicImages([{ title: 'Lindenweg 4 (Visualisierung)' } as PropertyImage], { hide_address: true }),
    ).toEqual([{ title: null, origin: 'staged' }]);
  });
});
