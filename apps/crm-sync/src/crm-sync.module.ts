import { TestPropstackApi } from '@estate/contracts/crm-sync/api-test';
import * as callLog from '@estate/contracts/crm-sync/call-log';
import * as webhooks from '@estate/contracts/crm-sync/webhooks';
import * as contracts from '@estate/contracts/crm-sync/crm-jobs';
import { StoreCrmExpose } from '@estate/contracts/crm-sync/crm-exposes';
import * as incidents from '@estate/contracts/crm-sync/incidents';
import { EraseInCrmSync } from '@estate/contracts/hashed-address';
import * as history from '@estate/contracts/crm-sync/job-history';
import * as queues from '@estate/contracts/queues';
import * as removal from '@estate/contracts/crm-sync/crm-removal';
import * as syncSettings from '@estate/contracts/crm-sync/sync-settings';
import { RpcClientModule } from '@estate/rpc/rpc-client.module';
import { RpcServerModule } from '@estate/rpc/rpc-server.module';
import { MongoModule } from '@estate/server-kit/stores/mongo.module';
import { QueueModule } from '@estate/server-kit/stores/queue.module';
import { RedisModule } from '@estate/server-kit/stores/redis.module';
import { ServiceModule } from '@estate/server-kit/process/service.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { BatchUpdatesModule } from './batch-updates/batch-updates.module.ts';
import { CallLogModule } from './call-log/call-log.module.ts';
import { type CrmSyncEnv } from './env.ts';
import { CrmExposesModule } from './exposes/crm-exposes.module.ts';
import { ErasedMentions } from './erasure/erased-mentions.ts';
import { ErasureController } from './erasure/erasure.controller.ts';
import { WebhooksModule } from './webhooks/webhooks.module.ts';
import { CatalogClient } from './imports/catalog-store.ts';
import { ImportsModule } from './imports/imports.module.ts';
import { IdentityClient, LeadsClient } from './clients.ts';
import { IncidentsModule } from './incidents/incidents.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { models } from './models.ts';
import { OverviewController } from './overview.controller.ts';
import { CrmTransferModule } from './crm-transfer/crm-transfer.module.ts';
import { Tuning, TuningModule } from './tuning.ts';
import { RemovalModule } from './removal/removal.module.ts';
import { crmQueueOptions } from './running-jobs/crm-job-runner.ts';
import { SchedulesModule } from './schedules/schedules.module.ts';
import { SyncModule } from './sync/sync.module.ts';

@Module({})
export class CrmSyncModule {
  static forRoot(env: CrmSyncEnv, options: { tuning?: Partial<Tuning> } = {}): DynamicModule {
    const tuning = Object.assign(new Tuning(), options.tuning);
    return {
      module: CrmSyncModule,
      imports: [
        ServiceModule.forRoot('crm-sync', env),
        MongoModule.forRoot(env),
        models,
        RedisModule.forRoot(env, { isVital: true, withWorker: true }),
        RpcClientModule.forRoot(CatalogClient, 'catalog', env.CATALOG_URL),
        RpcClientModule.forRoot(LeadsClient, 'leads', env.LEADS_URL),
        RpcClientModule.forRoot(IdentityClient, 'identity', env.IDENTITY_URL),
        TuningModule.forRoot(tuning),
        QueueModule.forRoot(crmQueueOptions(tuning)),
        RpcServerModule.forRoot({
          ...contracts,
          ...callLog,
          ...history,
          ...syncSettings,
          ...webhooks,
          ...incidents,
          ...removal,
          GetCrmQueues: queues.GetCrmQueues,
          EraseInCrmSync,
          StoreCrmExpose,
          TestPropstackApi,
        }),
        JobsModule,
        ImportsModule,
        SyncModule,
        BatchUpdatesModule,
        CallLogModule,
        RemovalModule,
        SchedulesModule,
        WebhooksModule,
        CrmTransferModule,
        CrmExposesModule,
        IncidentsModule,
      ],
      controllers: [ErasureController, OverviewController],
      providers: [ErasedMentions],
    };
  }
}
