import { randomUUID } from 'node:crypto';
import { TestPropstackApi } from '@estate/contracts/crm-sync/api-test';
import * as callLog from '@estate/contracts/crm-sync/call-log';
import * as webhooks from '@estate/contracts/crm-sync/webhooks';
import * as contracts from '@estate/contracts/crm-sync/crm-jobs';
import * as incidents from '@estate/contracts/crm-sync/incidents';
import * as removal from '@estate/contracts/crm-sync/crm-removal';
import * as history from '@estate/contracts/crm-sync/job-history';
import { GetCrmQueues } from '@estate/contracts/queues';
import * as syncSettings from '@estate/contracts/crm-sync/sync-settings';
import { StoreCrmExpose } from '@estate/contracts/crm-sync/crm-exposes';
import { EraseInCrmSync } from '@estate/contracts/hashed-address';
import { ListJobs } from '@estate/contracts/crm-sync/crm-jobs';
import { type RpcContract } from '@estate/contracts/rpc';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { oddInputs } from '@estate/test-kit/odd-inputs';
import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { PendingRemovals } from '../src/removal/pending-removals.ts';
import { startedCrmSync } from './crm-sync-under-test.ts';

const { around, crmSync } = await startedCrmSync({ properties: 2 });

const jobId = await crmSync.start({ kind: 'import-property', propertyId: 1, importImages: false });
await crmSync.ended(jobId);
const logId = (await crmSync.client.call(callLog.ListPropstackLogs, {})).items[0]!.id;

const importOf = (ids: object) => ({
  job: { kind: 'import-property', importImages: false, ...ids },
  startedBy: 'a',
});
/** A valid input for each message, and for each shape of a job's input. */
const messages: [RpcContract, () => unknown][] = [
  [contracts.StartCrmJob, () => importOf({ propertyId: 1 })],
  [contracts.StartCrmJob, () => importOf({ propertyIds: [1] })],
  [removal.GetRemoval, () => ({})],
  [
    removal.DismissRemoval,
    async () => {
      const id = randomUUID();
      const found = { ids: [1], named: [{ id: 1, title: null }], present: 2 };
      await crmSync.get(PendingRemovals).replace(id, found);
      return { id };
    },
  ],
  [contracts.ListJobs, () => ({ limit: 25 })],
  [history.ListJobHistory, () => ({ kind: 'import-property', limit: 20 })],
  [history.ListJobFailures, () => ({ jobId, after: 1, limit: 50 })],
  [contracts.GetJob, () => ({ jobId })],
  [contracts.CancelJob, () => ({ jobId })],
  [
    callLog.ListPropstackLogs,
    () => ({
      limit: 25,
      errorsOnly: true,
      function: 'full-sync',
      before: `1-${'a'.repeat(24)}`,
      from: '2026-01-01T00:00:00Z',
      to: '2027-01-01T00:00:00Z',
    }),
  ],
  [callLog.GetPropstackLog, () => ({ id: logId })],
  [contracts.GetCrmOverview, () => ({})],
  [syncSettings.GetSyncSettings, () => ({})],
  [
    syncSettings.SetSyncSettings,
    async () => ({
      full_sync: { is_on: true, at: '03:30' },
      incremental_sync: { is_on: true, every_minutes: 15 },
      api_version: 'v1',
      removal: { limit_percent: 10 },
      drawbacks_field: 'was_dagegen_spricht',
      sold_price_field: '',
      version: (await crmSync.client.call(syncSettings.GetSyncSettings, {})).version,
    }),
  ],
  [webhooks.GetWebhookState, () => ({ target: 'https://makler.example/api/webhooks/propstack' })],
  [webhooks.RegisterWebhooks, () => ({ target: 'https://makler.example/api/webhooks/propstack' })],
  [incidents.ListIncidents, () => ({})],
  [incidents.GetNoticeSettings, () => ({})],
  [
    incidents.SetNoticeSettings,
    async () => ({
      recipients: ['a'.repeat(24)],
      mails_after_minutes: 30,
      version: (await crmSync.client.call(incidents.GetNoticeSettings, {})).version,
    }),
  ],
  [GetCrmQueues, () => ({})],
  [callLog.DeletePropstackLogs, () => ({})],
  [EraseInCrmSync, () => ({ key: 'k', hash: 'h' })],
  [StoreCrmExpose, () => ({ id: around.sim.stock.all().find(({ id }) => id % 5 === 0)?.id ?? 0 })],
  [TestPropstackApi, () => ({ propertyId: 1, apiVersion: 'v1' })],
];

it('every RPC message of crm-sync is tested with malformed input', () => {
  const Rpc = z.object({ message: z.string(), safety: z.string() });
  const all = Object.values({
    ...contracts,
    ...callLog,
    ...history,
    ...syncSettings,
    ...webhooks,
    ...removal,
    ...incidents,
    GetCrmQueues,
    EraseInCrmSync,
    StoreCrmExpose,
    TestPropstackApi,
  }).flatMap((value) => Rpc.safeParse(value).data ?? []);
  expect([...new Set(messages.map(([{ message }]) => message))].sort()).toEqual(
    all.map(({ message }) => message).sort(),
  );
});

it.each(messages.map(([contract, valid]) => [contract.message, contract, valid] as const))(
  'the RPC message %s accepts malformed input or refuses it with a reason',
  async (_message, contract, valid) => {
    const faults: string[] = [];
    for (const { what, input } of oddInputs(await valid())) {
      await crmSync.client.call(contract, input).catch((error: unknown) => {
        if (!(error instanceof ProblemError) || error.problem.status >= 500)
          faults.push(`${what}: ${String(error)}`);
      });
    }
    expect(faults).toEqual([]);
    await crmSync.client.call(contract, await valid());
    await crmSync.client.call(ListJobs, {});
  },
  120_000,
);

it.each(['completed', 'meta', 'stalled-check', '1', 'a:b', '', 'ffffffff-ffff-4fff-bfff-fffffffffff'])(
  'the name %j of a queue key in Redis is refused as a job id',
  async (key) => {
    for (const contract of [contracts.GetJob, contracts.CancelJob]) {
      await expect(crmSync.client.call(contract, { jobId: key })).rejects.toMatchObject({
        problem: {
          code: 'invalid-input',
          errors: [{ field: 'jobId', message: 'Diesen Vorgang gibt es nicht.' }],
        },
      });
    }
  },
);
