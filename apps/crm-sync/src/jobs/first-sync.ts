import { setTimeout as sleep } from 'node:timers/promises';
import { GetCrmOverview, GetJob, ListJobs, StartCrmJob } from '@estate/contracts/crm-sync/crm-jobs';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { ProblemError } from '@estate/server-kit/http/problem-error';

type CrmSync = Pick<RpcClient, 'call'>;

interface WaitOptions {
  everyMs?: number;
  /** How long crm-sync or its Redis may be away, e.g. during a restart, before `firstSync` throws. */
  maxAwayMs?: number;
  /** Receives a line of text about the progress, at every tenth query once the number of objects is known. */
  onProgress?: (line: string) => void;
}

/**
 * Runs a full sync and waits for its end, unless a sync has completed before. If a full sync already runs, waits for
 * that one. Returns a line of text about the result; throws if the sync did not complete.
 */
export async function firstSync(impatient: CrmSync, options: WaitOptions = {}): Promise<string> {
  const { everyMs = 500, maxAwayMs = 60_000, onProgress } = options;
  const crmSync = patientClient(impatient, { everyMs, maxAwayMs });
  const before = await earlierSync(crmSync);
  if (before) return before;
  const jobId = await start(crmSync).catch((error: unknown) => {
    if (error instanceof ProblemError && error.problem.code === 'job-running') return runningSync(crmSync);
    throw error;
  });
  for (let answers = 0; ;) {
    const { progress, state, result } = await crmSync.call(GetJob, { jobId });
    const { total, done, successful, failed } = progress;
    if (state === 'completed') return `${successful} objects imported, ${failed} failed.`;
    if (!isUnderWay(state)) {
      const reason = result && 'error' in result ? result.error : undefined;
      throw new Error([`The first sync ended as ${state}.`, reason].filter(Boolean).join(' '));
    }
    if (total > 0 && answers++ % 10 === 0)
      onProgress?.(`full-sync: ${done} of ${total} objects, ${failed} failed`);
    await sleep(everyMs);
  }
}

/**
 * Repeats each call while crm-sync is away. A repeated start is safe, because only one full sync runs at a time:
 * crm-sync refuses the second one with `job-running`.
 */
const patientClient = (crmSync: CrmSync, limits: { everyMs: number; maxAwayMs: number }): CrmSync => ({
  call: async (contract, input) => {
    const until = performance.now() + limits.maxAwayMs;
    for (;;)
      try {
        return await crmSync.call(contract, input);
      } catch (error) {
        if (!isAway(error) || performance.now() > until) throw error;
        await sleep(limits.everyMs);
      }
  },
});

/**
 * A line of text about an earlier completed sync; undefined if there is none. If the latest sync is not finished (it
 * still runs or was cancelled), an earlier one is searched in the list of jobs.
 */
async function earlierSync(crmSync: CrmSync): Promise<string | undefined> {
  const { last_sync } = await crmSync.call(GetCrmOverview, {});
  if (!last_sync) return undefined;
  if (last_sync.finished_at) return `A sync has run before, at ${last_sync.finished_at}.`;
  const { items } = await crmSync.call(ListJobs, { limit: 100 });
  const ended = items.find(({ kind, state }) => kind.endsWith('-sync') && state === 'completed');
  return ended && `A sync has run before, at ${ended.finished_at}.`;
}

const start = async (crmSync: CrmSync) =>
  (await crmSync.call(StartCrmJob, { job: { kind: 'full-sync' }, startedBy: null })).jobId;

async function runningSync(crmSync: CrmSync): Promise<string> {
  const { items } = await crmSync.call(ListJobs, {});
  const running = items.find(({ kind, state }) => kind === 'full-sync' && isUnderWay(state));
  if (!running) throw new Error('The sync that was running has just ended; repeat the command.');
  return running.id;
}

const isUnderWay = (state: string) => state === 'waiting' || state === 'active';

const isAway = (error: unknown) =>
  error instanceof ProblemError && ['unavailable', 'timeout'].includes(error.problem.code);
