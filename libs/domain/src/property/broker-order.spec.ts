import { expect, it } from '@jest/globals';
import { canBeOrdered, orderAmounts, orderObstacles } from './broker-order.ts';

const flat = {
  title: 'Wohnung am Park',
  marketing_type: 'BUY',
  rs_type: 'APARTMENT',
  rs_category: 'FLOOR_APARTMENT',
  property_status_id: 170_241,
  website_status: 'aktiv',
  price: 450_000,
  currency: 'EUR',
  country: 'DEU',
  courtage: '3,57 % inkl. MwSt.',
};
const on = { isOffered: true, isReleased: true, isSwitchedOn: true, isReviewed: false, isPublic: true };

it('a flat for sale with a price and a clear commission can be ordered where agency, lawyer and staff allow it', () => {
  expect(orderObstacles(flat, on)).toEqual([]);
  expect(canBeOrdered(flat, on)).toBe(true);
  expect(canBeOrdered({ ...flat, rs_type: 'HOUSE', country: null, currency: null }, on)).toBe(true);
});

it.each([
  ['rent', { marketing_type: 'RENT', base_rent: 1_200 }, 'not-for-sale'],
  ['an unknown deal', { marketing_type: null }, 'not-for-sale'],
  ['an office', { rs_type: 'OFFICE' }, 'no-home'],
  ['a shop', { rs_type: 'STORE' }, 'no-home'],
  ['an investment', { rs_type: 'INVESTMENT' }, 'no-home'],
  ['a house with several flats', { rs_type: 'HOUSE', rs_category: 'MULTI_FAMILY_HOUSE' }, 'no-home'],
  ['a plot', { rs_type: 'TRADE_SITE' }, 'no-home'],
  ['no type', { rs_type: null }, 'no-home'],
  ['a home in Spain', { country: 'ESP' }, 'abroad'],
  ['a price in francs', { currency: 'CHF' }, 'abroad'],
  ['no commission', { courtage: null }, 'no-commission'],
  ['a blank commission', { courtage: '  ' }, 'no-commission'],
  ['an object free of commission', { courtage: 'Provisionsfrei' }, 'no-commission'],
  ['a commission of 0 %', { courtage: '0 %' }, 'no-commission'],
  ['two rates', { courtage: '3,57 % oder 2,38 %' }, 'unclear-commission'],
  ['a commission in words', { courtage: 'nach Vereinbarung' }, 'unclear-commission'],
  ['a rate that two share', { courtage: '7,14 % inkl. MwSt., je zur Hälfte' }, 'unclear-commission'],
  ['a rate of both', { courtage: 'insgesamt 7,14 % inkl. MwSt.' }, 'unclear-commission'],
  [
    "the owner's rate",
    { courtage: '5,95 % zahlt der Eigentümer, Käufer provisionsfrei' },
    'unclear-commission',
  ],
  ['a text that goes on', { courtage: `3,57 % inkl. MwSt. ${'Hinweis. '.repeat(40)}` }, 'unclear-commission'],
  ['a price on request', { price_on_inquiry: true }, 'no-price'],
  ['no price', { price: null }, 'no-price'],
  ['a sold object', { property_status_id: 170_243 }, 'not-available'],
  ['a reserved object', { property_status_id: 170_242 }, 'not-available'],
  ['an object announced in its title', { title: 'Coming soon: Villa' }, 'not-available'],
])('%s is never ordered [V-2.180]', (_what, fields, obstacle) => {
  expect(orderObstacles({ ...flat, ...fields }, on)).toEqual([obstacle]);
  expect(canBeOrdered({ ...flat, ...fields }, on)).toBe(false);
});

it.each([
  ['an agency that did not switch orders on', { isOffered: false }, 'not-offered'],
  ['texts that no lawyer released', { isReleased: false }, 'not-released'],
  ['a property whose switch is off', { isSwitchedOn: false }, 'switched-off'],
  ['a property whose exposés staff send themselves', { isReviewed: true }, 'reviewed'],
  ['a property that is not public', { isPublic: false }, 'not-public'],
])('%s keeps the plain enquiry', (_what, settings, obstacle) => {
  expect(orderObstacles(flat, { ...on, ...settings })).toEqual([obstacle]);
});

it('the commission of an order is exact to the cent and includes VAT', () => {
  expect(orderAmounts(flat)).toEqual({
    price: 45_000_000,
    commission: 1_606_500,
    commissionText: '3,57\u00a0% des Kaufpreises inkl. MwSt.',
  });
  expect(orderAmounts({ ...flat, courtage: '3 % zzgl. MwSt.' })?.commission).toBe(1_606_500);
  const inWords = '3,57 % des gesamten Kaufpreises, fällig innerhalb von 14 Tagen';
  expect(orderAmounts({ ...flat, courtage: inWords })?.commission).toBe(1_606_500);
  expect(orderAmounts({ ...flat, courtage: '12.000 €' })).toMatchObject({
    commission: 1_200_000,
    commissionText: '12.000,00\u00a0€ inkl. MwSt.',
  });
  expect(orderAmounts({ ...flat, courtage: 'provisionsfrei' })).toBeNull();
});
