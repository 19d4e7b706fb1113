import { fieldLabels } from '@estate/domain/property/field-labels';
import { describe, expect, it } from '@jest/globals';
import { PropertyRecord } from './property.ts';

describe('the labels of the fields of a property', () => {
  it('each field of the property record has a label of its own [S-2.104]', () => {
    const shown = Object.keys(PropertyRecord.omit({ raw_data: true, data_warnings: true }).shape);
    expect(Object.keys(fieldLabels)).toEqual(expect.arrayContaining(shown));
    const labels = Object.values(fieldLabels);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
