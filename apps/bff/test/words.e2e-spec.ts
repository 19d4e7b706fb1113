import { agency } from '@estate/content/sections/agency';
import { people } from '@estate/content/sections/people';
import { sell } from '@estate/content/sections/sell';
import { type PageWords } from '@estate/contracts/bff/rendering';
import { ContentPublished } from '@estate/contracts/events';
import { createLog } from '@estate/server-kit/observability/log';
import { publishEvent } from '@estate/server-kit/stores/events';
import { connectRedis, redisReady } from '@estate/server-kit/stores/redis';
import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Redis } from 'ioredis';
import { previewAddress } from '../src/words/preview.ts';
import { tag } from './page-parts.ts';
import { startWorld, type World } from './world.ts';

/** Renders the published title of the page /verkaufen, or a dash for the shipped one; /gutachten takes long. */
const renderer = `
process.on('message', ([number, { address, words }]) => {
  const send = () => process.send([number, { html: '<main>' + (words.sell?.title ?? '-') + '</main>' }]);
  if (address === '/gutachten') setTimeout(send, 30);
  else send();
});
process.on('disconnect', () => process.exit(0));
process.send('ready');
`;

const secret = 'a-secret-for-tests-only';
const titled = (title: string) => ({ sell: { ...sell.shipped, title } });

let redis: TestRedis;
let publisher: Redis;
let world: World;

const page = async (path: string) => {
  const response = await world.get(path);
  const html = await response.text();
  const words = tag(html, /<script type="application\/json" id="words">(.*?)<\/script>/s);
  return {
    status: response.status,
    headers: response.headers,
    title: tag(html, /<main>(.*?)<\/main>/),
    words: words === undefined ? undefined : (JSON.parse(words) as PageWords),
  };
};

const publish = async (hash: string, words: object) => {
  world.content.answer({ 'content.getPublishedWords': () => ({ hash, words }) });
  await publishEvent(publisher, ContentPublished, { key: 'sell', at: new Date().toISOString() });
};

beforeAll(async () => {
  redis = await testRedis();
  publisher = connectRedis(redis.url, 'producer', createLog('test'));
  await redisReady(publisher);
  world = await startWorld({ REDIS_URL: redis.url }, { renderer });
  await eventually(async () => {
    expect(await publisher.pubsub('NUMSUB', ContentPublished.name)).toEqual([ContentPublished.name, 1]);
    expect((await page('/impressum')).title).toBe('-');
  });
});
beforeEach(() => publish('', {}));
afterAll(async () => {
  publisher.disconnect();
  await world.close();
  await redis.stop();
});

describe('published words', () => {
  it('a page with the shipped words brings no words to the browser', async () => {
    await eventually(async () => expect((await page('/verkaufen')).words).toBeUndefined());
  });

  it('published words are in a cached page at once, with the address of all words', async () => {
    await eventually(async () => expect((await page('/verkaufen')).title).toBe('-'));
    await publish('abc', titled('Verkaufen ohne Eile'));
    await eventually(async () => expect((await page('/verkaufen')).title).toBe('Verkaufen ohne Eile'));
    expect((await page('/verkaufen')).words).toEqual({
      words: titled('Verkaufen ohne Eile'),
      address: '/content/abc.json',
    });
  });

  it('a page brings only the words of sections that stand on it', async () => {
    await publish('abd', titled('Nur dort'));
    await eventually(async () =>
      expect((await page('/impressum')).words).toEqual({ words: {}, address: '/content/abd.json' }),
    );
  });

  it('the file with all words is immutable under its hash, and not stored under another one', async () => {
    await publish('abe', titled('Alle Worte'));
    await eventually(async () => {
      const file = await world.get('/content/abe.json');
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await file.json()).toEqual(titled('Alle Worte'));
    });
    const other = await world.get('/content/old.json');
    expect(other.headers.get('cache-control')).toBe('no-store');
    expect(await other.json()).toEqual(titled('Alle Worte'));
  });

  it('pages carry nothing to the browser that names a person who left', async () => {
    const [first, second] = people.shipped.brokers;
    const left = { ...second, works: false, deputy: first?.slug };
    await publish('aba', { people: { ...people.shipped, brokers: [first, left] } });
    await eventually(async () => expect((await page('/kontakt')).words?.words).toHaveProperty('people'));
    const carried =
      JSON.stringify((await page('/kontakt')).words) + (await (await world.get('/content/aba.json')).text());
    expect(carried).toContain(first?.mobile);
    expect(carried).toContain(JSON.stringify(left.answersFor));
    for (const own of [left.slug, left.name, left.mobile, left.email]) expect(carried).not.toContain(own);
    expect((await world.get(`/makler/${left.slug}`)).status).toBe(301);
  });

  it('the last known words stay while the service content is down, and readiness names it', async () => {
    await publish('abf', titled('Zuletzt bekannt'));
    await eventually(async () => expect((await page('/verkaufen')).title).toBe('Zuletzt bekannt'));
    await world.content.close();
    await publishEvent(publisher, ContentPublished, { key: 'sell', at: new Date().toISOString() });
    await eventually(async () =>
      expect(await (await world.get('/readyz')).json()).toMatchObject({
        ready: true,
        parts: { content: false },
      }),
    );
    expect((await page('/verkaufen')).title).toBe('Zuletzt bekannt');
    await world.content.start();
  });
});

describe('previews', () => {
  const drafts = titled('Ein Entwurf');
  beforeAll(() => world.content.answer({ 'content.getDraftWords': () => ({ words: drafts }) }));

  it('a preview shows the words of drafts in a frame of the site, and is neither cached nor indexed', async () => {
    const { status, headers, title, words } = await page(previewAddress(secret, '/verkaufen'));
    expect(status).toBe(200);
    expect(title).toBe('Ein Entwurf');
    expect(words).toEqual({ words: drafts, isPreview: true });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect((await page('/verkaufen')).title).toBe('-');
    expect((await page('/verkaufen')).headers.get('x-frame-options')).toBe('DENY');
  });

  it('thirty previews at once are all rendered, although only twenty pages may wait for the renderer', async () => {
    const previews = await Promise.all(
      Array.from({ length: 30 }, () => page(previewAddress(secret, '/gutachten'))),
    );
    expect(new Set(previews.map(({ title }) => title))).toEqual(new Set(['Ein Entwurf']));
  });

  it.each([
    ['a forged signature', `/verkaufen?entwurf=${'z'.repeat(9)}.abc`],
    ['an expired token', previewAddress(secret, '/verkaufen', Date.now() - 8 * 24 * 3_600_000)],
    ['a token of another secret', previewAddress('another-secret-for-tests', '/verkaufen')],
  ])('a preview is refused with %s', async (_what, address) => {
    const { status, title, headers } = await page(address);
    expect(status).toBe(410);
    expect(title).toBeUndefined();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('a public API read with the field of a preview is answered from the cache like any other', async () => {
    const catalogCalls = () =>
      world.catalog.calls.filter(({ message }) => message === 'catalog.listProperties');
    await world.get('/api/properties?type=house');
    const before = catalogCalls().length;
    await Promise.all([1, 2, 3].map((token) => world.get(`/api/properties?type=house&entwurf=${token}`)));
    expect(catalogCalls()).toHaveLength(before);
  });

  it('a page whose query only contains the name of the field is no preview', async () => {
    expect((await page('/immobilien?meinentwurf=1')).status).toBe(200);
  });
});

// The last test, because the client is above its limit afterwards.
it('the page for a client above its limit has the published name of the agency', async () => {
  await publish('abf', { agency: { ...agency.shipped, name: 'Elbhaus' } });
  await eventually(async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => world.get(`/immobilien?q=haus${index}`)),
    );
    const refused = answers.find(({ status }) => status === 429);
    expect(await refused?.text()).toContain('| Elbhaus</title>');
  });
});
