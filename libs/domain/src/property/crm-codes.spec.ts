import { expect, it } from '@jest/globals';
import { inWords } from './crm-codes.ts';

it('codes are translated, German text is kept and faulty labels are dropped', () => {
  expect(inWords('REFURBISHED')).toBe('vollständig renoviert');
  expect(inWords('gepflegt')).toBe('gepflegt');
  expect(inWords('Translation missing: de.condition')).toBeNull();
});
