import { expect, it } from '@jest/globals';
import { inWords } from './crm-codes.ts';

it('translates codes, keeps German text and drops faulty labels', () => {
  expect(inWords('REFURBISHED')).toBe('vollständig renoviert');
  expect(inWords('gepflegt')).toBe('gepflegt');
  expect(inWords('Translation missing: de.condition')).toBeNull();
});
