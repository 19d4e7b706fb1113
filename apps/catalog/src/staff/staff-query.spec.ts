import { isDeepStrictEqual } from 'node:util';
import { staffSorts } from '@estate/domain/search/staff-filter';
import { describe, expect, it } from '@jest/globals';
import { propertySchema } from '../property/property.schema.ts';
import { staffOrder } from './staff-query.ts';

const indexes = [{ _id: 1 }, ...propertySchema.indexes().map(([fields]) => fields)].map((fields) =>
  Object.entries(fields),
);

describe('the orders of the staff table', () => {
  it.each(staffSorts)(
    'the order %s of the staff table of properties has an index, so that no query sorts in memory',
    (sort) => {
      const order = Object.entries(staffOrder(sort));
      const reversed = order.map(([field, direction]) => [field, -direction]);
      const usable = indexes.filter((index) =>
        [order, reversed].some((way) => isDeepStrictEqual(index, way)),
      );
      expect(usable).toHaveLength(1);
    },
  );
});
