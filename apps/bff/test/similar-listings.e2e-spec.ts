import { problem } from '@estate/contracts/problem';
import { similarCount } from '@estate/contracts/similar-listings';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { firstData } from './page-parts.ts';
import { card, property } from './records.ts';
import { startWorld, type World } from './world.ts';

const near = '/api/properties?city=Hamburg&deal=buy&page_size=8&sort=available_first&type=house';
const anywhere = '/api/properties?deal=buy&page_size=8&sort=available_first&type=house';

const listOf = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => card({ id: 100 + index })),
  total: count,
  page: 1,
  page_size: 8,
});

describe('similar properties', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld();
  });
  afterEach(() => world.close());

  const page = async () => await (await world.get('/immobilie/villa-elbe-42')).text();
  const carried = async () => Object.keys(firstData(await page()) ?? {});
  const asked = () =>
    world.catalog.calls.map(({ message }) => message).filter((message) => message.startsWith('catalog.list'));

  it('come with the page of a property, by one call where the city has enough', async () => {
    world.catalog.answer({ 'catalog.listProperties': () => listOf(similarCount) });
    expect(await carried()).toEqual(['/api/properties/42', near]);
    expect(asked()).toEqual(['catalog.listProperties']);
  });

  it('are filled up from anywhere', async () => {
    world.catalog.answer({
      'catalog.listProperties': ({ city }: { city?: string }) =>
        listOf(city ? similarCount - 1 : similarCount),
    });
    expect(await carried()).toEqual(['/api/properties/42', near, anywhere]);
  });

  it('are the holiday homes for one abroad', async () => {
    world.catalog.answer({ 'catalog.getProperty': () => property({ country: 'ESP' }) });
    expect(await carried()).toEqual(['/api/properties/42', '/api/properties/holidays']);
  });

  it('are left out where they cannot be had, and asked for again', async () => {
    world.catalog.answer({ 'catalog.listProperties': () => problem('unavailable') });
    expect(await carried()).toEqual(['/api/properties/42']);
    world.catalog.answer({ 'catalog.listProperties': () => listOf(similarCount) });
    expect(await carried()).toEqual(['/api/properties/42', near]);
  });
});
