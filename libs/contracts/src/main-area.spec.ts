import { expect, it } from '@jest/globals';
import { floorArea } from './main-area.ts';

const areas = { living_space: 90, net_floor_space: 314, usable_floor_space: 40, plot_area: 2_800 };

it.each([
  ['a flat', { ...areas, rs_type: 'APARTMENT' }, { label: 'Wohnfläche', value: 90 }],
  ['an office', { ...areas, rs_type: 'OFFICE' }, { label: 'Bürofläche', value: 314 }],
  ['a shop', { ...areas, rs_type: 'STORE' }, { label: 'Verkaufsfläche', value: 314 }],
  ['a hall', { ...areas, rs_type: 'INDUSTRY' }, { label: 'Hallenfläche', value: 314 }],
  ['a garage', { ...areas, rs_type: 'GARAGE' }, { label: 'Gewerbefläche', value: 314 }],
  [
    'an office with nothing but a usable area',
    { rs_type: 'OFFICE', living_space: 0, usable_floor_space: 40 },
    { label: 'Bürofläche', value: 40 },
  ],
  [
    'a block of flats',
    { ...areas, rs_type: 'INVESTMENT', net_floor_space: 0 },
    { label: 'Wohnfläche', value: 90 },
  ],
  ['a plot', { ...areas, rs_type: 'TRADE_SITE' }, null],
  ['a house of unknown size', { rs_type: 'HOUSE', living_space: 0 }, null],
])('the floor area of %s', (_what, property, area) => {
  expect(floorArea(property)).toEqual(area);
});
