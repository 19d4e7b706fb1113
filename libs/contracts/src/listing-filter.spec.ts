import { describe, expect, it } from '@jest/globals';
import { PropertyQuery } from './listing.ts';
import {
  canonicalQuery,
  isFiltered,
  listingAddress,
  parseListingFilter,
  questionOf,
} from './listing-filter.ts';

describe('the address of a list', () => {
  it('names what is set, in alphabetical order, page 1 unnamed', () => {
    expect(listingAddress({}, 1)).toBe('/api/properties');
    expect(listingAddress({ type: 'house', deal: 'rent', q: undefined }, 2)).toBe(
      '/api/properties?deal=rent&page=2&type=house',
    );
  });

  it('is the same for every question that means the same', () => {
    const asked = { type: 'house', city: 'Lübeck', deal: 'buy', price_max: '499999.7' };
    const address = listingAddress(parseListingFilter(asked));
    expect(address).toBe('/api/properties?city=L%C3%BCbeck&deal=buy&price_max=500000&type=house');
    expect(listingAddress(parseListingFilter({ ...asked, price_min: '0', q: ' ', sort: 'oldest' }))).toBe(
      address,
    );
  });
});

describe('amounts of a question', () => {
  it.each([
    ['1.500', 1_500],
    ['250.000 €', 250_000],
    ['1 500', 1_500],
    ['', undefined],
  ])('are read alike from %j by page and API', (price_max, amount) => {
    const asked = { deal: 'buy', price_max };
    expect([parseListingFilter(asked).price_max, PropertyQuery.parse(asked).price_max]).toEqual([
      amount,
      amount,
    ]);
  });

  it('are refused by the API where they are none', () => {
    expect(PropertyQuery.safeParse({ deal: 'buy', price_max: 'viel' }).error?.issues[0]?.message).toBe(
      'Bitte geben Sie eine Zahl ein.',
    );
  });
});

describe('the filter in the address of a page', () => {
  it.each([
    [{}, false],
    [{ sort: 'area_desc', q: ' ' }, false],
    [{ q: 'Elbe' }, true],
    [{ type: 'plot' }, true],
    [{ area_min: '80' }, true],
    [{ fbclid: 'IwAR0abc', utm_source: 'x' }, false],
  ])('leaves something out in %j: %s', (raw, isLeftOut) => {
    expect(isFiltered(parseListingFilter(raw))).toBe(isLeftOut);
    expect(isFiltered(questionOf(parseListingFilter(raw)))).toBe(isLeftOut);
  });

  it.each([
    { type: ['house', 'plot'] },
    { type: 'castle', deal: 'swap', sort: 'oldest', rooms_min: 'three', area_min: '-1' },
    { q: ' ', city: '', area_min: '1e11', rooms_min: '0.1' },
    { price_min: '100', price_max: '200' },
  ])('says nothing in %j', (raw) => {
    expect(canonicalQuery(parseListingFilter(raw))).toBe('');
  });

  it.each([
    { deal: 'rent', price_min: '999.6', price_max: '1e4', rooms_min: '2.3', area_min: '80.2' },
    { q: ` ${'x'.repeat(300)}`, city: 'y'.repeat(300), type: 'plot', sort: 'area_desc' },
  ])('is understood by the API as it stands: %j', (raw) => {
    const filter = parseListingFilter(raw);
    const { page, page_size, ...understood } = PropertyQuery.parse(filter);
    expect([page, page_size]).toEqual([1, 24]);
    expect(canonicalQuery(understood)).toBe(canonicalQuery(filter));
  });
});
