import { describe, expect, it } from '@jest/globals';
import { buildCompared } from '../../../../../test/properties.ts';
import type { ComparedProperty } from '../../../../shared/api/types.ts';
import { type OwnFinancing } from '../../../purchase-costs/own-financing.ts';
import { comparisonRows } from './figures.ts';

const flat: Partial<ComparedProperty> = {
  rs_type: 'APARTMENT',
  price: 500_000,
  living_space: 100,
  plot_area: null,
  number_of_rooms: 3,
  floor: '2',
  construction_year: 1912,
  energy_efficiency_class: 'C',
  energy_efficiency_value: 95,
  rent_subsidy: 310,
  courtage: '3,57 % inkl. MwSt.',
  amenities: ['balcony', 'lift'],
};

const own: OwnFinancing = { isOn: true, equity: '100.000', interest: '3,85', repayment: '2' };

const rowsOf = (...parts: Partial<ComparedProperty>[]) =>
  comparisonRows(
    parts.map((part, index) => buildCompared({ ...flat, id: index + 1, ...part })),
    own,
  );

const row = (label: string, ...parts: Partial<ComparedProperty>[]) =>
  rowsOf(...parts)
    .find((one) => one.label === label)
    ?.cells.map(({ text, isBest }) => `${(text ?? '–').replace(/\s/g, ' ')}${isBest ? ' *' : ''}`);

describe('the rows of a comparison [V-2.110]', () => {
  it('the comparison of favourites has these rows for a flat', () => {
    expect(rowsOf({}).map(({ label, cells }) => [label, cells[0]?.text?.replace(/\s/g, ' ')])).toEqual([
      ['Status', 'Verfügbar'],
      ['Kaufpreis', '500.000 €'],
      ['Kaufpreis pro m²', '5.000 €'],
      ['Fläche', '100 m²'],
      ['Zimmer', '3'],
      ['Etage', '2. Etage'],
      ['Baujahr', '1912'],
      ['Energie', 'C · 95 kWh/(m²·a)'],
      ['Hausgeld im Monat', '310 €'],
      ['Kaufnebenkosten', '55.350 €'],
      ['Im Monat', '2.530 € im Monat, davon 310 € Hausgeld'],
      ['Ausstattung', 'Balkon, Aufzug'],
    ]);
  });

  it.each<[string, Partial<ComparedProperty>, Partial<ComparedProperty>, string[]]>([
    ['Kaufpreis', {}, { price: 400_000 }, ['500.000 €', '400.000 € *']],
    ['Kaufpreis pro m²', {}, { price: 450_000, living_space: 80 }, ['5.000 € *', '5.625 €']],
    ['Fläche', {}, { living_space: 120 }, ['100 m²', '120 m² *']],
    ['Zimmer', {}, { number_of_rooms: 4 }, ['3', '4 *']],
    ['Etage', {}, { floor: '0' }, ['2. Etage', 'Erdgeschoss']],
    ['Baujahr', {}, { construction_year: 2020 }, ['1912', '2020']],
    [
      'Energie',
      {},
      { energy_efficiency_class: null, thermal_characteristic: 40, energy_efficiency_value: null },
      ['C · 95 kWh/(m²·a)', '40 kWh/(m²·a) *'],
    ],
    ['Hausgeld im Monat', {}, { rent_subsidy: 200 }, ['310 €', '200 € *']],
    ['Kaufnebenkosten', {}, { courtage: 'provisionsfrei' }, ['55.350 €', '37.500 € *']],
    [
      'Im Monat',
      {},
      { price: 400_000 },
      ['2.530 € im Monat, davon 310 € Hausgeld', '1.988 € im Monat, davon 310 € Hausgeld *'],
    ],
  ])('the best %s in the comparison of favourites is marked', (label, one, other, expected) => {
    expect(row(label, one, other)).toEqual(expected);
  });

  it('the comparison marks every property with the best value, and none if all values are equal or there is only one', () => {
    expect(row('Zimmer', {}, { number_of_rooms: 4 }, { number_of_rooms: 4 })).toEqual(['3', '4 *', '4 *']);
    expect(row('Zimmer', {}, {})).toEqual(['3', '3']);
    expect(row('Zimmer', {}, { number_of_rooms: 0 })).toEqual(['3', '–']);
    expect(row('Zimmer', {})).toEqual(['3']);
  });

  it('the comparison has no monthly cost of a purchase before the visitor typed all amounts', () => {
    for (const missing of [{ equity: '' }, { interest: '' }, { repayment: 'viel' }, { isOn: false }]) {
      const rows = comparisonRows([buildCompared(flat)], { ...own, ...missing });
      expect(rows.map(({ label }) => label)).not.toContain('Im Monat');
    }
  });

  it('the comparison ranks warm rents, and no purchase among them', () => {
    const rent = { marketing_type: 'RENT', price: null, base_rent: 1_200, total_rent: 1_450 };
    expect(row('Warmmiete', {}, rent, { ...rent, total_rent: 1_390 })).toEqual(['–', '1.450 €', '1.390 € *']);
    expect(row('Im Monat', {}, rent)).toEqual(['2.530 € im Monat, davon 310 € Hausgeld', '–']);
  });

  it('the comparison ranks a rent among rents only', () => {
    const rent = {
      marketing_type: 'RENT',
      price: null,
      base_rent: 1_500,
      service_charge: 250,
      rent_subsidy: null,
    };
    expect(row('Kaufpreis', {}, { price: 600_000 }, rent)).toEqual(['500.000 € *', '600.000 €', '–']);
    expect(row('Kaltmiete', {}, rent, { ...rent, base_rent: 1_200 })).toEqual(['–', '1.500 €', '1.200 € *']);
    expect(row('Kaltmiete pro m²', {}, { ...rent, base_rent: 1_360 }, { ...rent, base_rent: 1_440 })).toEqual(
      ['–', '13,60 € *', '14,40 €'],
    );
    expect(row('Nebenkosten', {}, rent)).toEqual(['–', '250 €']);
    expect(row('Kaufnebenkosten', rent)).toBeUndefined();
  });

  it('the comparison ranks the price per m² of a plot among plots only', () => {
    const plot = { rs_type: 'TRADE_SITE', living_space: null, plot_area: 1_000 };
    expect(row('Kaufpreis pro m²', {}, plot)).toEqual(['5.000 €', '–']);
    expect(row('Grundstückspreis pro m²', {}, plot, { ...plot, price: 400_000 })).toEqual([
      '–',
      '500 €',
      '400 € *',
    ]);
    const house = { rs_type: 'HOUSE', living_space: null, plot_area: 1_000 };
    expect(row('Grundstückspreis pro m²', {}, house)).toBeUndefined();
    const rent = { marketing_type: 'RENT', price: null, base_rent: 1_000 };
    expect(row('Kaltmiete pro m²', rent, { ...rent, ...plot })).toEqual(['10,00 €', '–']);
  });

  it('the comparison never marks a reserved or sold property as best', () => {
    const sold = { property_status_id: 170243, number_of_rooms: 9, price: null };
    const reserved = { property_status_id: 170242, number_of_rooms: 8, price: 300_000 };
    expect(row('Zimmer', {}, { number_of_rooms: 2 }, sold, reserved)).toEqual(['3 *', '2', '9', '8']);
    expect(row('Kaufpreis', {}, { price: 600_000 }, sold, reserved)).toEqual([
      '500.000 € *',
      '600.000 €',
      '–',
      '300.000 €',
    ]);
  });

  it('the comparison shows no price on request and does not rank foreign currencies', () => {
    expect(row('Kaufpreis', {}, { price: null, price_on_inquiry: true })).toEqual([
      '500.000 €',
      'Preis auf Anfrage',
    ]);
    expect(row('Kaufpreis', {}, { price: 100_000, currency: 'CHF' })).toEqual(['500.000 €', '100.000 CHF']);
    expect(row('Kaufnebenkosten', {}, { courtage: 'nach Absprache' })).toEqual(['55.350 €', '–']);
  });

  it('the comparison names the area of a commercial property by its kind', () => {
    expect(row('Fläche', { rs_type: 'OFFICE', living_space: null, net_floor_space: 90 })).toEqual([
      '90 m² Bürofläche',
    ]);
  });
});
