import { expect, it } from '@jest/globals';
import { bodyHash } from '../lead/body-hash.ts';
import { withoutEmptyFields } from './idempotency.ts';

it('a visitor’s form is stored without empty fields', () => {
  expect(Object.keys(withoutEmptyFields({ name: 'Jo', message: 'Hallo', phone: undefined }))).toEqual([
    'name',
    'message',
  ]);
});

it('the hash of a visitor’s form ignores the order of its fields, and differs by value, field and kind of form', () => {
  const hash = bodyHash('contact', { name: 'Jo', message: 'Hallo' });
  expect(bodyHash('contact', { message: 'Hallo', name: 'Jo' })).toBe(hash);
  expect(bodyHash('contact', { name: 'Jo', message: 'Hallo!' })).not.toBe(hash);
  expect(bodyHash('contact', { name: 'Hallo', message: 'Jo' })).not.toBe(hash);
  expect(bodyHash('search', { name: 'Jo', message: 'Hallo' })).not.toBe(hash);
});
