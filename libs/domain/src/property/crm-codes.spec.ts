import { expect, it } from '@jest/globals';
import { germanCodeText } from './crm-codes.ts';

it('codes of the CRM are translated, German text is left unchanged and faulty labels are dropped', () => {
  expect(germanCodeText('REFURBISHED')).toBe('vollständig renoviert');
  expect(germanCodeText('gepflegt')).toBe('gepflegt');
  expect(germanCodeText('Translation missing: de.condition')).toBeNull();
});
