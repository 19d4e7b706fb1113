import { describe, expect, it } from '@jest/globals';
import { removalReasonOf } from './plain-values.ts';

describe('a reading that takes its object off the website', () => {
  it.each([
    [{ archived: true }, 170241, 'archived'],
    [{ archived: { label: 'Archiviert', value: 'Ja' } }, 170241, 'archived'],
    [{ property_status: { id: 170241, nonpublic: true } }, 170241, 'nonpublic'],
    [{ property_status: { id: 170242, remove_from_portal: true } }, 170242, 'nonpublic'],
    [{ property_status: { id: 170243, remove_from_portal: true } }, 170243, null],
    [{ property_status: { id: 170243, nonpublic: true } }, 170243, 'nonpublic'],
    [{ property_status: { id: 170239, nonpublic: true } }, 170239, null],
    [{ property_status: { id: 170241, nonpublic: false, remove_from_portal: null } }, 170241, null],
    [{ archived: false, status: 170241 }, 170241, null],
  ])('the reason to remove a CRM object with the fields %j and status %d is %s', (unit, statusId, reason) => {
    expect(removalReasonOf(unit, statusId)).toBe(reason);
  });
});
