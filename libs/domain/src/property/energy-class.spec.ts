import { describe, expect, it } from '@jest/globals';
import { energyClassOf } from './energy-class.ts';

const oldScale = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

const newScale = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

const classOf = (energy_efficiency_class: string, energy_certificate_end_date?: string) =>
  energyClassOf({
    energy_efficiency_class,
    energy_certificate_end_date: energy_certificate_end_date ?? null,
  });

describe('energy class', () => {
  it.each([
    ['A_PLUS_PLUS', 'A++', 'A+'],
    ['A_PLUS', 'A+', 'A+'],
    ['A+', 'A+', 'A+'],
    ['B', 'B', 'B'],
    ['H', 'H', 'H'],
  ])(
    'the energy class %s is shown as %s and marks the step %s of the scale [V-3.10, V-9.23]',
    (raw, name, step) => {
      const found = classOf(raw);
      expect(found?.name).toBe(name);
      expect(found?.steps[found.marked]).toBe(step);
      expect(found?.steps).toEqual(oldScale);
    },
  );

  it.each(['ENERGY_REQUIRED', 'ENERGY_CONSUMPTION', '', 'Z'])(
    'the CRM value "%s" is no energy class [V-3.11]',
    (raw) => {
      expect(classOf(raw)).toBeNull();
    },
  );

  it.each([
    ['C', '2036-05-29', newScale],
    ['C', '29.05.2036', newScale],
    ['C', '2036-05-28', oldScale],
    ['C', undefined, oldScale],
    ['H', '2036-06-01', oldScale],
    ['A+', '2036-06-01', oldScale],
  ])(
    'the energy class %s in a certificate valid until %s is shown on the scale of that certificate',
    (raw, end, steps) => {
      expect(classOf(raw, end)?.steps).toEqual(steps);
    },
  );
});
