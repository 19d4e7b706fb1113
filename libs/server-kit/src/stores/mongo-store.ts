import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection } from 'mongoose';
import { type MongoEnv } from '../process/env.ts';
import { HealthChecks } from '../observability/health-checks.ts';
import { InjectEnv, InjectLog } from '../process/inject.ts';
import { type Log } from '../observability/log.ts';
import { Migrations } from './migrations.ts';
import { isMongoReady } from './mongo.ts';

/** The service's own database. The service is not ready without it and its indexes. */
@Injectable()
export class MongoStore implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  /** Resolves when the indexes of all models exist. Rejects, after logging, if the records violate an index. */
  readonly indexed: Promise<void>;
  /** Resolves when the database is migrated to this version. Rejects, after logging, if a migration failed. */
  readonly migrated: Promise<void>;
  private begin!: () => void;
  private readonly ending = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly migrations: Migrations,
    @InjectEnv() { MIGRATE_AT_START }: Pick<MongoEnv, 'MIGRATE_AT_START'>,
    @InjectLog() log: Log,
    checks: HealthChecks,
  ) {
    const bootstrap = new Promise<void>((resolve) => (this.begin = resolve));
    checks.add({ part: 'mongo', isVital: true, isUp: () => isMongoReady(connection) });
    if (MIGRATE_AT_START) {
      this.indexed = bootstrap.then(() => migrations.createIndexes());
      this.migrated = this.indexed.then(() => this.run());
    } else {
      this.indexed = this.migrated = bootstrap.then(() => migrations.waitUntilApplied(this.ending.signal));
    }
    let isIndexed = false;
    this.indexed.then(
      () => (isIndexed = true),
      () => undefined,
    );
    checks.add({ part: 'migrations', isVital: true, isUp: () => isIndexed });
    this.indexed.catch((err: unknown) => this.logUnlessEnding(log, err, 'indexes are missing'));
    this.migrated.catch((err: unknown) => this.logUnlessEnding(log, err, 'migrations are missing'));
  }

  onApplicationBootstrap(): void {
    this.begin();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.running.catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }

  private run(): Promise<void> {
    this.running = this.migrations.run(this.ending.signal);
    return this.running;
  }

  private logUnlessEnding(log: Log, err: unknown, message: string): void {
    if (!this.ending.signal.aborted) log.error({ err }, message);
  }
}
