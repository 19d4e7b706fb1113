import { describe, expect, it } from '@jest/globals';
import { Stock } from '../stock/stock.ts';
import { type Query } from './query-values.ts';
import { invalidDates, selectUnits } from './selection.ts';

const stock = new Stock();
const selected = (query: Query) => selectUnits(stock.all(), query);

describe('a list of objects', () => {
  it('a list of CRM objects leaves archived ones out unless the query asks for them', () => {
    expect(
      [selected({}), selected({ archived: '-1' }), selected({ archived: '1' })].map(({ length }) => length),
    ).toEqual([129, 132, 3]);
  });

  it.each<[Query]>([
    [{ status: '170239,170242' }],
    [{ 'status[]': ['170239', '170242'] }],
    [{ status: ['170239', '170242'] }],
  ])('a list of CRM objects with the query %j contains those of both statuses', (query) => {
    expect(new Set(selected(query).map(({ statusId }) => statusId))).toEqual(new Set([170239, 170242]));
  });

  it('a list of CRM objects with ids in the query contains these objects', () => {
    expect(selected({ 'property_ids[]': ['4813710', '1'] }).map(({ id }) => id)).toEqual([4813710]);
  });

  it('a list of CRM objects may miss a change shortly after updated_at_from, so that a client needs an overlap', () => {
    stock.touch({ id: 4813710 });
    const changed = stock.get(4813710);
    const at = new Date(changed?.flat['updated_at'] as string).getTime();
    expect(selected({ updated_at_from: new Date(at - 24 * 3_600_000).toISOString() })).toEqual([changed]);
    expect(selected({ updated_at_from: new Date(at - 1).toISOString() })).toEqual([]);
    stock.reset();
  });
});

it('the error of the simulator for invalid dates names their fields', () => {
  expect(invalidDates({ updated_at_from: '2026-13-77', created_at_to: '2026-01-01' })).toEqual({
    updated_at_from: ['ist kein gültiges Datum'],
  });
});
