import { TestPropstackApi } from '@estate/contracts/crm-sync/api-test';
import { GetJob, StartCrmJob } from '@estate/contracts/crm-sync/crm-jobs';
import { type BatchResult, type ImportResult, type StartJob } from '@estate/contracts/jobs';
import { afterAll } from '@jest/globals';
import { startSim } from '@estate/propstack-sim/start-sim';
import { parseEnv } from '@estate/server-kit/process/env';
import { HealthChecks } from '@estate/server-kit/observability/health-checks';
import { createLog } from '@estate/server-kit/observability/log';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { startService } from '@estate/server-kit/process/run-service';
import { RpcClient } from '@estate/rpc/rpc-client';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { asPermittedCaller, serviceKey, serviceKeys } from '@estate/test-kit/service-keys';
import { testMongo, testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { type z } from 'zod';
import { CrmSyncModule } from '../src/crm-sync.module.ts';
import { crmSyncEnv } from '../src/env.ts';
import { type Tuning } from '../src/tuning.ts';
import { JobRetention } from '../src/running-jobs/job-history.ts';
import { stubCatalog } from './stub-catalog.ts';
import { stubMedia } from './stub-media.ts';
import { stubPeople } from './stub-people.ts';

export const keyV1 = 'test-key-of-version-1';
export const keyV2 = 'test-key-of-version-2';

export const webhookSecret = 'signs-the-webhooks-of-tests';

/** Objects per page of a sync in tests. */
export const pageSize = 5;

/** Starts real databases for crm-sync, and simulations of the CRM, catalog, media, leads and identity. */
export async function startSurroundings({ properties = 12 } = {}) {
  const mongo = testMongo();
  const [redis, sim, catalog, media, people] = await Promise.all([
    testRedis(),
    startSim({ port: 0, host: '127.0.0.1', properties, keyV1, keyV2, webhookSecret }),
    stubCatalog(),
    stubMedia(),
    stubPeople(),
  ]);
  const env = (more: Record<string, string> = {}) => ({
    MONGODB_URL: mongo.url,
    REDIS_URL: redis.url,
    PROPSTACK_BASE_URL: sim.url,
    PROPSTACK_API_KEY_V1: keyV1,
    PROPSTACK_API_KEY_V2: keyV2,
    // A high limit, because the rate limit has its own spec.
    PROPSTACK_REQUESTS_PER_SECOND: '1000',
    CATALOG_URL: catalog.server.url,
    LEADS_URL: people.leads.url,
    IDENTITY_URL: people.identity.url,
    MEDIA_URL: media.url,
    LOG_LEVEL: 'silent',
    SYNC_SCHEDULES: 'off',
    ...serviceKeys,
    ...more,
  });
  const ends: (() => Promise<unknown>)[] = [];
  return {
    /** Adds what `close` ends first, the last added one before all others. */
    onClose: (end: () => Promise<unknown>) => void ends.push(end),
    mongo,
    redis,
    sim,
    catalog,
    media,
    people,
    env,
    close: async () => {
      for (const end of ends.reverse()) await end();
      await Promise.all([sim.stop(), catalog.server.close(), people.close()]);
      media.close();
      await mongo.drop();
      await redis.stop();
    },
  };
}
export type Surroundings = Awaited<ReturnType<typeof startSurroundings>>;

/**
 * Short times, so that the specs do not wait long for retries. A request that is only late because both cores are
 * busy is not repeated.
 */
const shortTuning = {
  requestTimeoutMs: 10_000,
  maxTries: 3,
  retryPauseMs: 20,
  testerTurnMs: 500,
  keyPauseMs: 300,
  stalledCheckMs: 500,
  pageSize,
  idPageSize: 7,
};

/** Starts the service with these databases and simulated services, by default with short times. */
export async function startCrmSync(
  around: Surroundings,
  more: Record<string, string> = {},
  longer: Partial<Tuning> = {},
) {
  const source = around.env(more);
  const tuning = { ...shortTuning, ...longer };
  const env = parseEnv(crmSyncEnv(source), source);
  const running = await startService(CrmSyncModule.forRoot(env, { tuning }), { http: privateHttp(env) });
  const ready = () => running.get(HealthChecks).readiness();
  await eventually(async () => {
    if (!(await ready()).ready) throw new Error('not ready');
  });
  let closed: Promise<void> | undefined;
  const httpUrl = `http://127.0.0.1:${running.httpPort}`;
  const client = asPermittedCaller(
    (from) => new RpcClient(httpUrl, new ServiceToken(from, 'crm-sync', serviceKey), createLog('test')),
  );
  const ofBff = new ServiceToken('bff', 'crm-sync', serviceKey);
  /** Sends a plain HTTP request (no RPC) with the service token of the BFF. */
  const fetchAsBff = async (
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string },
  ) => fetch(`${httpUrl}${path}`, { ...init, headers: { ...(await ofBff.headers()), ...init.headers } });
  const start = async (job: z.input<typeof StartJob>) =>
    (await client.call(StartCrmJob, { job, startedBy: 'user-1' })).jobId;
  const ended = (jobId: string) =>
    eventually(
      async () => {
        const job = await client.call(GetJob, { jobId });
        if (!['completed', 'failed', 'cancelled'].includes(job.state)) throw new Error(`is ${job.state}`);
        return job;
      },
      { timeoutMs: 15_000 },
    );
  return {
    client,
    httpUrl,
    fetchAsBff,
    test: (propertyId: number, apiVersion: 'v1' | 'v2') =>
      client.call(TestPropstackApi, { propertyId, apiVersion }),
    /** An instance of the service by its class. */
    get: running.get,
    ready,
    retention: running.get(JobRetention),
    start,
    ended,
    run: async (job: z.input<typeof StartJob>) => ended(await start(job)),
    importOne: async (propertyId: number, importImages = true) =>
      (await ended(await start({ kind: 'import-property', propertyId, importImages })))
        .result as ImportResult,
    sync: async (importImages = true) =>
      (await ended(await start({ kind: 'full-sync', importImages }))).result as BatchResult,
    /** Ends the service once; a later call waits for the same end. */
    close: () => (closed ??= client.close().then(() => running.close())),
  };
}
export type CrmSyncUnderTest = Awaited<ReturnType<typeof startCrmSync>>;

/** Starts surroundings and the service for all tests of a file, after which both end. */
export async function startedCrmSync(
  options: Parameters<typeof startSurroundings>[0] = {},
  more: Record<string, string> = {},
  longer: Partial<Tuning> = {},
) {
  const around = await startSurroundings(options);
  const crmSync = await startCrmSync(around, more, longer);
  around.onClose(crmSync.close);
  afterAll(around.close);
  return { around, crmSync };
}
