import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection } from 'mongoose';
import { InjectLog, InjectName } from '../process/inject.ts';
import { type Log } from '../observability/log.ts';
import { ensureIndexes } from './mongo.ts';
import { asUnavailable } from '../http/problem-error.ts';

/** A step that converts stored records to a new shape. */
export interface Migration {
  /** Name and version of the step. A changed step needs a new id, so that services wait for it again. */
  readonly id: string;
  /**
   * Has to be idempotent, because every migration job repeats it. Records have to stay readable for the previous
   * version, which still runs during a rollout. Rejects if the signal aborts it.
   */
  run(signal: AbortSignal): Promise<void>;
}

interface Note {
  _id: string;
  applied_at: Date;
}

const retryMs = 500;

/** Twelve hex digits that change with `definition`; for ids of migrations. */
export const definitionHash = (definition: unknown): string =>
  createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 12);

/** The indexes and migrations of a service; the collection `<service>_migrations` lists the applied ones. */
@Injectable()
export class Migrations {
  private readonly steps: Migration[] = [];

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectName() private readonly service: string,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Has to be called in constructors, because the list of steps has to be complete before the service starts to
   * migrate.
   */
  add(step: Migration): void {
    this.steps.push(step);
  }

  /** Creates the indexes of all models. Waits until the database is reachable, and rejects if it refuses an index. */
  createIndexes(): Promise<void> {
    return ensureIndexes(this.connection);
  }

  /** Runs all steps and stores their ids as applied. The indexes have to exist. */
  async run(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const ids = this.ids();
    for (const step of this.steps) await step.run(signal);
    const applied_at = new Date();
    for (const _id of ids) await this.notes.updateOne({ _id }, { $set: { applied_at } }, { upsert: true });
    this.log.info({ migrations: ids.length }, 'store is migrated');
  }

  /** Resolves after a job has applied all indexes and steps of this version. Waits until the database is reachable. */
  async waitUntilApplied(signal: AbortSignal): Promise<void> {
    const ids = this.ids();
    for (let isLogged = false; ;) {
      try {
        const notes = await this.notes.find({ _id: { $in: ids } }).toArray();
        const missing = ids.filter((id) => !notes.some(({ _id }) => _id === id));
        if (missing.length === 0) return;
        if (!isLogged) this.log.warn({ missing }, 'waits until migrate has run for this version');
        isLogged = true;
      } catch (error) {
        if (!asUnavailable(error)) throw error;
      }
      await sleep(retryMs, undefined, { signal });
    }
  }

  private ids(): string[] {
    const indexes = Object.values(this.connection.models).map(
      ({ collection, schema }) => `indexes of ${collection.name} ${definitionHash(schema.indexes())}`,
    );
    return [...indexes, ...this.steps.map(({ id }) => id)];
  }

  /** A plain collection without a model, because `ids` lists the indexes of all models as steps. */
  private get notes() {
    return this.connection.collection<Note>(`${this.service.replaceAll('-', '_')}_migrations`);
  }
}
