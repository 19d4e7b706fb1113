import { describe, expect, it } from '@jest/globals';
import { purchaseTaxes, taxChoices } from './purchase-taxes.ts';

const euros = (amount: number) => Math.round(amount * 100);

const onMallorca = { country: 'ESP', zip_code: '07650', region: 'Mallorca' };

describe('the taxes of a purchase in Spain [V-2.90]', () => {
  // The first three are sums of the table of the Agència Tributària de les Illes Balears, the fourth is the example of
  // fortrealinvest.com/cambios_itp_2025 for Catalonia.
  it.each([
    ['ES-IB-resale', 400_000, 32_000],
    ['ES-IB-resale', 1_000_000, 90_000],
    ['ES-IB-resale', 2_350_000, 255_500],
    ['ES-CT-resale', 700_000, 71_000],
    ['ES-VC-resale', 1_000_000, 90_000],
    ['ES-VC-resale', 1_590_000, 174_900],
    ['ES-AN-resale', 500_000, 35_000],
    ['ES-IB-newBuild', 1_980_000, 237_600],
    ['ES-CT-newBuild', 645_000, 74_175],
  ])('the tax %s on %i € is %i €', (code, price, tax) => {
    expect(purchaseTaxes(code, euros(price))?.amount).toBe(euros(tax));
  });

  it('the name of a progressive tax says its average rate', () => {
    expect(purchaseTaxes('ES-IB-resale', euros(2_350_000))?.name).toBe(
      'Grunderwerbsteuer (ITP) Balearen (10,87 %)',
    );
  });

  it.each(['', 'ES', 'ES-IB', 'ES-MD-resale', 'XX'])('the code "%s" has no tax', (code) => {
    expect(purchaseTaxes(code, euros(500_000))).toBeNull();
  });

  it('the purchase of a home in Spain that is years old is a resale, and that of a new one asks who sells', () => {
    expect(taxChoices({ ...onMallorca, construction_year: 1998 }).initial).toBe('ES-IB-resale');
    expect(taxChoices({ ...onMallorca, construction_year: new Date().getFullYear() }).initial).toBe('');
    expect(taxChoices(onMallorca).initial).toBe('');
    expect(taxChoices(onMallorca).choices.map(({ value }) => value)).toEqual([
      'ES-IB-resale',
      'ES-IB-newBuild',
    ]);
  });
});
