import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { childrenOf, isAlive } from '../../../../deploy/local/process/child-processes.ts';
import { sayFigures, secondsSince } from '../site/fault-figures.ts';
import { PageLoad, type PageVisit } from '../site/page-load.ts';
import { untilReadiness } from '../site/readiness.ts';
import { startSite, type TestSite } from '../site/start-site.ts';

/**
 * Nine in ten shells come within this time: 300 ms is the deadline of the renderer, and the BFF reads the list before. Pages
 * without a deadline would wait for up to 2 s, until the BFF replaces the stopped renderer.
 */
const maxShellMs = 1_500;
/** Single pages wait for other work of the machine. */
const maxMs = 3_000;
let site: TestSite;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ env: { crm: { SIM_PROPERTIES: '30' }, bff: { TRUST_PROXY: '1' } } });
  await site.fullSync();
});
test.afterAll(() => site.stop());

const bff = () => site.processes.get('bff')!;
const bffPid = () => bff().pid ?? 0;
const renderers = () => childrenOf(bffPid());
const onlyRenderer = () => {
  const found = renderers();
  expect(found, 'the BFF has one child').toHaveLength(1);
  return found[0]!.pid;
};
const isBack = () => untilReadiness(site, 'bff', { status: 200, degraded: [] });
const quantile = (visits: PageVisit[], part: number) =>
  Math.round(visits.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(visits.length * part)] ?? 0);

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
    const isRenderedAgain = ({ at, isRendered }: PageVisit) => at > backAt && isRendered;
    await expect
      .poll(() => load.answered.filter(isRenderedAgain).length, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(10);
    const visits = await load.stop();
    const shells = visits.filter((visit) => !visit.isRendered);
    sayFigures(`renderer ${name}`, {
      visits: visits.length,
      shells: shells.length,
      'p90 of shells': `${quantile(shells, 0.9)} ms`,
      p99: `${quantile(visits, 0.99)} ms`,
      gone: `${replacedAfter} s`,
    });

    expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
    expect(shells, 'pages meanwhile').not.toEqual([]);
    expect(quantile(shells, 0.9)).toBeLessThan(maxShellMs);
    expect(quantile(visits, 0.99)).toBeLessThan(maxMs);
    expect(onlyRenderer()).not.toBe(first);
  });

test('bff killed: its renderer ends with it', async () => {
  test.setTimeout(60_000);
  const renderer = onlyRenderer();
  // The BFF alone: `kill` would end all that it has started.
  process.kill(bffPid(), 'SIGKILL');
  await expect.poll(() => isAlive(renderer), { timeout: 5_000 }).toBe(false);
  await expect.poll(() => bff().isRunning).toBe(false);
  await bff().start();
  await isBack();
  expect(onlyRenderer()).not.toBe(renderer);
});

test('bff ended in order: no renderer stays behind, not even a stopped one', async () => {
  test.setTimeout(60_000);
  const renderer = onlyRenderer();
  process.kill(renderer, 'SIGSTOP');
  await bff().stop();
  expect(isAlive(renderer)).toBe(false);
});
