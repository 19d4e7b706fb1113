import { expect, it } from '@jest/globals';
import { leadKinds } from '@estate/domain/forms/all-forms';
import { deleteLeadAfter } from './delete-after.ts';

it.each(leadKinds.filter((kind) => !['application', 'withdrawal', 'order'].includes(kind)))(
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

it.each([
  ['2026-11-30T16:00:00Z', '2032-12-31T23:00:00.000Z'],
  ['2026-12-31T22:59:00Z', '2032-12-31T23:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2033-12-31T23:00:00.000Z'],
])(
  'a withdrawal and an order of %s are deleted six years after the end of its year in Hamburg (§ 257 HGB) [V-2.175]',
  (receivedAt, after) => {
    for (const kind of ['withdrawal', 'order'] as const)
      expect(deleteLeadAfter(kind, new Date(receivedAt)).toISOString()).toBe(after);
  },
);
