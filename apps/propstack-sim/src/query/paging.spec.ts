import { expect, it } from '@jest/globals';
import { Stock } from '../stock/stock.ts';
import { pageOfUnits } from './paging.ts';

const units = new Stock(100).all();
const idsOnPages = (query: Record<string, string>) =>
  [1, 2, 3, 4, 5].flatMap((page) => pageOfUnits(units, { ...query, page: String(page) })).map(({ id }) => id);

it.each([{}, { sort_by: 'created' }])(
  'five pages of the simulated list with the query %j repeat five objects and miss five, as those of the CRM do',
  (query) => {
    const ids = idsOnPages(query);
    expect([ids.length, new Set(ids).size]).toEqual([100, 95]);
  },
);

it('pages of the simulated list sorted by id contain every object once, also in descending order', () => {
  const ids = idsOnPages({ sort_by: 'id', order: 'asc' });
  expect(ids).toEqual(units.map(({ id }) => id));
  expect(idsOnPages({ sort_by: 'id', order: 'desc' })).toEqual(ids.toReversed());
});

it('a page beyond the end of the simulated list is empty, and no page has more than 500 objects', () => {
  expect(pageOfUnits(units, { page: '6', sort_by: 'id' })).toEqual([]);
  expect(pageOfUnits(new Stock(600).all(), { per: '1000', sort_by: 'id' })).toHaveLength(500);
});
