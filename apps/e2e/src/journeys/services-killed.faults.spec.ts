import { setTimeout as sleep } from 'node:timers/promises';
import { propertyImageUrl, renditions } from '@estate/domain/property/renditions';
import { childrenOf, isAlive } from '../../../../deploy/local/process/child-processes.ts';
import { expect, test } from '../journey.ts';
import { printFigures, secondsSince } from '../site/fault-figures.ts';
import { PageLoad, type PageVisit } from '../site/page-load.ts';
import { untilReadiness } from '../site/readiness.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { storedImages } from '../site/stored-images.ts';
import { countLostAndDuplicate } from '../site/stored-leads.ts';
import { newClientHeaders, countFailed, VisitorLoad } from '../site/visitor-load.ts';

/**
 * Nine in ten shells have to arrive within this time: the renderer has a deadline of 300 ms, and the BFF reads the list
 * before. Without a deadline pages would wait for up to 2 s, until the BFF replaces the stopped renderer.
 */
const maxShellMs = 1_500;

let site: TestSite;
let propertyId: number;
/** A rendition that is not rendered yet. */
let imagePath: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const crm = { SIM_PROPERTIES: '12', SIM_MAX_IMAGES: '1' };
  site = await startSite({ copies: { catalog: 2 }, env: { crm } });
  await site.fullSync();
  const listing = await fetch(`${site.url}/api/properties`);
  propertyId = ((await listing.json()) as { items: { id: number }[] }).items[0]!.id;
  const image = (await storedImages(site)).get(propertyId)![0]!;
  imagePath = propertyImageUrl(image, renditions.thumbnail);
});
test.afterAll(() => site.stop());

const paths = () => ['/', '/immobilien', '/api/properties', `/api/properties/${propertyId}`, '/robots.txt'];
const staffToken = () => ({ authorization: `Bearer ${site.token}` });
const strange = { authorization: 'Bearer made-up.token' };

/** Requests that the BFF cannot answer from its cache and has to refuse during the outage. */
const needs: Record<string, { path: () => string; headers?: () => Record<string, string> }> = {
  catalog: { path: () => '/api/properties?q=haus' },
  'crm-sync': { path: () => '/api/admin/jobs', headers: staffToken },
  identity: { path: () => '/api/admin/properties', headers: staffToken },
  leads: { path: () => '/api/admin/leads', headers: staffToken },
  media: { path: () => imagePath },
};

test('uncached reads are answered while one of two instances of catalog is killed', async () => {
  const child = site.processes.get('catalog-2')!;
  // Responses with `q` are never cached, so each of these reads reaches a copy of catalog.
  const words = Array.from({ length: 10 }, (_, number) => `/api/properties?q=${number}`);
  const load = new VisitorLoad(site, { paths: words, name: 'two-catalogs', formEveryMs: 5_000 });
  await sleep(500);
  await child.kill();
  await sleep(1_500);
  const { reads } = await load.stop();
  expect(reads['200']).toBeGreaterThan(10);
  expect(countFailed(reads, 200)).toBe(0);
  // This instance is not restarted, so that the next test kills the last one.
});

for (const part of ['catalog', 'crm-sync', 'identity', 'leads', 'media'])
  test(`while ${part} is killed, reads are answered, every form is stored exactly once, and /readyz names the service`, async () => {
    const child = site.processes.get(part)!;
    for (const path of paths()) await fetch(site.url + path);
    const load = new VisitorLoad(site, { paths: paths(), name: `killed-${part}` });
    await sleep(300);
    await child.kill();
    const killedAt = performance.now();
    const { path, headers } = needs[part]!;
    const refused = await fetch(site.url + path(), { headers: { ...newClientHeaders(), ...headers?.() } });
    const stranger = await fetch(`${site.url}/api/admin/properties`, { headers: strange });
    const detectionSeconds = await untilReadiness(site, 'bff', {
      status: 200,
      parts: { [part]: false },
      degraded: expect.arrayContaining([part]),
    });
    await child.start();
    await untilReadiness(site, 'bff', { status: 200, degraded: [] });
    const back = secondsSince(killedAt);
    const { reads, forms, accepted } = await load.stop();
    const stored = await countLostAndDuplicate(site.mongodbUrl, accepted);
    const figures = {
      detected: `${detectionSeconds} s`,
      back: `${back} s`,
      reads,
      forms,
      accepted: accepted.length,
    };
    printFigures(`${part} killed`, { ...figures, ...stored });

    expect(refused.status).toBe(503);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(stranger.status, 'a stranger is let in by nobody').toBe(part === 'identity' ? 503 : 401);
    expect(countFailed(reads, 200)).toBe(0);
    expect(countFailed(forms, 202, 503)).toBe(0);
    expect(accepted.length).toBeGreaterThan(2);
    expect(stored).toEqual({ lost: 0, doubled: 0 });
  });

test('a killed BFF answers again after its restart, and every form is stored exactly once', async () => {
  const child = site.processes.get('bff')!;
  const load = new VisitorLoad(site, { paths: paths(), name: 'killed-bff' });
  await sleep(300);
  await child.kill();
  const killedAt = performance.now();
  await untilReadiness(site, 'bff', undefined);
  await child.start();
  await untilReadiness(site, 'bff', { status: 200, degraded: [] });
  const back = secondsSince(killedAt);
  const { reads, forms, accepted } = await load.stop();
  const stored = await countLostAndDuplicate(site.mongodbUrl, accepted);
  printFigures('bff killed', { back: `${back} s`, reads, forms, accepted: accepted.length, ...stored });

  // Requests may fail without a response, but every response has the status 200.
  expect(Object.keys(reads).toSorted()).toEqual(['200', 'none']);
  expect(stored).toEqual({ lost: 0, doubled: 0 });
  const again = await fetch(`${site.url}/api/admin/jobs`, { headers: staffToken() });
  expect(again.status, 'sessions outlive the process').toBe(200);
});

/** The process id of the BFF's only child. */
const rendererOf = (bffPid = site.processes.get('bff')?.pid ?? 0) => {
  const found = childrenOf(bffPid);
  expect(found, 'the BFF has one child').toHaveLength(1);
  return found[0]!;
};
const quantile = (visits: PageVisit[], part: number) =>
  Math.round(visits.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(visits.length * part)] ?? 0);

test('while the page renderer is stopped, each page is answered in time without it; later pages are rendered again', async () => {
  const first = rendererOf();
  const load = new PageLoad(site.url, 100);
  await expect.poll(() => load.answered.some(({ isRendered }) => isRendered)).toBe(true);
  process.kill(first, 'SIGSTOP');
  const since = performance.now();
  await expect.poll(() => isAlive(first), { timeout: 10_000 }).toBe(false);
  const replacedAfter = secondsSince(since);
  await untilReadiness(site, 'bff', { status: 200, degraded: [] });
  const backAt = performance.now();
  const isRenderedAgain = ({ at, isRendered }: PageVisit) => at > backAt && isRendered;
  await expect
    .poll(() => load.answered.filter(isRenderedAgain).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(3);
  const visits = await load.stop();
  const shells = visits.filter((visit) => !visit.isRendered);
  printFigures('renderer stopped', {
    visits: visits.length,
    shells: shells.length,
    'p90 of shells': `${quantile(shells, 0.9)} ms`,
    gone: `${replacedAfter} s`,
  });

  expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
  expect(shells, 'pages meanwhile').not.toEqual([]);
  expect(quantile(shells, 0.9)).toBeLessThan(maxShellMs);
  expect(rendererOf()).not.toBe(first);
});

test('the page renderer ends with a BFF that is killed or shut down, even if the renderer is stopped', async () => {
  const bff = site.processes.get('bff')!;
  const first = rendererOf();
  // Kills the BFF only, because `kill` would end its children too.
  process.kill(bff.pid ?? 0, 'SIGKILL');
  await expect.poll(() => isAlive(first), { timeout: 5_000 }).toBe(false);
  await expect.poll(() => bff.isRunning).toBe(false);
  await bff.start();
  await untilReadiness(site, 'bff', { status: 200, degraded: [] });
  const second = rendererOf();
  process.kill(second, 'SIGSTOP');
  await bff.stop();
  expect(isAlive(second)).toBe(false);
});
