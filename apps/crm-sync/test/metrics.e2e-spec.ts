import { metrics } from '@estate/server-kit/observability/metrics';
import { expect, it } from '@jest/globals';
import { IncidentWatch } from '../src/incidents/incident-watch.ts';
import { startedCrmSync } from './crm-sync-under-test.ts';

const { around, crmSync } = await startedCrmSync({ properties: 4 });

/** The value of one series of a metric, as Prometheus reads it; undefined if there is none. */
async function valueOf(metric: string, labels = '') {
  const text = await metrics.metrics();
  const line = text.split('\n').find((one) => one.startsWith(`${metric}${labels && `{${labels}}`} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

it('the metrics show CRM calls by outcome, waiting times for the rate limit, open incidents and the last successful sync', async () => {
  around.sim.faults.add({ kind: 'unprocessable' });
  await crmSync.run({ kind: 'full-sync' });
  await crmSync.get(IncidentWatch).check();
  expect(await valueOf('crm_call_duration_seconds_count', 'version="v1",outcome="rejected"')).toBe(1);
  expect(await valueOf('crm_call_duration_seconds_count', 'version="v1",outcome="ok"')).toBeUndefined();
  expect(await valueOf('incident_lasts', 'kind="sync-failed"')).toBe(1);
  expect(await valueOf('sync_last_success_timestamp_seconds', 'kind="full-sync"')).toBe(0);

  around.sim.faults.clear();
  const since = Date.now();
  await crmSync.sync();
  await crmSync.get(IncidentWatch).check();
  const succeeded = await valueOf('crm_call_duration_seconds_count', 'version="v1",outcome="ok"');
  expect(succeeded).toBeGreaterThan(0);
  expect(await valueOf('crm_turn_wait_seconds_count')).toBe(1 + Number(succeeded));
  expect(await valueOf('incident_lasts', 'kind="sync-failed"')).toBe(0);
  const endedAt = await valueOf('sync_last_success_timestamp_seconds', 'kind="full-sync"');
  expect(Number(endedAt) * 1_000).toBeGreaterThanOrEqual(since);
});
