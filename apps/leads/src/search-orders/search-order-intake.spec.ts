import { describe, expect, it } from '@jest/globals';
import { searchOf } from './search-order-intake.ts';

const form = (location: string) => ({ filter: '', buyOrRent: 'kaufen', propertyType: '', location }) as never;

describe('searchOf', () => {
  it('searches everywhere if the form names no place', () => {
    expect(searchOf({ form: form('Nicht angegeben') }).city).toEqual(searchOf({ form: form('') }).city);
  });

  it('searches the place that the form names', () => {
    expect(searchOf({ form: form('Hamburg') }).city).not.toEqual(searchOf({ form: form('') }).city);
  });
});
