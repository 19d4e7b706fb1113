import { setTimeout as sleep } from 'node:timers/promises';
import { propertyImageUrl, renditions } from '@estate/contracts/renditions';
import { expect, test } from '@playwright/test';
import { sayFigures, secondsSince } from '../site/fault-figures.ts';
import { untilReadiness } from '../site/readiness.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { storedImages } from '../site/stored-images.ts';
import { lostAndDoubled } from '../site/stored-leads.ts';
import { asVisitor, failed, VisitorLoad } from '../site/visitor-load.ts';

let site: TestSite;
let propertyId: number;
/** A rendition that nobody has asked for. */
let imagePath: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const crm = { SIM_PROPERTIES: '30', SIM_MAX_IMAGES: '1' };
  site = await startSite({ env: { crm, bff: { TRUST_PROXY: '1' } } });
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

/** What no memory of the BFF answers and which therefore has to be refused while the part is gone. */
const needs: Record<string, { path: () => string; headers?: () => Record<string, string> }> = {
  catalog: { path: () => '/api/properties?q=haus' },
  'crm-sync': { path: () => '/api/admin/jobs', headers: staffToken },
  identity: { path: () => '/api/admin/properties', headers: staffToken },
  leads: { path: () => '/api/admin/leads', headers: staffToken },
  media: { path: () => imagePath },
};

for (const part of ['catalog', 'crm-sync', 'identity', 'leads', 'media'])
  test(`${part} killed: reads go on, no form is lost or doubled, and the readiness names it`, async () => {
    test.setTimeout(120_000);
    const child = site.processes.get(part)!;
    for (const path of paths()) await fetch(site.url + path);
    const load = new VisitorLoad(site, { paths: paths(), name: `killed-${part}` });
    await sleep(1_000);
    await child.kill();
    const killedAt = performance.now();
    const { path, headers } = needs[part]!;
    const refused = await fetch(site.url + path(), { headers: { ...asVisitor(), ...headers?.() } });
    const stranger = await fetch(`${site.url}/api/admin/properties`, { headers: strange });
    const told = await untilReadiness(site, 'bff', {
      status: 200,
      parts: { [part]: false },
      degraded: expect.arrayContaining([part]),
    });
    await child.start();
    await untilReadiness(site, 'bff', { status: 200, degraded: [] });
    const back = secondsSince(killedAt);
    const { reads, forms, accepted } = await load.stop();
    const stored = await lostAndDoubled(site.mongodbUrl, accepted);
    const figures = { told: `${told} s`, back: `${back} s`, reads, forms, accepted: accepted.length };
    sayFigures(`${part} killed`, { ...figures, ...stored });

    expect(refused.status).toBe(503);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(stranger.status, 'a stranger is let in by nobody').toBe(part === 'identity' ? 503 : 401);
    expect(failed(reads, 200)).toBe(0);
    expect(failed(forms, 202, 503)).toBe(0);
    expect(accepted.length).toBeGreaterThan(2);
    expect(stored).toEqual({ lost: 0, doubled: 0 });
  });

test('bff killed: it answers again after its start, and no form is lost or doubled', async () => {
  test.setTimeout(120_000);
  const child = site.processes.get('bff')!;
  const load = new VisitorLoad(site, { paths: paths(), name: 'killed-bff' });
  await sleep(1_000);
  await child.kill();
  const killedAt = performance.now();
  await untilReadiness(site, 'bff', undefined);
  await child.start();
  await untilReadiness(site, 'bff', { status: 200, degraded: [] });
  const back = secondsSince(killedAt);
  const { reads, forms, accepted } = await load.stop();
  const stored = await lostAndDoubled(site.mongodbUrl, accepted);
  sayFigures('bff killed', { back: `${back} s`, reads, forms, accepted: accepted.length, ...stored });

  // Whoever came meanwhile was not connected; nobody got another answer than the right one.
  expect(Object.keys(reads).toSorted()).toEqual(['200', 'none']);
  expect(stored).toEqual({ lost: 0, doubled: 0 });
  const again = await fetch(`${site.url}/api/admin/jobs`, { headers: staffToken() });
  expect(again.status, 'sessions outlive the process').toBe(200);
});
