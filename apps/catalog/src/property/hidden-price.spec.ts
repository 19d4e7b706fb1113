import { describe, expect, it } from '@jest/globals';
import { keysHiddenWithPrice, containsAmount } from './hidden-price.ts';

describe('a text about the commission', () => {
  it.each([
    '12.500 €',
    'EUR 2975,00',
    '2 975 Euro',
    "CHF 12'000",
    '17850',
    '5.950,- inkl. MwSt.',
    'Festpreis 4.000',
  ])('the text about the commission contains an amount: %s', (text) => {
    expect(containsAmount(text)).toBe(true);
  });

  it.each([
    '',
    '3,57 % inkl. 19 % MwSt.',
    '2,38 Monatskaltmieten',
    'provisionsfrei',
    'Nach §§ 652, 656c BGB, Stand 01.05.2026.',
    'Der Maklervertrag kommt 2026 zustande.',
    'Europaweite Vermarktung',
  ])('the text about the commission contains no amount: %s', (text) => {
    expect(containsAmount(text)).toBe(false);
  });
});

it('no field of a property is hidden where its price is shown', () => {
  const rent = { marketing_type: 'RENT', base_rent: 900, courtage: '1.800 €' };
  expect(keysHiddenWithPrice(rent)).toEqual([]);
  expect(keysHiddenWithPrice({ ...rent, price_on_inquiry: true })).toContain('courtage');
});

it('price and commission of a sold or let property are hidden, whatever its price [V-4.10]', () => {
  const sold = { marketing_type: 'BUY', price: 900_000, courtage: '3,57 %', property_status_id: 170243 };
  expect(keysHiddenWithPrice(sold)).toEqual(expect.arrayContaining(['price', 'price_per_sqm', 'courtage']));
  expect(keysHiddenWithPrice({ ...sold, property_status_id: 170242 })).toEqual([]);
});
