import { expect, it } from '@jest/globals';
import { leadKinds } from '@estate/domain/forms/all-forms';
import { deleteLeadAfter } from './delete-after.ts';

it.each(leadKinds.filter((kind) => kind !== 'application'))(
  'a lead of the kind %s is deleted after twelve months, and not a day later [S-2.76]',
  (kind) => {
    const after = (day: string) => deleteLeadAfter(kind, new Date(`${day}T10:00:00Z`)).toISOString();
    expect(after('2026-11-23')).toBe('2027-11-23T10:00:00.000Z');
    expect(after('2028-02-29')).toBe('2029-02-28T10:00:00.000Z');
  },
);

it('an application for a home to rent is deleted after six months', () => {
  const after = (day: string) => deleteLeadAfter('application', new Date(`${day}T10:00:00Z`)).toISOString();
  expect(after('2026-11-23')).toBe('2027-05-23T10:00:00.000Z');
  expect(after('2028-08-31')).toBe('2029-02-28T10:00:00.000Z');
});
