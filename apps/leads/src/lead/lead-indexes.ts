import { HealthChecks } from '@estate/server-kit/health-checks';
import { Migrations, type Migration } from '@estate/server-kit/migrations';
import { MongoStore } from '@estate/server-kit/mongo-store';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mongo } from 'mongoose';
import { leadModel, type LeadModel } from './lead.schema.ts';

/** A TTL index of earlier releases. With it, MongoDB would delete leads that have not been mailed to the agency yet. */
const oldTtlIndex = 'delete_after_1';

/**
 * The service is ready only once its indexes exist, because the unique index permits only one lead per Idempotency-Key.
 */
@Injectable()
export class LeadIndexes implements Migration {
  readonly id = 'no TTL index of leads 1';
  /** Resolves once the indexes exist and the old TTL index is dropped. Rejects if this fails. */
  readonly ready: Promise<void>;
  private isReady = false;

  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    store: MongoStore,
    migrations: Migrations,
    checks: HealthChecks,
  ) {
    checks.add({ part: 'mongo', isVital: true, isUp: () => this.isReady });
    migrations.add(this);
    this.ready = store.migrated.then(() => void (this.isReady = true));
    // MongoStore logs the failure.
    this.ready.catch(() => undefined);
  }

  /** Drops the TTL index. */
  async run(): Promise<void> {
    const indexes = await this.leads.collection.indexes();
    if (!indexes.some(({ name }) => name === oldTtlIndex)) return;
    await this.leads.collection.dropIndex(oldTtlIndex).catch((error: unknown) => {
      // Another copy of this process has already dropped the index.
      if (!(error instanceof mongo.MongoServerError && error.codeName === 'IndexNotFound')) throw error;
    });
  }
}
