import { type GetStoredImages, type UpsertProperties } from '@estate/contracts/catalog';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Inject, Injectable } from '@nestjs/common';
import { mongo } from 'mongoose';
import { type z } from 'zod';
import { CatalogChanges } from '../catalog-changes.ts';
import { PROPERTIES, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { rememberPublic } from '../property/remember-public.ts';
import {
  writeOf,
  type IncomingProperty,
  type KnownProperty,
  type Outcome,
  type PropertyWrite,
} from './property-write.ts';

/** A lost race is looked at again; more than a few in a row is a fault. */
const rounds = 10;
const duplicateKey = 11_000;

/** Takes over what crm-sync read from the CRM. */
@Injectable()
export class PropertyImportService {
  constructor(
    @Inject(PROPERTIES) private readonly properties: PropertyModel,
    private readonly changes: CatalogChanges,
  ) {}

  async upsert({
    fetched_at,
    properties,
  }: z.output<typeof UpsertProperties.input>): Promise<z.input<typeof UpsertProperties.output>> {
    const fetchedAt = new Date(fetched_at);
    const outcomes = new Map<number, Outcome>();
    let pending = new Map(properties.map((property) => [property.id, property]));
    for (let round = 0; pending.size > 0; round += 1) {
      if (round === rounds) throw new ProblemError('conflict');
      pending = await this.write(pending, fetchedAt, outcomes);
    }
    const ids = [...outcomes.keys()];
    const changed = ids.filter((id) => ['created', 'updated'].includes(outcomes.get(id) ?? ''));
    // All of them, so that a mark missing since a crash is made up for; it writes only where one is missing.
    await rememberPublic(this.properties, ids);
    await this.changes.announce(changed);
    return { results: [...outcomes].map(([id, outcome]) => ({ id, outcome })) };
  }

  async storedImages(ids: readonly number[]): Promise<z.input<typeof GetStoredImages.output>> {
    const found = await this.properties
      .find({ _id: { $in: [...ids] } }, ['images'])
      .lean<Pick<StoredProperty, '_id' | 'images'>[]>();
    return { items: found.map(({ _id, images }) => ({ id: _id, images })) };
  }

  /** Writes what can be written and notes its outcome; answers with those that another writer was faster with. */
  private async write(
    pending: Map<number, IncomingProperty>,
    fetchedAt: Date,
    outcomes: Map<number, Outcome>,
  ): Promise<Map<number, IncomingProperty>> {
    const known = await this.known([...pending.keys()]);
    const writes = new Map<number, PropertyWrite>();
    for (const [id, property] of pending) writes.set(id, writeOf(property, known.get(id), fetchedAt));
    const isComplete = await this.store([...writes.values()].flatMap(({ operation }) => operation ?? []));
    const now = isComplete ? undefined : await this.known([...pending.keys()]);
    const lost = new Map<number, IncomingProperty>();
    for (const [id, property] of pending) {
      const { outcome, operation, hash } = writes.get(id) ?? writeOf(property, known.get(id), fetchedAt);
      const stored = now?.get(id);
      const isOurs = stored?.content_hash === hash && stored.fetched_at.getTime() === fetchedAt.getTime();
      if (operation && now && !isOurs) lost.set(id, property);
      else outcomes.set(id, outcome);
    }
    return lost;
  }

  /** false if an operation did not take hold. */
  private async store(operations: NonNullable<PropertyWrite['operation']>[]): Promise<boolean> {
    if (operations.length === 0) return true;
    try {
      const done = await this.properties.bulkWrite(operations, { ordered: false });
      return done.insertedCount + done.matchedCount === operations.length;
    } catch (error) {
      if (error instanceof mongo.MongoBulkWriteError && error.code === duplicateKey) return false;
      throw error;
    }
  }

  private async known(ids: readonly number[]): Promise<Map<number, KnownProperty>> {
    const fields = ['fetched_at', 'content_hash', 'images', 'storage_images'];
    const found = await this.properties.find({ _id: { $in: [...ids] } }, fields).lean<KnownProperty[]>();
    return new Map(found.map((stored) => [stored._id, stored]));
  }
}
