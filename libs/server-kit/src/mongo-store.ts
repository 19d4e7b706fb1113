import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection } from 'mongoose';
import { HealthChecks } from './health-checks.ts';
import { InjectLog } from './inject.ts';
import { type Log } from './log.ts';
import { ensureIndexes, isMongoReady } from './mongo.ts';

/** The service's own store; the service is not ready without it. */
@Injectable()
export class MongoStore implements OnApplicationBootstrap, OnApplicationShutdown {
  /** Resolves once the indexes of all models exist. Rejects, after logging, if the records violate an index. */
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
