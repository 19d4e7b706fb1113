import { describe, expect, it } from '@jest/globals';
import { describePrice, formatMoney, isPriceOnRequest } from './price.ts';

const spaces = (text: string) => text.replace(/\u00a0/g, ' ');

describe('describePrice', () => {
  it.each([
    [{ marketing_type: 'BUY', price: 1_250_000 }, 'Kaufpreis', '1.250.000 €'],
    [{ marketing_type: 'KAUF', price: 99.5, currency: 'EUR' }, 'Kaufpreis', '100 €'],
    [{ marketing_type: 'RENT', base_rent: 1_480, price: 5 }, 'Kaltmiete', '1.480 €'],
    [{ marketing_type: 'MIETE_PACHT', base_rent: 900 }, 'Kaltmiete', '900 €'],
    [{ marketing_type: 'BUY', price: 500_000, currency: 'CHF' }, 'Kaufpreis', '500.000 CHF'],
    [{ marketing_type: 'BUY', price: 500_000, currency: 'Euro' }, 'Kaufpreis', '500.000 €'],
    [{ marketing_type: 'BUY', price: 0 }, 'Kaufpreis', 'Preis auf Anfrage'],
    [{ marketing_type: 'BUY', price: null }, 'Kaufpreis', 'Preis auf Anfrage'],
    [{ marketing_type: 'RENT', price: 900, base_rent: 0 }, 'Kaltmiete', 'Preis auf Anfrage'],
    [{ marketing_type: 'BUY', price: 1, price_on_inquiry: true }, 'Kaufpreis', 'Preis auf Anfrage'],
    [{ marketing_type: 'BUY', price: 1, website_status: 'reserviert' }, 'Kaufpreis', 'Preis auf Anfrage'],
  ])('%j reads %s %s', (property, label, text) => {
    const described = describePrice(property);
    expect({ ...described, text: spaces(described.text) }).toEqual({ label, text });
  });
});

it('takes price_on_inquiry only when it is true', () => {
  expect(isPriceOnRequest({ marketing_type: 'BUY', price: 1, price_on_inquiry: false })).toBe(false);
});

it('shows two decimals where asked', () => {
  expect(spaces(formatMoney(1_234.5, 'EUR', 2))).toBe('1.234,50 €');
});
