import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { GetJob, StartCrmJob } from '@estate/contracts/crm-sync';
import { ListJobFailures } from '@estate/contracts/job-history';
import { type StartJob } from '@estate/contracts/jobs';
import { createLog } from '@estate/server-kit/log';
import { createRpcClient, type RpcClient } from '@estate/rpc/rpc-client';
import { freePort } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { type z } from 'zod';
import { startSurroundings, type Surroundings } from './crm-sync-under-test.ts';

const size = 400;
/** Calls under way when the process dies are repeated; a batch update has at most so many at once. */
const mostRepeated = 12;

let around: Surroundings;
let client: RpcClient;
let port: number;
const children: ChildProcess[] = [];

const startProcess = () => {
  const env = { ...around.env({ PROPSTACK_REQUESTS_PER_SECOND: '1000' }), PORT: String(port) };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.js')], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: 'ignore',
  });
  children.push(child);
  return child;
};
const start = (job: z.input<typeof StartJob>) =>
  eventually(async () => (await client.call(StartCrmJob, { job, startedBy: 'user-1' })).jobId, {
    timeoutMs: 15_000,
  });
const doneIn = async (jobId: string) => (await client.call(GetJob, { jobId })).progress.done;
async function completed(jobId: string) {
  const job = await eventually(
    async () => {
      const found = await client.call(GetJob, { jobId });
      expect(['waiting', 'active']).not.toContain(found.state);
      return found;
    },
    { timeoutMs: 90_000 },
  );
  expect(job).toMatchObject({ state: 'completed' });
  return job;
}
/** How often the CRM was asked for each object. */
const asked = () =>
  Object.entries(around.sim.requests.report().paths).filter(([path]) => /^\/v1\/units\/\d+$/.test(path));

beforeAll(async () => {
  around = await startSurroundings({ properties: size });
  port = await freePort();
  client = createRpcClient({ url: `tcp://127.0.0.1:${port}`, log: createLog('test') });
});
// A second try needs the port.
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await client.close();
  await around.close();
});

it('after a kill in the middle it asks again only for what was under way, and a repetition for what failed', async () => {
  const first = startProcess();
  await completed(await start({ kind: 'full-sync', importImages: false }));
  const ids = [...around.catalog.properties.keys()].toSorted((one, other) => one - other);
  const failing = ids.filter((_id, index) => index % 33 === 0);
  for (const id of failing) {
    around.sim.faults.add({ kind: 'rubbish', path: `/v1/units/${id}`, count: 1 });
  }
  around.sim.requests.clear();
  const jobId = await start({ kind: 'update-optional-fields' });
  await eventually(async () => expect(await doneIn(jobId)).toBeGreaterThan(ids.length / 2), {
    timeoutMs: 90_000,
  });
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(asked().length).toBeLessThan(ids.length);
  startProcess();
  const { result } = await completed(jobId);
  const repeated = asked().reduce((sum, [, times]) => sum + times - 1, 0);
  expect(asked()).toHaveLength(ids.length);
  expect(repeated).toBeLessThanOrEqual(mostRepeated);
  // A failure that was under way at the kill is asked for again and succeeds.
  const { total } = await client.call(ListJobFailures, { jobId });
  expect(failing.length - total).toBeLessThanOrEqual(mostRepeated);
  expect(result).toMatchObject({ total: ids.length, successful: ids.length - total, failed: total });

  around.sim.requests.clear();
  await completed(await start({ kind: 'update-optional-fields', retryOf: jobId }));
  expect(asked().map(([, times]) => times)).toEqual(Array.from({ length: total }, () => 1));
  for (const [path] of asked()) expect(failing).toContain(Number(path.split('/').at(-1)));
}, 1_200_000);
