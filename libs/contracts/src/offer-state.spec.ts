import { describe, expect, it } from '@jest/globals';
import { isClosed, offerState, offerStateLabel } from './offer-state.ts';

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
