import { MongoModule } from '@estate/server-kit/mongo.module';
import { ServiceModule } from '@estate/server-kit/service.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { type MigrationEnv } from './env.ts';
import { erasureModel } from './erasure/erasure.schema.ts';
import { savedAddressModel } from './kinds/valuation/valuation-address.schema.ts';
import { LeadIndexes } from './lead/lead-indexes.ts';
import { leadModel } from './lead/lead.schema.ts';
import { staffMailModel } from './staff-mail/staff-mail.schema.ts';

/** The models and migrations of leads, for the job. A service whose model is missing here never becomes ready in production. */
@Module({})
export class MigrationModule {
  static forRoot(env: MigrationEnv): DynamicModule {
    return {
      module: MigrationModule,
      imports: [
        ServiceModule.forRoot('leads', env),
        MongoModule.forRoot(env),
        MongooseModule.forFeature([leadModel, savedAddressModel, erasureModel, staffMailModel]),
      ],
      providers: [LeadIndexes],
    };
  }
}
