import { HealthChecks } from '@estate/server-kit/health-checks';
import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { MongoStore } from '@estate/server-kit/mongo-store';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mongo } from 'mongoose';
import { leadModel, type LeadModel } from './lead.schema.ts';

/** With this index of earlier versions MongoDB deletes leads, also those not yet mailed to the agency. */
const oldTtlIndex = 'delete_after_1';

/** The service is ready only once its indexes exist, because a unique one limits an Idempotency-Key to one lead. */
@Injectable()
export class LeadIndexes {
  /** Resolves once the indexes exist and the old one is dropped. Rejects, after logging, if Mongo refuses. */
  readonly ready: Promise<void>;
  private isReady = false;

  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    store: MongoStore,
    checks: HealthChecks,
    @InjectLog() private readonly log: Log,
  ) {
    checks.add({ part: 'mongo', isVital: true, isUp: () => this.isReady });
    this.ready = store.indexed.then(() => this.finish());
    // The failure has been logged.
    this.ready.catch(() => undefined);
  }

  private async finish(): Promise<void> {
    try {
      await this.dropTtlIndex();
      this.isReady = true;
    } catch (err) {
      this.log.error({ err }, 'indexes are missing');
      throw err;
    }
  }

  /** Idempotent. */
  private async dropTtlIndex(): Promise<void> {
    const indexes = await this.leads.collection.indexes();
    if (!indexes.some(({ name }) => name === oldTtlIndex)) return;
    await this.leads.collection.dropIndex(oldTtlIndex).catch((error: unknown) => {
      // Another copy of this process has already dropped the index.
      if (!(error instanceof mongo.MongoServerError && error.codeName === 'IndexNotFound')) throw error;
    });
  }
}
