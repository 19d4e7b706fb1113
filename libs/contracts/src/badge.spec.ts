import { expect, it } from '@jest/globals';
import { availabilityBadge, cardBadge } from './badge.ts';

it.each([
  ['Haus', 170240, 'BUY', 'Coming Soon'],
  ['COMING SOON: Haus', 170240, 'BUY', null],
  ['Haus - RESERVIERT', 170241, 'BUY', 'Reserviert'],
  ['Haus reserviert', 170243, 'RENT', 'Reserviert'],
  ['Haus', 170243, 'RENT', 'Verkauft'],
  ['Haus', 170241, 'RENT', 'MIETE'],
  ['Haus', 170242, 'MIETE_PACHT', 'MIETE'],
  ['Haus', 170241, 'BUY', 'KAUF'],
  ['Haus', 170241, 'KAUF', 'KAUF'],
  ['Haus', 170241, null, 'Verfügbar'],
])('%s with status %d and %s has the badge %s', (title, property_status_id, marketing_type, badge) => {
  expect(cardBadge({ title, property_status_id, marketing_type })).toBe(badge);
});

it.each([
  [170243, 'Verkauft'],
  [170242, 'Verfügbar'],
  [170241, 'Verfügbar'],
])('detail page of status %d shows %s', (property_status_id, badge) => {
  expect(availabilityBadge({ property_status_id })).toBe(badge);
});
