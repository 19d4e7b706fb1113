import { expect, it } from '@jest/globals';
import { inWords } from './crm-codes.ts';

it('codes of the CRM are translated, German text is left unchanged and faulty labels are dropped', () => {
  expect(inWords('REFURBISHED')).toBe('vollständig renoviert');
  expect(inWords('gepflegt')).toBe('gepflegt');
  expect(inWords('Translation missing: de.condition')).toBeNull();
});
