import { expect, it } from '@jest/globals';
import { cardBadge } from './badge.ts';

it.each([
  ['Haus', 170240, 'BUY', 'Coming Soon'],
  ['COMING SOON: Haus', 170240, 'BUY', null],
  ['Haus - RESERVIERT', 170241, 'BUY', 'Reserviert'],
  ['Haus', 170242, 'MIETE_PACHT', 'Reserviert'],
  ['Haus reserviert', 170243, 'BUY', 'Verkauft'],
  ['Haus', 170243, 'BUY', 'Verkauft'],
  ['Haus', 170243, 'RENT', 'Vermietet'],
  ['Haus', 170241, 'RENT', 'MIETE'],
  ['Haus', 170241, 'BUY', 'KAUF'],
  ['Haus', 170241, 'KAUF', 'KAUF'],
  ['Haus', 170241, null, 'Verfügbar'],
])('%s with status %d and %s has the badge %s', (title, property_status_id, marketing_type, badge) => {
  expect(cardBadge({ title, property_status_id, marketing_type })).toBe(badge);
});
