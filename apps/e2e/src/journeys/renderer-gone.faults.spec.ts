import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { childrenOf, isAlive } from '../../../../deploy/local/process/child-processes.ts';
import { sayFigures, secondsSince } from '../site/fault-figures.ts';
import { PageLoad, type PageVisit } from '../site/page-load.ts';
import { untilReadiness } from '../site/readiness.ts';
import { startSite, type TestSite } from '../site/start-site.ts';

/** The deadline of a page is 300 ms; the rest is what the list takes, and this machine's other work. */
const maxMs = 1_000;
let site: TestSite;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ env: { crm: { SIM_PROPERTIES: '30' }, bff: { TRUST_PROXY: '1' } } });
  await site.fullSync();
});
test.afterAll(() => site.stop());

const bffPid = () => site.processes.get('bff')?.pid ?? 0;
const renderers = () => childrenOf(bffPid());
const onlyRenderer = () => {
  const found = renderers();
  expect(found, 'the BFF has one child').toHaveLength(1);
  return found[0]!.pid;
};
const isRendered = async (path: string) =>
  (await (await fetch(site.url + path)).text()).includes(' data-made-at="');
const isBack = () => untilReadiness(site, 'bff', { status: 200, degraded: [] });
const p99 = (visits: PageVisit[]) =>
  Math.round(visits.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(visits.length * 0.99)] ?? 0);

for (const [name, signal] of [
  ['killed', 'SIGKILL'],
  ['stopped', 'SIGSTOP'],
] as const)
  test(`renderer ${name}: each page is answered in time, and pages are rendered again`, async () => {
    test.setTimeout(60_000);
    await isBack();
    const first = onlyRenderer();
    const load = new PageLoad(site.url, 100);
    await sleep(2_000);
    process.kill(first, signal);
    const since = performance.now();
    await expect.poll(() => isAlive(first), { timeout: 10_000 }).toBe(false);
    const replacedAfter = secondsSince(since);
    await expect
      .poll(() => renderers().map(({ pid }) => pid), { timeout: 10_000 })
      .toEqual([expect.any(Number)]);
    await isBack();
    const backAt = performance.now();
    await expect(() => {
      const latest = load.answered.filter(({ at }) => at > backAt).slice(-10);
      expect(latest.map(({ isRendered: is }) => is)).toEqual(Array(10).fill(true));
    }, 'ten pages in a row are rendered again').toPass({ timeout: 10_000 });
    const visits = await load.stop();
    const shells = visits.filter((visit) => !visit.isRendered).length;
    const figures = { visits: visits.length, shells, p99: `${p99(visits)} ms`, gone: `${replacedAfter} s` };
    sayFigures(`renderer ${name}`, figures);

    expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
    expect(p99(visits)).toBeLessThan(maxMs);
    expect(shells, 'pages meanwhile were shells').toBeGreaterThan(0);
    expect(onlyRenderer()).not.toBe(first);
    await expect.poll(() => isRendered('/impressum')).toBe(true);
  });

test('bff killed: its renderer ends with it', async () => {
  test.setTimeout(60_000);
  const renderer = onlyRenderer();
  // The BFF alone: `kill` would end all that it has started.
  process.kill(bffPid(), 'SIGKILL');
  await expect.poll(() => isAlive(renderer), { timeout: 5_000 }).toBe(false);
  await untilReadiness(site, 'bff', undefined);
  await site.processes.get('bff')!.start();
  await isBack();
  expect(onlyRenderer()).not.toBe(renderer);
});

test('bff ended in order: no renderer stays behind, not even a stopped one', async () => {
  test.setTimeout(60_000);
  const renderer = onlyRenderer();
  process.kill(renderer, 'SIGSTOP');
  await site.processes.get('bff')!.stop();
  expect(isAlive(renderer)).toBe(false);
});
