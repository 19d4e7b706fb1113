import { MongoModule } from '@estate/server-kit/mongo.module';
import { RedisModule } from '@estate/server-kit/redis.module';
import { ServiceModule } from '@estate/server-kit/service.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { type MigrationEnv } from './env.ts';
import { historyEntryModel } from './history/history-entry.schema.ts';
import { propertyReadingModel } from './import/property-reading.schema.ts';
import { PropertyModule } from './property/property.module.ts';

/** Catalog's models and migrations, for the job. A service whose model is missing here never becomes ready in production. */
@Module({})
export class MigrationModule {
  static forRoot(env: MigrationEnv): DynamicModule {
    return {
      module: MigrationModule,
      imports: [
        ServiceModule.forRoot('catalog', env),
        MongoModule.forRoot(env),
        RedisModule.forRoot(env, { isVital: false }),
        PropertyModule,
        MongooseModule.forFeature([historyEntryModel, propertyReadingModel]),
      ],
    };
  }
}
