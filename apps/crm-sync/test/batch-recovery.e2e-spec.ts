import { GetJob } from '@estate/contracts/crm-sync';
import { ListJobFailures } from '@estate/contracts/job-history';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startSurroundings, type Surroundings } from './crm-sync-under-test.ts';
import { killableCrmSync } from './killable-crm-sync.ts';

const size = 150;
/** Calls under way when the process dies are repeated; a batch update has at most so many at once. */
const mostRepeated = 12;

let around: Surroundings;
let killable: Awaited<ReturnType<typeof killableCrmSync>>;
const doneIn = async (jobId: string) => (await killable.client.call(GetJob, { jobId })).progress.done;
/** How often the CRM was asked for each object. */
const asked = () =>
  Object.entries(around.sim.requests.report().paths).filter(([path]) => /^\/v1\/units\/\d+$/.test(path));

beforeAll(async () => {
  around = await startSurroundings({ properties: size });
  killable = await killableCrmSync(around);
});
afterAll(async () => {
  await killable.close();
  await around.close();
});

it('after a kill in the middle it asks again only for what was under way, and a repetition for what failed [S-4.11]', async () => {
  killable.run();
  await killable.completed(await killable.start({ kind: 'full-sync', importImages: false }));
  const ids = [...around.catalog.properties.keys()].toSorted((one, other) => one - other);
  const failing = ids.filter((_id, index) => index % 12 === 0);
  for (const id of failing) {
    around.sim.faults.add({ kind: 'rubbish', path: `/v1/units/${id}`, count: 1 });
  }
  around.sim.requests.clear();
  // Catalog holds the batch up after two thirds, so that it is killed in the middle.
  let through = (ids.length * 2) / 3;
  let release: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  around.catalog.slowDown(() => (through-- > 0 ? Promise.resolve() : isHeld));
  const jobId = await killable.start({ kind: 'update-optional-fields' });
  await eventually(async () => expect(await doneIn(jobId)).toBeGreaterThan(ids.length / 2));
  await killable.kill();
  around.catalog.slowDown(undefined);
  release();
  expect(asked().length).toBeLessThan(ids.length);
  killable.run();
  const { result } = await killable.completed(jobId);
  const repeated = asked().reduce((sum, [, times]) => sum + times - 1, 0);
  expect(asked()).toHaveLength(ids.length);
  expect(repeated).toBeLessThanOrEqual(mostRepeated);
  // A failure that was under way at the kill is asked for again and succeeds.
  const { total } = await killable.client.call(ListJobFailures, { jobId });
  expect(failing.length - total).toBeLessThanOrEqual(mostRepeated);
  expect(result).toMatchObject({ total: ids.length, successful: ids.length - total, failed: total });

  around.sim.requests.clear();
  await killable.completed(await killable.start({ kind: 'update-optional-fields', retryOf: jobId }));
  expect(asked().map(([, times]) => times)).toEqual(Array.from({ length: total }, () => 1));
  for (const [path] of asked()) expect(failing).toContain(Number(path.split('/').at(-1)));
}, 120_000);
