import {
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { getConnectionToken, InjectConnection } from '@nestjs/mongoose';
import { type Connection } from 'mongoose';
import { HealthChecks } from './health-checks.ts';
import { InjectLog, LOG } from './inject.ts';
import { type Log } from './log.ts';
import { connectMongo, ensureIndexes, isMongoReady } from './mongo.ts';

/** The service's own store, a vital part of it. */
@Injectable()
export class MongoStore implements OnApplicationBootstrap, OnApplicationShutdown {
  /** Settles once the indexes of all models are there. Rejects if the records contradict one, which is logged. */
  readonly indexed: Promise<void>;
  private beginIndexing!: () => void;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectLog() log: Log,
    checks: HealthChecks,
  ) {
    const modelsKnown = new Promise<void>((resolve) => (this.beginIndexing = resolve));
    this.indexed = modelsKnown.then(() => ensureIndexes(connection));
    this.indexed.catch((err: unknown) => log.error({ err }, 'indexes are missing'));
    checks.add({ part: 'mongo', isVital: true, isUp: () => isMongoReady(connection) });
  }

  onApplicationBootstrap(): void {
    this.beginIndexing();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }
}

/**
 * One connection for the whole service, under the token of `@nestjs/mongoose`, whose `forFeature` and `@InjectModel` work
 * on it. The service starts without the store; see connectMongo.
 */
@Module({})
export class MongoModule {
  static forRoot({ MONGODB_URL }: { MONGODB_URL: string }): DynamicModule {
    const useFactory = (log: Log) => connectMongo(MONGODB_URL, log);
    return {
      module: MongoModule,
      global: true,
      providers: [{ provide: getConnectionToken(), useFactory, inject: [LOG] }, MongoStore],
      exports: [getConnectionToken(), MongoStore],
    };
  }
}
