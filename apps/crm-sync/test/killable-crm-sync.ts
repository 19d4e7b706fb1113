import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { GetJob, StartCrmJob } from '@estate/contracts/crm-sync/crm-jobs';
import { type StartJob } from '@estate/contracts/jobs';
import { createLog } from '@estate/server-kit/observability/log';
import { RpcClient } from '@estate/rpc/rpc-client';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { serviceKey } from '@estate/test-kit/service-keys';
import { freePort } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { expect } from '@jest/globals';
import { Redis } from 'ioredis';
import { type z } from 'zod';
import { type Tuning } from '../src/tuning.ts';
import { type Surroundings } from './crm-sync-under-test.ts';

/** Locks of dead workers are detected earlier than in production. */
const shortTuning: Partial<Tuning> = { stalledCheckMs: 500 };

/** Prepares the service as a process of its own, which can be killed, stopped and started again at the same port. */
export async function killableCrmSync(
  around: Surroundings,
  more: Record<string, string> = {},
  tuning = shortTuning,
) {
  const port = await freePort();
  const token = new ServiceToken('bff', 'crm-sync', serviceKey);
  const client = new RpcClient(`http://127.0.0.1:${port}`, token, createLog('test'));
  let child: ChildProcess | undefined;
  const main = join(import.meta.dirname, 'killable-main.mjs');
  const kill = async () => {
    const dying = child;
    child = undefined;
    if (!dying) return;
    const exited = once(dying, 'exit');
    dying.kill('SIGKILL');
    await exited;
  };
  return {
    client,
    run: () => {
      child = spawn(process.execPath, [main, JSON.stringify(tuning)], {
        env: { PATH: process.env['PATH'], PORT: String(port), ...around.env(more) },
        stdio: 'ignore',
      });
    },
    signal: (signal: NodeJS.Signals) => child?.kill(signal),
    kill,
    /**
     * Deletes all job locks, as if they had expired because their process died. Returns the longest time in ms for
     * which one of them would have remained.
     */
    expireLocks: async () => {
      const redis = new Redis(around.redis.url);
      const locks = await redis.keys('bull:*:lock');
      const remainingMs = await Promise.all(locks.map((lock) => redis.pttl(lock)));
      await redis.unlink(...locks);
      redis.disconnect();
      return Math.max(...remainingMs);
    },
    /** Starts a job as soon as the process answers. */
    start: (job: z.input<typeof StartJob>) =>
      eventually(async () => (await client.call(StartCrmJob, { job, startedBy: 'user-1' })).jobId, {
        timeoutMs: 60_000,
      }),
    completed: async (jobId: string) => {
      const job = await eventually(
        async () => {
          const found = await client.call(GetJob, { jobId });
          expect(['waiting', 'active']).not.toContain(found.state);
          return found;
        },
        { timeoutMs: 60_000 },
      );
      expect(job).toMatchObject({ state: 'completed' });
      return job;
    },
    close: async () => {
      await client.close();
      await kill();
    },
  };
}
