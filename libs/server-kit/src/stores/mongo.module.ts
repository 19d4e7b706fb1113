import { Module, type DynamicModule } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { LOG } from '../process/inject.ts';
import { type Log } from '../observability/log.ts';
import { connectMongo } from './mongo.ts';
import { Migrations } from './migrations.ts';
import { MongoStore } from './mongo-store.ts';
import { Retention } from './retention.ts';

/**
 * One connection for the whole service, under the token of `@nestjs/mongoose`, so that `forFeature` and `@InjectModel`
 * work. The service also starts while the store is down; see connectMongo.
 */
@Module({})
export class MongoModule {
  static forRoot({ MONGODB_URL }: { MONGODB_URL: string }): DynamicModule {
    const useFactory = (log: Log) => connectMongo(MONGODB_URL, log);
    return {
      module: MongoModule,
      global: true,
      providers: [
        { provide: getConnectionToken(), useFactory, inject: [LOG] },
        Migrations,
        MongoStore,
        Retention,
      ],
      exports: [getConnectionToken(), Migrations, MongoStore, Retention],
    };
  }
}
