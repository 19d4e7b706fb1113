import { describe, expect, it } from '@jest/globals';
import { Stock } from '../stock/stock.ts';
import { type Query } from './query-values.ts';
import { invalidDates, select } from './selection.ts';

const stock = new Stock();
const selected = (query: Query) => select(stock.all(), query);

describe('filters', () => {
  it('leave archived objects out unless asked for them', () => {
    expect(
      [selected({}), selected({ archived: '-1' }), selected({ archived: '1' })].map(({ length }) => length),
    ).toEqual([129, 132, 3]);
  });

  it.each<[Query]>([
    [{ status: '170239,170242' }],
    [{ 'status[]': ['170239', '170242'] }],
    [{ status: ['170239', '170242'] }],
  ])('take several statuses as %j', (query) => {
    expect(new Set(selected(query).map(({ statusId }) => statusId))).toEqual(new Set([170239, 170242]));
  });

  it('take the country in two letters, though it is sent in three', () => {
    const spanish = selected({ country: 'ES' });
    expect(spanish).toHaveLength(15);
    expect(spanish.every(({ flat }) => flat['country'] === 'ESP')).toBe(true);
    expect(selected({ country: 'ESP' })).toEqual([]);
  });

  it('combine: flats to rent', () => {
    const flats = selected({ marketing_type: 'RENT', rs_type: 'APARTMENT' });
    expect(flats.length).toBeGreaterThan(8);
    expect(
      flats.every(({ flat }) => flat['marketing_type'] === 'RENT' && flat['rs_type'] === 'APARTMENT'),
    ).toBe(true);
  });

  it('find objects by ids and by a word of their title', () => {
    expect(selected({ 'property_ids[]': ['4813710', '1'] }).map(({ id }) => id)).toEqual([4813710]);
    expect(selected({ q: 'reetdach' }).map(({ fields }) => fields['title'])).toHaveLength(2);
  });

  it('find a city in spite of the blank behind it', () => {
    const blanks = selected({ city: 'Hamburg' }).filter(({ flat }) => flat['city'] === 'Hamburg ');
    expect(blanks.length).toBeGreaterThan(0);
  });

  it('let rents without a price through price_from', () => {
    const dear = selected({ price_from: '2000000' });
    expect(dear.some(({ fields }) => fields['price'] === null)).toBe(true);
    expect(dear.every(({ fields }) => fields['price'] === null || Number(fields['price']) >= 2_000_000)).toBe(
      true,
    );
  });

  it('know custom fields', () => {
    const share = stock.all()[0]?.custom['provisionsteilung_intern'];
    const found = selected({ cf_provisionsteilung_intern: share, archived: '-1' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ custom }) => custom['provisionsteilung_intern'] === share)).toBe(true);
  });

  it('are vague about the time in updated_at_from, so that a client needs an overlap', () => {
    stock.touch({ id: 4813710 });
    const changed = stock.get(4813710);
    const at = new Date(changed?.flat['updated_at'] as string).getTime();
    expect(selected({ updated_at_from: new Date(at - 24 * 3_600_000).toISOString() })).toEqual([changed]);
    expect(selected({ updated_at_from: new Date(at - 1).toISOString() })).toEqual([]);
    stock.reset();
  });

  it('name dates that are none', () => {
    expect(invalidDates({ updated_at_from: '2026-13-77', created_at_to: '2026-01-01' })).toEqual({
      updated_at_from: ['ist kein gültiges Datum'],
    });
    expect(invalidDates({ price_from: 'x' })).toBeNull();
  });
});
