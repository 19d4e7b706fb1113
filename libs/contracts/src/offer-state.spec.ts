import { describe, expect, it } from '@jest/globals';
import { isClosed, isNewOffer, newForMs, offerState, offerStateLabel } from './offer-state.ts';

describe('the state of an offer', () => {
  it.each([
    ['Haus', 170240, 'BUY', 'Coming Soon'],
    ['Coming soon: Haus', 170241, 'BUY', 'Coming Soon'],
    ['Haus', 170241, 'BUY', 'Verfügbar'],
    ['Haus', 170241, 'RENT', 'Verfügbar'],
    ['RESERVIERT: Haus', 170241, 'BUY', 'Reserviert'],
    ['Haus', 170242, 'RENT', 'Reserviert'],
    ['Haus', 170243, 'BUY', 'Verkauft'],
    ['Haus', 170243, null, 'Verkauft'],
    ['Reserviert: Wohnung', 170243, 'RENT', 'Vermietet'],
    ['Wohnung', 170243, 'MIETE_PACHT', 'Vermietet'],
  ])('of %s with status %d and %s reads %s', (title, property_status_id, marketing_type, label) => {
    expect(offerStateLabel({ title, property_status_id, marketing_type })).toBe(label);
  });

  it('is reserved where the website status says so', () => {
    expect(offerState({ title: 'Haus', property_status_id: 170241, website_status: 'reserviert' })).toBe(
      'reserved',
    );
  });

  it.each([
    [170241, false],
    [170242, false],
    [170243, true],
  ])('with status %d is closed: %s', (property_status_id, closed) => {
    expect(isClosed({ title: 'Haus', property_status_id })).toBe(closed);
  });
});

describe('a new offer', () => {
  const first_public_at = '2026-11-01T08:00:00.000Z';
  const at = (ms: number) => Date.parse(first_public_at) + ms;

  it.each([
    [170241, 0, true],
    [170241, newForMs - 1, true],
    [170241, newForMs, false],
    [170240, 0, true],
    [170242, 0, false],
    [170243, 0, false],
  ])('of status %d is new after %d ms: %s', (property_status_id, ms, isNew) => {
    expect(isNewOffer({ title: 'Haus', property_status_id, first_public_at }, at(ms))).toBe(isNew);
  });

  it.each([null, undefined, 'gestern'])('is none with the first day %s', (unknown) => {
    expect(isNewOffer({ property_status_id: 170241, first_public_at: unknown }, 0)).toBe(false);
  });
});
