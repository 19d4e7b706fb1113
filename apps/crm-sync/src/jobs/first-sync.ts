import { setTimeout as sleep } from 'node:timers/promises';
import { GetCrmOverview, GetJob, ListJobs, StartCrmJob } from '@estate/contracts/crm-sync';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { ProblemError } from '@estate/server-kit/problem-error';

const pollMs = 1_000;

/**
 * Imports the CRM's stock unless a sync has ended before, and waits for the end of a sync that already runs. Returns the
 * line to print; throws if the sync did not complete.
 */
export async function firstSync(crmSync: Pick<RpcClient, 'call'>, everyMs = pollMs): Promise<string> {
  const { last_sync } = await crmSync.call(GetCrmOverview, {});
  if (last_sync?.finished_at) return `A sync has run before, at ${last_sync.finished_at}.`;
  const jobId = await start(crmSync).catch((error: unknown) => {
    if (error instanceof ProblemError && error.problem.code === 'job-running') return runningSync(crmSync);
    throw error;
  });
  for (;;) {
    const { state, progress } = await crmSync.call(GetJob, { jobId });
    if (state === 'completed') return `${progress.successful} objects imported, ${progress.failed} failed.`;
    if (!isUnderWay(state)) throw new Error(`The first sync ended as ${state}.`);
    await sleep(everyMs);
  }
}

const start = async (crmSync: Pick<RpcClient, 'call'>) =>
  (await crmSync.call(StartCrmJob, { job: { kind: 'full-sync' }, startedBy: null })).jobId;

async function runningSync(crmSync: Pick<RpcClient, 'call'>): Promise<string> {
  const { items } = await crmSync.call(ListJobs, {});
  const running = items.find(({ kind, state }) => kind === 'full-sync' && isUnderWay(state));
  if (!running) throw new Error('The sync that was running has just ended; repeat the command.');
  return running.id;
}

const isUnderWay = (state: string) => state === 'waiting' || state === 'active';
