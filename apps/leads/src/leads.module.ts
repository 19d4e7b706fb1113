import * as erasure from '@estate/contracts/leads/erasure';
import * as crmTransfer from '@estate/contracts/leads/crm-transfer';
import * as forms from '@estate/contracts/leads/leads';
import * as inbox from '@estate/contracts/leads/inbox';
import * as reply from '@estate/contracts/leads/reply';
import * as reports from '@estate/contracts/leads/property-reports';
import * as exposes from '@estate/contracts/leads/exposes';
import * as orders from '@estate/contracts/leads/orders';
import * as searchLetters from '@estate/contracts/leads/search-letters';
import * as searchOrders from '@estate/contracts/leads/search-orders';
import * as valuedAddresses from '@estate/contracts/leads/valued-addresses';
import { GetLeadQueues } from '@estate/contracts/queues';
import { RpcClientModule } from '@estate/rpc/rpc-client.module';
import { RpcServerModule } from '@estate/rpc/rpc-server.module';
import { WordsModule } from '@estate/rpc/words.module';
import { MongoModule } from '@estate/server-kit/stores/mongo.module';
import { RedisModule } from '@estate/server-kit/stores/redis.module';
import { type Clock } from '@estate/server-kit/process/clock';
import { ServiceModule } from '@estate/server-kit/process/service.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from './access/access.module.ts';
import { BouncesModule } from './bounces/bounces.module.ts';
import { CatalogClient, CrmSyncClient, IdentityClient } from './clients.ts';
import { ErasureModule } from './erasure/erasure.module.ts';
import { type LeadsEnv } from './env.ts';
import { CrmTransferModule } from './crm-transfer/crm-transfer.module.ts';
import { ExposesModule } from './exposes/exposes.module.ts';
import { InboxModule } from './inbox/inbox.module.ts';
import { IntakeModule } from './intake/intake.module.ts';
import { PropertyReportModule } from './property-reports/property-report.module.ts';
import { ReplyModule } from './reply/reply.module.ts';
import { LeadMailModule } from './lead-mail/lead-mail.module.ts';
import { models } from './models.ts';
import { OrdersModule } from './orders/orders.module.ts';
import { NoticesModule } from './notices/notices.module.ts';
import { SearchOrdersModule } from './search-orders/search-orders.module.ts';
import { SweepModule } from './sweep/sweep.module.ts';
import { type Pace } from './time/pace.ts';
import { TimeModule } from './time/time.module.ts';

/**
 * The module of the service. The service stays ready while Redis is down; the periodic sweep adds the missing jobs once
 * Redis is back. Tests pass the clock and the intervals.
 */
@Module({})
export class LeadsModule {
  static forRoot(env: LeadsEnv, { clock, pace }: { clock?: Clock; pace?: Pace } = {}): DynamicModule {
    return {
      module: LeadsModule,
      imports: [
        ServiceModule.forRoot('leads', env, clock),
        TimeModule.forRoot(pace),
        MongoModule.forRoot(env),
        RedisModule.forRoot(env, { isVital: false }),
        RpcServerModule.forRoot({
          ...forms,
          ...forms.leadRpcs,
          ...inbox,
          ...reply,
          ...crmTransfer,
          ...erasure,
          ...reports,
          ...orders,
          ...searchOrders,
          ...exposes,
          ...searchLetters,
          ...valuedAddresses,
          GetLeadQueues,
        }),
        RpcClientModule.forRoot(CatalogClient, 'catalog', env.CATALOG_URL),
        RpcClientModule.forRoot(CrmSyncClient, 'crm-sync', env.CRM_SYNC_URL),
        RpcClientModule.forRoot(IdentityClient, 'identity', env.IDENTITY_URL),
        WordsModule.forRoot(env.CONTENT_URL),
        models,
        SweepModule,
        IntakeModule,
        LeadMailModule,
        NoticesModule,
        InboxModule,
        ReplyModule,
        CrmTransferModule,
        ErasureModule,
        AccessModule,
        PropertyReportModule,
        SearchOrdersModule,
        ExposesModule,
        OrdersModule,
        BouncesModule,
      ],
    };
  }
}
