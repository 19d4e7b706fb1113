import { crmQueue, type JobKind } from '@estate/contracts/jobs';
import { createLog } from '@estate/server-kit/log';
import { connectMongo, ensureIndexes, isMongoReady } from '@estate/server-kit/mongo';
import { createQueue } from '@estate/server-kit/queue';
import { connectRedis, isRedisReady } from '@estate/server-kit/redis';
import { createRpcClient } from '@estate/rpc/rpc-client';
import { type Service } from '@estate/rpc/run-service';
import { type Redis } from 'ioredis';
import { callModel } from './call-log/call-log.schema.ts';
import { CallLog } from './call-log/call-log.ts';
import { CrmSyncModule } from './crm-sync.module.ts';
import { type CrmSyncEnv } from './env.ts';
import { imageSources } from './images/image-hosts.ts';
import { MediaStore } from './images/media-store.ts';
import { PictureImport } from './images/picture-import.ts';
import { PictureSource } from './images/picture-source.ts';
import { CatalogStore } from './imports/catalog-store.ts';
import { ImportJobs } from './imports/import-jobs.ts';
import { PropertyImport } from './imports/property-import.ts';
import { PropertyLock } from './imports/property-lock.ts';
import { Cancellations } from './jobs/cancellations.ts';
import { startCrmWorker } from './jobs/crm-worker.ts';
import { type CrmJobData, type CrmJobResult } from './jobs/crm-job.ts';
import { JobBoard } from './jobs/job-board.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { limits as usualLimits } from './limits.ts';
import { CrmCall } from './propstack/crm-call.ts';
import { PropstackApi } from './propstack/propstack-api.ts';
import { RateLimit } from './propstack/rate-limit.ts';
import { BatchUpdate } from './sync/batch-update.ts';
import { StockSync } from './sync/stock-sync.ts';
import { syncRunModel } from './sync/sync-run.schema.ts';
import { SyncRuns } from './sync/sync-runs.ts';

/** The service with its stores, its queue and its worker, which begins to work at once. */
export function crmSyncService(env: CrmSyncEnv, limits = usualLimits): Service {
  const keys = { v1: env.PROPSTACK_API_KEY_V1, v2: env.PROPSTACK_API_KEY_V2 };
  const log = createLog('crm-sync');
  const mongo = connectMongo(env.MONGODB_URL, log);
  // Somebody waits for the answers of the one; the work done on the other waits for Redis itself.
  const asking = connectRedis(env.REDIS_URL, 'producer', log);
  const working = connectRedis(env.REDIS_URL, 'worker', log);
  const queue = createQueue<CrmJobData, CrmJobResult, JobKind>(crmQueue, { url: env.REDIS_URL, log });
  const catalogClient = createRpcClient({ url: env.CATALOG_URL, log });
  const call = new CrmCall(limits.requestMs);
  const source = new PictureSource(
    imageSources(env.PROPSTACK_BASE_URL, env.PROPSTACK_IMAGE_HOSTS),
    limits.requestMs,
  );
  const media = new MediaStore(env.MEDIA_HTTP_URL, limits.requestMs);

  const calls = new CallLog(callModel(mongo), log);
  const apiOn = (redis: Redis) =>
    new PropstackApi({ baseUrl: env.PROPSTACK_BASE_URL, keys }, call, new RateLimit(redis), calls, limits);
  const api = apiOn(working);
  const catalog = new CatalogStore(catalogClient);
  const pictures = new PictureImport(source, media, limits, log);
  const imports = new PropertyImport(catalog, pictures, new PropertyLock(working));
  const runner = new JobRunner(
    new ImportJobs(api, imports),
    new StockSync(api, imports, new SyncRuns(syncRunModel(mongo)), limits),
    new BatchUpdate(api, catalog, imports),
    log,
  );
  const board = new JobBoard(queue, new Cancellations(asking), asking);
  ensureIndexes(mongo).catch((err: unknown) => log.error({ err }, 'indexes are missing'));
  const worker = startCrmWorker({ url: env.REDIS_URL, redis: working, runner, board, limits, log });

  return {
    name: 'crm-sync',
    env,
    module: CrmSyncModule.on({ board, calls, api: apiOn(asking) }),
    log,
    ready: () => {
      const parts = { mongo: isMongoReady(mongo), redis: isRedisReady(asking) };
      return Promise.resolve({ ready: parts.mongo && parts.redis, degraded: [], parts });
    },
    onShutdown: [
      () => worker.close(),
      () => queue.close(),
      () => catalogClient.close(),
      () => Promise.all([call.close(), source.close(), media.close()]).then(() => undefined),
      () => mongo.close(),
      () => {
        asking.disconnect();
        working.disconnect();
        return Promise.resolve();
      },
    ],
  };
}
