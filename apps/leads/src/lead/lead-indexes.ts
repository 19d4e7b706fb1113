import { HealthChecks } from '@estate/server-kit/health-checks';
import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { MongoStore } from '@estate/server-kit/mongo.module';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mongo } from 'mongoose';
import { leadModel, type LeadModel } from './lead.schema.ts';

/** Earlier versions let MongoDB delete leads by this index, also those of which the agency had not heard. */
const oldTtlIndex = 'delete_after_1';

/** The service is not ready before its indexes are: a unique one keeps an Idempotency-Key to one lead. */
@Injectable()
export class LeadIndexes {
  /** Settles once the indexes are there, and no old one. Rejects if the store refuses that, which is logged. */
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
    // Logged already.
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

  /** Safe to repeat. */
  private async dropTtlIndex(): Promise<void> {
    const indexes = await this.leads.collection.indexes();
    if (!indexes.some(({ name }) => name === oldTtlIndex)) return;
    await this.leads.collection.dropIndex(oldTtlIndex).catch((error: unknown) => {
      // Another copy of this process was faster.
      if (!(error instanceof mongo.MongoServerError && error.codeName === 'IndexNotFound')) throw error;
    });
  }
}
