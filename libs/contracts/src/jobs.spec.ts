import { expect, it } from '@jest/globals';
import { fieldProblems } from './problem.ts';
import { StartJob } from './jobs.ts';

const invalid = 'Ungültige Eingabe - Bitte geben Sie eine gültige Property ID ein';

it.each([
  [' 42 ', 42],
  [42, 42],
])('an import job reads the property id %j as %d', (propertyId, id) => {
  expect(StartJob.parse({ kind: 'import-property', propertyId })).toEqual({
    kind: 'import-property',
    propertyId: id,
    importImages: true,
  });
});

it.each([
  [{ propertyId: '  ' }, 'Bitte geben Sie eine Immobilien-ID ein'],
  [{}, 'Bitte geben Sie eine Immobilien-ID ein'],
  [{ propertyId: '0' }, invalid],
  [{ propertyId: -1 }, invalid],
  [{ propertyId: 'abc' }, invalid],
  [{ propertyId: 1.5 }, invalid],
  [{ propertyId: '1e9' }, invalid],
  [{ propertyId: 1_000_000_000_000_000 }, invalid],
  [{ propertyId: '1000000000000000' }, invalid],
  [{ propertyId: true }, invalid],
])('an import job with %j is refused with the message %s', (job, message) => {
  const checked = StartJob.safeParse({ kind: 'import-property', ...job });
  expect(checked.success ? [] : fieldProblems(checked.error)).toEqual([{ field: 'propertyId', message }]);
});

it('a job of an unknown kind is refused [S-3.17]', () => {
  expect(StartJob.safeParse({ kind: 'drop-everything' }).success).toBe(false);
});
