import { expect, it } from '@jest/globals';
import { formsOfProperty } from './forms-of-property.ts';

it.each([
  ['BUY', 'APARTMENT', ['expose', 'viewing', 'question']],
  ['RENT', 'APARTMENT', ['application', 'viewing', 'question']],
  ['MIETE_PACHT', 'HOUSE', ['application', 'viewing', 'question']],
  ['RENT', 'OFFICE', ['expose', 'viewing', 'question']],
  [null, null, ['expose', 'viewing', 'question']],
])('a property (%s, %s) on offer has the forms %j', (marketing_type, rs_type, kinds) => {
  expect(formsOfProperty({ marketing_type, rs_type }).map(({ kind }) => kind)).toEqual(kinds);
});
