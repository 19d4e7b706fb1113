import { expect, it } from '@jest/globals';
import { bodyHash, formContent } from './form-content.ts';

const form = { name: 'Jo', message: 'Hallo', altcha: 'abc', filledInMs: 4_000, phone: undefined };

it('holds neither the fields of the spam defence nor empty ones', () => {
  expect(Object.keys(formContent(form))).toEqual(['name', 'message']);
});

it('is the same in whatever order, and another for another value, field or kind', () => {
  const hash = bodyHash('contact', { name: 'Jo', message: 'Hallo' });
  expect(bodyHash('contact', { message: 'Hallo', name: 'Jo' })).toBe(hash);
  expect(bodyHash('contact', { name: 'Jo', message: 'Hallo!' })).not.toBe(hash);
  expect(bodyHash('contact', { name: 'Hallo', message: 'Jo' })).not.toBe(hash);
  expect(bodyHash('search', { name: 'Jo', message: 'Hallo' })).not.toBe(hash);
});
