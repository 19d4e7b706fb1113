import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection } from 'mongoose';
import { InjectLog, InjectName } from './inject.ts';
import { type Log } from './log.ts';
import { ensureIndexes } from './mongo.ts';
import { asUnavailable } from './problem-error.ts';

/** A step that brings records of earlier versions up to this version. */
export interface Migration {
  /** Names step and version. A step that changes gets another id, so that services wait for it anew. */
  readonly id: string;
  /**
   * Has to be idempotent, because each job repeats it, and to leave records readable for the version before, because
   * that version still runs. Rejects if the signal ends it early.
   */
  run(signal: AbortSignal): Promise<void>;
}

interface Note {
  _id: string;
  applied_at: Date;
}

const retryMs = 500;

/** Twelve hex digits that differ whenever `definition` does; for ids of migrations. */
export const versionOf = (definition: unknown): string =>
  createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 12);

/** The indexes and migrations of a service, and the notes in its store of which are applied (`<service>_migrations`). */
@Injectable()
export class Migrations {
  private readonly steps: Migration[] = [];

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectName() private readonly service: string,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Called by constructors, because the steps have to be known when the service starts. */
  add(step: Migration): void {
    this.steps.push(step);
  }

  /** Creates the indexes of all models; waits for the store. Rejects if the store refuses one. */
  createIndexes(): Promise<void> {
    return ensureIndexes(this.connection);
  }

  /** Runs all steps once their indexes exist, and notes them. */
  async run(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const ids = this.ids();
    for (const step of this.steps) await step.run(signal);
    const applied_at = new Date();
    for (const _id of ids) await this.notes.updateOne({ _id }, { $set: { applied_at } }, { upsert: true });
    this.log.info({ migrations: ids.length }, 'store is migrated');
  }

  /** Resolves once a job has noted all that this version needs; waits for the store. */
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
      ({ collection, schema }) => `indexes of ${collection.name} ${versionOf(schema.indexes())}`,
    );
    return [...indexes, ...this.steps.map(({ id }) => id)];
  }

  /** No model, because a model's indexes would be noted themselves. */
  private get notes() {
    return this.connection.collection<Note>(`${this.service.replaceAll('-', '_')}_migrations`);
  }
}
