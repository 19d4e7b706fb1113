import { type RpcClient } from '@estate/rpc/rpc-client';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { describe, expect, it } from '@jest/globals';
import { firstSync } from '../src/jobs/first-sync.ts';
import { startedCrmSync } from './crm-sync-under-test.ts';

const { around, crmSync } = await startedCrmSync({ properties: 17 });
const first = () => firstSync(crmSync.client, { everyMs: 50 });

/** A stub of crm-sync that does not answer the first `calls` calls of each message, as during a restart. */
function away(calls: number): Pick<RpcClient, 'call'> {
  const counts = new Map<string, number>();
  return {
    call: (contract, input) => {
      const count = (counts.get(contract.message) ?? 0) + 1;
      counts.set(contract.message, count);
      return count <= calls
        ? Promise.reject(new ProblemError('unavailable'))
        : crmSync.client.call(contract, input);
    },
  };
}

describe('the first sync', () => {
  it('the command for the first sync fails if the CRM refuses the API key, and the next run repeats the sync', async () => {
    around.sim.faults.add({ kind: 'key-refused' });
    await expect(first()).rejects.toThrow(/ended as failed\. Propstack hat die Anfrage abgelehnt.*HTTP 401/);
    around.sim.faults.clear();
  });

  it('the command for the first sync gives up if crm-sync does not answer', async () => {
    around.sim.faults.add({ kind: 'key-refused' });
    const lost = firstSync(away(Infinity), { everyMs: 10, maxAwayMs: 100 });
    await expect(lost).rejects.toMatchObject({ problem: { code: 'unavailable' } });
    await expect(first()).rejects.toThrow('ended as failed');
    around.sim.faults.clear();
  });

  it('the command for the first sync imports all properties once, even if the CRM is busy, it runs twice and crm-sync restarts', async () => {
    around.sim.faults.add({ kind: 'rate-limit', count: 7, retryAfter: 0, path: '/v1/units' });
    const lines: string[] = [];
    const onProgress = (line: string) => lines.push(line);
    const patient = firstSync(away(2), { everyMs: 5, onProgress });
    const [one, other] = await Promise.all([first(), patient]);
    expect(one).toMatch(/^1\d objects imported, 0 failed\.$/);
    expect(other).toBe(one);
    expect(lines[0]).toMatch(/^full-sync: \d+ of \d+ objects, 0 failed$/);
    expect(around.catalog.properties.size).toBeGreaterThan(10);
    around.sim.requests.clear();
    expect(await first()).toMatch(/^A sync has run before, at 20/);
    expect(around.sim.requests.report().total).toBe(0);
  });

  it('the command for the first sync does not repeat it after a later sync that failed', async () => {
    around.sim.faults.add({ kind: 'key-refused' });
    expect(await crmSync.run({ kind: 'full-sync' })).toMatchObject({ state: 'failed' });
    around.sim.faults.clear();
    expect(await first()).toMatch(/^A sync has run before, at 20/);
  });
});
