import { expect, it } from '@jest/globals';
import { callModel } from './call-log.schema.ts';

it.each([
  ['no filter', []],
  ['errors', ['is_error']],
  ['a property', ['property_id']],
  ['a function', ['function_name']],
  ['errors of a function', ['function_name', 'is_error']],
])('the log of CRM calls has an index in its sort order for %s', (_what, fields) => {
  const order = [...fields.map((field) => [field, 1]), ['created_at', -1], ['_id', -1]];
  const indexes = callModel.schema.indexes().map(([keys]) => Object.entries(keys));
  expect(indexes).toContainEqual(order);
});
