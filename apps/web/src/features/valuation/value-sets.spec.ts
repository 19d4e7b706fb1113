import { describe, expect, it } from '@jest/globals';
import {
  apartmentSubtypes,
  EvaluationPurpose,
  houseSubtypes,
  PropertyCondition,
  PropertyQuality,
  PropertyType,
} from '@estate/contracts/valuation';
import { type Choice, conditions, propertyTypes, purposes, qualities, subtypesOf } from './value-sets.ts';

const values = (choices: readonly Choice<string>[]) => choices.map(({ value }) => value);

describe('value sets of the funnel', () => {
  it('are those that the server takes', () => {
    expect(values(propertyTypes)).toEqual(PropertyType.options);
    expect(values(subtypesOf.haus)).toEqual(houseSubtypes);
    expect(values(subtypesOf.wohnung)).toEqual(apartmentSubtypes);
    expect(values(conditions)).toEqual(PropertyCondition.options);
    expect(values(qualities)).toEqual(PropertyQuality.options);
    expect(values(purposes)).toEqual(EvaluationPurpose.options);
  });

  it('show a studio as Loft', () => {
    expect(subtypesOf.wohnung.find(({ value }) => value === 'studio')?.label).toBe('Loft');
  });
});
