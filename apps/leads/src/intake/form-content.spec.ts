import { expect, it } from '@jest/globals';
import { bodyHash } from '../lead/body-hash.ts';
import { formContent } from './idempotency.ts';

it('holds no empty fields', () => {
  expect(Object.keys(formContent({ name: 'Jo', message: 'Hallo', phone: undefined }))).toEqual([
    'name',
    'message',
  ]);
});

it('is the same in whatever order, and another for another value, field or kind', () => {
  const hash = bodyHash('contact', { name: 'Jo', message: 'Hallo' });
  expect(bodyHash('contact', { message: 'Hallo', name: 'Jo' })).toBe(hash);
  expect(bodyHash('contact', { name: 'Jo', message: 'Hallo!' })).not.toBe(hash);
  expect(bodyHash('contact', { name: 'Hallo', message: 'Jo' })).not.toBe(hash);
  expect(bodyHash('search', { name: 'Jo', message: 'Hallo' })).not.toBe(hash);
});
