import { expect, it, jest } from '@jest/globals';
import { type PropertyModel } from '../property/property.schema.ts';
import { PropertySearch } from './property-search.ts';

it('the property search corrects typing errors with words of the stock that are at most a minute old, also after a long pause', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const stored: object[] = [];
  const search = new PropertySearch({
    countDocuments: (filter: object) => Promise.resolve(JSON.stringify(filter).includes('luneburg') ? 1 : 0),
    find: () => ({ lean: () => Promise.resolve(stored) }),
    exists: () => Promise.resolve(null),
    distinct: () => Promise.resolve([]),
  } as unknown as PropertyModel);
  const corrected = async () => (await search.find({ page: 1, page_size: 24 }, 'Lüneborg')).search.corrected;
  expect(await corrected()).toBeNull();
  stored.push({ title: 'Wohnung', city: 'Lüneburg', region: '', listing: { words: ' luneburg ' } });
  now.mockReturnValue(3_600_000);
  // The cache reads the time once a millisecond.
  jest.advanceTimersByTime(1);
  expect(await corrected()).toBe('Lüneburg');
  now.mockRestore();
  jest.useRealTimers();
});
