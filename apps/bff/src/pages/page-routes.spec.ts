import { afterEach, expect, it } from '@jest/globals';
import { people } from '@estate/content/sections/people';
import { readPublishedWords } from '@estate/content/texts';
import { type PageContext } from './page-html.ts';
import { pageReads } from './page-routes.ts';

afterEach(() => readPublishedWords(() => ({})));

it('the page of a former broker redirects to the team page, in any spelling of its address', async () => {
  const [, second] = people.shipped.brokers;
  const read = pageReads({} as PageContext);
  expect(read(`/makler/${second?.slug}`, '')?.route).toBe('/makler/{slug}');
  const brokers = people.shipped.brokers.map((broker) => ({ ...broker, works: broker !== second }));
  readPublishedWords(() => ({ people: { ...people.shipped, brokers } }));
  for (const path of [`/makler/${second?.slug}`, `/Makler/${second?.slug.toUpperCase()}`])
    expect(await read(path, '')?.load()).toMatchObject({ status: 301, location: '/ueber-uns' });
});
