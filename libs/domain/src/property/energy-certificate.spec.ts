import { describe, expect, it } from '@jest/globals';
import { missingEnergyData } from './energy-certificate.ts';

const complete = {
  rs_type: 'HOUSE',
  property_status_id: 170241,
  construction_year: 1911,
  energy_efficiency_class: 'C',
  energy_efficiency_value: 92.5,
  building_energy_rating_type: 'ENERGY_REQUIRED',
  firing_types: 'GAS',
};

describe('what an advert lacks of the energy certificate', () => {
  it.each([
    ['nothing where all is named', {}, []],
    ['the kind', { building_energy_rating_type: null }, ['type']],
    ['the value', { energy_efficiency_value: 0 }, ['value']],
    [
      'nothing where the older field holds the value',
      { energy_efficiency_value: null, thermal_characteristic: 90 },
      [],
    ],
    [
      'the value if only the heat is named',
      { energy_efficiency_value: null, thermal_characteristic_heating: 90 },
      ['value'],
    ],
    ['the source', { firing_types: ' ' }, ['source']],
    [
      'year and class of a home',
      { construction_year: null, energy_efficiency_class: null },
      ['year', 'class'],
    ],
    [
      'no year and no class of an office',
      { rs_type: 'OFFICE', construction_year: null, energy_efficiency_class: null },
      [],
    ],
    [
      'the certificate',
      { energy_efficiency_class: null, building_energy_rating_type: null },
      ['certificate'],
    ],
    [
      'nothing of a plot',
      { rs_type: 'TRADE_SITE', energy_efficiency_class: null, building_energy_rating_type: null },
      [],
    ],
    [
      'nothing of a building that needs none',
      {
        energy_certificate_availability: 'NOT_REQUIRED',
        energy_efficiency_class: null,
        building_energy_rating_type: null,
      },
      [],
    ],
    [
      'nothing of a garage',
      { rs_type: 'GARAGE', energy_efficiency_class: null, building_energy_rating_type: null },
      [],
    ],
    ['a certificate that is over', { energy_certificate_end_date: '2026-11-25' }, ['expired']],
    ['nothing on the last day of a certificate', { energy_certificate_end_date: '2026-11-26' }, []],
    ['nothing where the end is no date', { energy_certificate_end_date: 'unbefristet' }, []],
    ['nothing of a sold one', { property_status_id: 170243, energy_efficiency_value: null }, []],
  ])('the check of the energy data in an advert finds %s', (_what, part, gaps) => {
    expect(missingEnergyData({ ...complete, ...part }, '2026-11-26T08:00:00Z')).toEqual(gaps);
  });
});
