import { describe, expect, it } from '@jest/globals';
import { Stock } from '../stock/stock.ts';
import { pageOf } from './paging.ts';

const units = new Stock(100).all();
const pages = (query: Record<string, string>) =>
  [1, 2, 3, 4, 5].flatMap((page) => pageOf(units, { ...query, page: String(page) })).map(({ id }) => id);

describe('paging', () => {
  it('gives five objects twice and leaves five out over five pages without sort_by', () => {
    const ids = pages({});
    expect(ids).toHaveLength(100);
    expect(new Set(ids).size).toBe(95);
  });

  it('gives every object once when sorted by id, also backwards', () => {
    const ids = pages({ sort_by: 'id', order: 'asc' });
    expect(ids).toEqual(units.map(({ id }) => id));
    expect(pages({ sort_by: 'id', order: 'desc' })).toEqual(ids.toReversed());
  });

  it('treats an unknown sort field as none', () => {
    expect(pages({ sort_by: 'created' })).toEqual(pages({}));
  });

  it('sorts numeric strings as numbers and puts what has no value last', () => {
    const prices = pageOf(units, { sort_by: 'base_rent', order: 'desc', per: '100' }).map(
      ({ fields }) => fields['base_rent'],
    );
    const numbers = prices.filter((price) => price !== null).map(Number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(prices.at(-1)).toBeNull();
  });

  it('is empty beyond the end and gives at most 500 at once', () => {
    expect(pageOf(units, { page: '6', sort_by: 'id' })).toEqual([]);
    expect(pageOf(new Stock(600).all(), { per: '1000', sort_by: 'id' })).toHaveLength(500);
  });
});
