import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitorPaths } from '@estate/content/page-heads';
import { problem } from '@estate/contracts/problem';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { limitsPerClient } from '../src/limits/rate-limits.ts';
import { defaultTimes, type RendererTimes } from '../src/renderer.ts';
import { firstData, jsonLd, tag } from './page-parts.ts';
import { property } from './records.ts';
import { startWorld, type World } from './world.ts';

/**
 * A renderer program that records each requested page in `folder` and returns its address and the number of its data.
 * It becomes ready once no file `held` exists.
 * @param folder where it records the pages
 */
const program = (folder: string) => `
import { appendFileSync, existsSync } from 'node:fs';
process.on('disconnect', () => process.exit(0));
process.on('message', ([number, { address, firstData, facts }]) => {
  appendFileSync(${JSON.stringify(folder)} + '/asked', address + '\\n');
  if (address === '/datenschutz') return process.send([number, { error: 'no such part' }]);
  const html = '<main data-address="' + encodeURI(address) + '" data-facts="' + facts.origin + ' ' + facts.madeAt + '">'
    + Object.keys(firstData).length + '</main>';
  process.send([number, { html }]);
});
appendFileSync(${JSON.stringify(folder)} + '/pids', process.pid + '\\n');
const getReady = () => {
  if (existsSync(${JSON.stringify(folder)} + '/held')) setTimeout(getReady, 20);
  else process.send('ready');
};
getReady();
`;

let world: World;
let folder: string;
let clients = 0;
const lines = async (name: string) =>
  (await readFile(join(folder, name), 'utf8').catch(() => '')).split('\n').filter(Boolean);
const asked = async (address: string) => (await lines('asked')).filter((line) => line === address).length;
const readiness = async () =>
  (await (await world.get('/readyz')).json()) as { ready: boolean; degraded: string[] };
const isBack = () => eventually(async () => expect((await readiness()).degraded).not.toContain('renderer'));
const get = async (path: string) => {
  const response = await world.get(path, { headers: { 'x-forwarded-for': `198.51.100.${clients}` } });
  const html = await response.text();
  return {
    status: response.status,
    html,
    etag: response.headers.get('etag'),
    address: tag(html, /<main data-address="(.*?)"/),
    isShell: html.includes('<div id="root"></div>'),
  };
};
const open = async (times: { rendererTimes?: RendererTimes } = {}) => {
  folder = await mkdtemp(join(tmpdir(), 'rendered-pages-'));
  world = await startWorld({ TRUST_PROXY: '1' }, { renderer: program(folder), ...times });
};
beforeEach(async () => {
  clients += 1;
  await isBack();
});
const close = async () => {
  await world.close();
  await rm(folder, { recursive: true });
};

describe('rendered pages', () => {
  beforeAll(() => open());
  afterAll(close);

  it('a server-rendered page contains the time of rendering and its first data', async () => {
    const { status, html } = await get('/');
    expect(status).toBe(200);
    const madeAt = Number(tag(html, /<div id="root" data-made-at="(\d+)"><main /));
    expect(madeAt % 3_600_000).toBe(0);
    expect(Math.abs(Date.now() - madeAt)).toBeLessThan(3_700_000);
    expect(tag(html, /data-facts="(.*?)"/)).toBe(`https://www.example.test ${madeAt}`);
    expect(tag(html, /<main [^>]*>(\d+)<\/main>/)).toBe('2');
    expect(Object.keys(firstData(html) ?? {})).toHaveLength(2);
    expect(html).not.toContain('<noscript');
  });

  it('a server-rendered page names the scripts of app and page, to be loaded after the first paint', async () => {
    const { html } = await get('/immobilien');
    expect(tag(html, /<script [^>]*id="after-paint"[^>]* src="(.*?)"/)).toBe('/assets/after-paint-abc.js');
    expect(tag(html, /data-app="(.*?)"/)).toBe('/assets/main-abc.js');
    expect(tag(html, /data-preloads="(.*?)"/)).toBe('/assets/libraries-abc.js /assets/listing-abc.js');
    expect(tag((await get('/')).html, /data-preloads="(.*?)"/)).toBe('/assets/libraries-abc.js');
    expect(html.match(/<script type="module"/g)).toHaveLength(1);
    expect(html).not.toContain('modulepreload');
  });

  it.each(visitorPaths.filter((path) => path !== '/datenschutz'))(
    'the page %s is rendered on the server',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 200, address: path, isShell: false });
    },
  );

  it.each(['/admin', '/admin/abgleich', '/admin/immobilien', '/admin/immobilien/42/vorschau'])(
    'the page %s is not rendered on the server, because only the browser knows who is signed in',
    async (path) => {
      const before = (await lines('asked')).length;
      expect(await get(path)).toMatchObject({ status: 200, isShell: true });
      expect(await lines('asked')).toHaveLength(before);
    },
  );

  it('the server renders the page of an unknown path or property with status 404, and of a removed property with 410', async () => {
    world.catalog.answer({
      'catalog.getProperty': ({ id }: { id: number }) =>
        problem(id === 7 ? 'property-gone' : 'property-not-found'),
    });
    expect(await get('/gibt-es-nicht')).toMatchObject({ status: 404, address: '/404' });
    expect(await get('/immobilie/ohne-nummer')).toMatchObject({ status: 404, address: '/immobilie/0' });
    expect(await get('/immobilie/weg-8')).toMatchObject({ status: 404, address: '/immobilie/0' });
    expect(await get('/immobilie/weg-7')).toMatchObject({ status: 410, address: '/immobilie/0' });
    world.catalog.answer({ 'catalog.getProperty': () => property() });
    expect(await get('/immobilie/villa-elbe-42')).toMatchObject({ status: 200 });
  });

  it('a page is rendered once for all queries with the same meaning', async () => {
    await get('/impressum');
    const before = await asked('/impressum');
    for (const query of ['?utm_source=mail', '?a=1&b=2', '?page=4']) {
      expect(await get(`/impressum${query}`)).toMatchObject({ address: '/impressum' });
    }
    expect(await asked('/impressum')).toBe(before);
    await get('/immobilien?type=house&deal=buy');
    await get('/immobilien?gclid=1&deal=buy&type=house');
    expect(await asked('/immobilien?deal=buy&type=house')).toBe(1);
  });

  it('the page of a free-text search is not cached, and has the same ETag when it is rendered again', async () => {
    const first = await get('/immobilien?q=elbe');
    const second = await get('/immobilien?q=elbe');
    expect(await asked('/immobilien?q=elbe')).toBe(2);
    expect(first).toMatchObject({ isShell: false });
    expect(second.etag).toBe(first.etag);
    expect(first.etag).toBeTruthy();
  });

  it('a list whose search text says what fields mean redirects to the address with the fields, and not for good', async () => {
    world.catalog.answer({
      'catalog.readSearch': ({ abroad }: { abroad?: string }) => ({
        query: abroad ? 'abroad=1&city=Mallorca&q=elbe' : 'city=Altona&q=elbe&sort=newest',
      }),
    });
    const answer = await world.get('/immobilien?q=altona+elbe&sort=newest&view=map&page=3', {
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/immobilien?city=Altona&q=elbe&sort=newest&view=map',
    ]);
    const abroad = await world.get('/ferienimmobilien?q=mallorca+elbe', { redirect: 'manual' });
    expect(abroad.headers.get('location')).toBe('/ferienimmobilien?city=Mallorca&q=elbe');
    world.catalog.answer({ 'catalog.readSearch': () => problem('unavailable') });
    expect((await world.get('/immobilien?q=altona+elbe', { redirect: 'manual' })).status).toBe(200);
  });

  it('the answers of an heir are rendered for each request and kept nowhere, under the address of the page without them [V-2.159]', async () => {
    const answers = 'erben=allein&grundbuch=erben&nutzung=leer&testament=keines&todesfall=6-wochen';
    for (const query of [`${answers}&utm_source=mail`, answers]) {
      const { html, address } = await get(`/verkaufen/erbe?${query}`);
      expect(address?.replaceAll('&amp;', '&')).toBe(`/verkaufen/erbe?${answers}`);
      expect(tag(html, /rel="canonical" href="(.*?)"/)).toMatch(/\/verkaufen\/erbe$/);
      const [, ...crumbs] = jsonLd(html).flatMap(({ itemListElement = [] }) => itemListElement);
      expect(crumbs).toMatchObject(
        [{ item: /\/verkaufen$/ }, { item: /\/verkaufen\/erbe$/ }].map(({ item }) => ({
          item: expect.stringMatching(item),
        })),
      );
    }
    expect(await asked(`/verkaufen/erbe?${answers}`)).toBe(2);
    await get('/verkaufen/erbe?testament=vielleicht');
    await get('/verkaufen/erbe');
    expect(await asked('/verkaufen/erbe')).toBe(1);
  });

  it('a server-rendered property list contains all list pages up to the requested one', async () => {
    world.catalog.answer({
      'catalog.listProperties': ({ page }: { page: number }) => ({
        items: [],
        total: 60,
        page,
        page_size: 24,
      }),
    });
    const { html, address } = await get('/immobilien?page=3');
    expect(address).toBe('/immobilien?page=3');
    const lists = Object.keys(firstData(html) ?? {}).filter((key) => key.startsWith('/api/properties?'));
    expect(lists).toHaveLength(3);
    expect(new Set(lists.map((key) => new URLSearchParams(key.split('?')[1]).get('page')))).toEqual(
      new Set([null, '2', '3']),
    );
  });

  it('the page of a search without hits in Germany contains what it finds abroad', async () => {
    world.catalog.answer({
      'catalog.listProperties': ({ abroad, page }: { abroad?: string; page: number }) => ({
        items: [],
        total: abroad ? 1 : 0,
        page,
        page_size: 24,
      }),
    });
    const data = async (path: string) => firstData((await get(path)).html) ?? {};
    expect(await data('/immobilien?q=finca')).toMatchObject({
      '/api/properties?abroad=1&q=finca&sort=available_first': { total: 1 },
    });
    // The map has no properties abroad.
    const onMap = Object.keys(await data('/immobilien?q=finca&within=box_9_53_10_54'));
    expect(onMap.filter((address) => address.includes('abroad'))).toEqual([]);
  });

  it('a page that fails to render or is refused is sent without rendered content', async () => {
    expect(await get('/datenschutz')).toMatchObject({ status: 200, isShell: true });
    for (let n = 0; n < limitsPerClient.search.points; n += 1) await get(`/immobilien?area_min=${n + 1}`);
    const before = (await lines('asked')).length;
    expect(await get('/immobilien?area_min=999')).toMatchObject({ status: 429, isShell: true });
    expect(await lines('asked')).toHaveLength(before);
  });
});

describe('pages of a slow or missing renderer', () => {
  beforeAll(() => open({ rendererTimes: defaultTimes }));
  afterAll(close);

  it('pages are sent without rendered content for two seconds if the renderer does not answer', async () => {
    process.kill(Number((await lines('pids')).at(-1)), 'SIGSTOP');
    const since = performance.now();
    const passed = () => performance.now() - since;
    const address = '/immobilien?area_min=2000';
    expect(await get(address)).toMatchObject({ status: 200, isShell: true });
    expect(passed()).toBeLessThan(1_900);
    const afterFirst = performance.now();
    for (let n = 0; n < 5; n += 1) expect(await get(address)).toMatchObject({ isShell: true });
    // Each would wait for the deadline if it asked the renderer.
    expect(performance.now() - afterFirst).toBeLessThan(5 * defaultTimes.deadlineMs);
    await eventually(async () => expect(await get(address)).toMatchObject({ isShell: false, address }));
    expect(passed()).toBeGreaterThan(1_900);
  });

  it('pages are sent without rendered content while the renderer is unavailable, which /readyz reports', async () => {
    await writeFile(join(folder, 'held'), '');
    process.kill(Number((await lines('pids')).at(-1)), 'SIGKILL');
    await eventually(async () => {
      expect(await readiness()).toMatchObject({
        ready: true,
        degraded: expect.arrayContaining(['renderer']),
      });
    });
    expect(await get('/immobilien?area_min=3000')).toMatchObject({ status: 200, isShell: true });
    await rm(join(folder, 'held'));
    await isBack();
    expect(await get('/immobilien?area_min=3001')).toMatchObject({ isShell: false });
  });
});
