import { describe, expect, it } from '@jest/globals';
import { certificateNotice, energyFacts } from './energy-facts.ts';

describe('energy values (§87 GEG)', () => {
  it('the energy facts of a home are type, value, source and year', () => {
    const property = {
      building_energy_rating_type: 'ENERGY_REQUIRED',
      energy_efficiency_value: 62.5,
      firing_types: 'GEOTHERMAL,ELECTRICITY',
      construction_year: 1911,
      energy_certificate_end_date: '2031-05-14',
    };
    expect(energyFacts(property)).toEqual([
      { label: 'Energieausweis', text: 'Bedarfsausweis' },
      { label: 'Endenergiebedarf', text: '62,5 kWh/(m²·a)' },
      { label: 'Wesentlicher Energieträger', text: 'Erdwärme, Strom' },
      { label: 'Baujahr laut Energieausweis', text: '1911' },
      { label: 'Gültig bis', text: '14.05.2031' },
    ]);
  });

  it('the energy facts have separate values for heat and power where the certificate has them', () => {
    const property = {
      building_energy_rating_type: 'Verbrauchsausweis',
      thermal_characteristic: 90,
      thermal_characteristic_heating: 90,
      thermal_characteristic_electricity: 31,
    };
    expect(energyFacts(property).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Energieausweis: Verbrauchsausweis',
      'Endenergieverbrauch Wärme: 90 kWh/(m²·a)',
      'Endenergieverbrauch Strom: 31 kWh/(m²·a)',
    ]);
  });

  it.each([
    [{ energy_certificate_availability: 'NOT_REQUIRED' }, /kein Energieausweis erforderlich/],
    [{ rs_type: 'TRADE_SITE' }, /unbebautes Grundstück/],
    [{ energy_certificate_availability: 'REQUESTED' }, /liegt noch nicht vor/],
    [{}, /liegt noch nicht vor/],
  ])('a property without an energy certificate has a notice instead of energy facts: %j', (part, text) => {
    expect(certificateNotice(part)).toMatch(text);
  });

  it('the energy facts of a property without a certificate have no year', () => {
    const property = { construction_year: 1889, firing_types: 'Gas' };
    expect(energyFacts(property)).toEqual([{ label: 'Wesentlicher Energieträger', text: 'Gas' }]);
  });

  it('a property with an energy certificate has no notice about a missing one', () => {
    expect(certificateNotice({ energy_efficiency_class: 'C' })).toBeNull();
  });
});
