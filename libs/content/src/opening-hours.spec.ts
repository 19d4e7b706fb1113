import { describe, expect, it } from '@jest/globals';
import { daysOf, openingHoursText } from './opening-hours.ts';
import { e164, phoneLink } from './phone.ts';

const hours = { opens: '10:00', closes: '18:00' };

describe('opening hours', () => {
  it.each([
    [
      'Monday',
      'Friday',
      'Montag bis Freitag 10:00–18:00 Uhr',
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ],
    ['Saturday', 'Saturday', 'Samstag 10:00–18:00 Uhr', ['Saturday']],
    ['Saturday', 'Monday', 'Samstag bis Montag 10:00–18:00 Uhr', ['Saturday', 'Sunday', 'Monday']],
  ] as const)('the hours from %s to %s are shown as "%s" and contain the days %p', (from, to, text, days) => {
    expect(openingHoursText({ ...hours, from, to })).toBe(text);
    expect(daysOf({ ...hours, from, to })).toEqual(days);
  });
});

describe('telephone numbers', () => {
  it.each([
    ['040 66969-120', '+494066969120'],
    ['0171 3920011', '+491713920011'],
    ['+49 (0)40 66969-120', '+494066969120'],
    ['0049 40 / 66969 120', '+494066969120'],
    ['+34 971 123456', '+34971123456'],
  ])('the displayed number %s is dialled as %s', (displayed, dialled) => {
    expect(e164(displayed)).toBe(dialled);
    expect(phoneLink(displayed)).toBe(`tel:${dialled}`);
  });
});
