import { randomUUID } from 'node:crypto';
import { type NamedJob } from '@estate/contracts/jobs';
import { type NameProperties, type RemoveProperties } from '@estate/contracts/property-removal';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { PropertyHistory } from '../history/property-history.ts';
import { CatalogChanges } from '../property/catalog-changes.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { present } from '../property/publicity.ts';
import { knownFields, type KnownProperty } from './property-content.ts';
import { isLater, PropertyReadings } from './property-readings.ts';
import { refuseFuture, rounds } from './upsert-batch.ts';
import { announce, withdraw, type Operation } from './write-operations.ts';

type Removal = z.output<typeof RemoveProperties.input>['properties'][number];

/**
 * Takes properties off the website by the steps of PropertyWriter, so that of a removal and a reading at the same time
 * the newer one wins.
 */
@Injectable()
export class PropertyRemovalService {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly readings: PropertyReadings,
    private readonly changes: CatalogChanges,
    private readonly history: PropertyHistory,
  ) {}

  async names(ids: readonly number[]): Promise<z.input<typeof NameProperties.output>> {
    const found = await this.properties
      .find({ _id: { $in: [...ids] } }, ['title', 'name'])
      .sort({ _id: 1 })
      .lean<Pick<StoredProperty, '_id' | 'title' | 'name'>[]>();
    return { items: found.map(({ _id, title, name }) => ({ id: _id, title: title ?? name ?? null })) };
  }

  /** Fails with `conflict` if readings of the same properties won every round, and with `invalid-input` for the future. */
  async remove(
    wanted: readonly Removal[],
    job: NamedJob | undefined,
  ): Promise<z.input<typeof RemoveProperties.output>> {
    for (const { checked_at } of wanted) refuseFuture(new Date(checked_at));
    const removed = new Map<number, Removal>();
    let open = new Map(wanted.map((removal) => [removal.id, removal]));
    for (let round = 0; open.size > 0; round += 1) {
      if (round === rounds) throw new ProblemError('conflict');
      open = await this.tryAll(open, removed);
    }
    const ids = [...removed.keys()];
    await this.history.note(
      [...removed].map(([property_id, { reason }]) => ({
        property_id,
        source: 'removal' as const,
        by: null,
        job,
        changes: [{ field: 'removed_because', before: null, after: reason }],
      })),
    );
    await this.changes.announce(ids);
    return { removed: ids };
  }

  /** Adds what it removed to `removed`; returns the rest that a concurrent write held up. */
  private async tryAll(
    open: ReadonlyMap<number, Removal>,
    removed: Map<number, Removal>,
  ): Promise<Map<number, Removal>> {
    const stored = await this.present([...open.keys()]);
    const current = await this.notOutdated(open, stored);
    const token = randomUUID();
    await this.store(current.map((property) => announce(property, token)));
    const announced = await this.properties
      .find({ pending_write: token }, knownFields)
      .lean<KnownProperty[]>();
    const sure = new Set((await this.notOutdated(open, announced)).map(({ _id }) => _id));
    await this.store(
      announced.map(({ _id }) => {
        const removal = sure.has(_id) ? open.get(_id) : undefined;
        return removal ? markRemoved(removal, token) : withdraw(_id, token);
      }),
    );
    const left = new Set((await this.present(current.map(({ _id }) => _id))).map(({ _id }) => _id));
    const rest = new Map<number, Removal>();
    for (const { _id } of current) {
      const removal = open.get(_id);
      if (removal) (left.has(_id) ? rest : removed).set(_id, removal);
    }
    return rest;
  }

  private present(ids: readonly number[]): Promise<KnownProperty[]> {
    return this.properties.find({ _id: { $in: [...ids] }, ...present }, knownFields).lean<KnownProperty[]>();
  }

  /** The properties without a reading after their removal was checked. */
  private async notOutdated(
    open: ReadonlyMap<number, Removal>,
    stored: readonly KnownProperty[],
  ): Promise<KnownProperty[]> {
    const newest = await this.readings.newest(stored.map(({ _id }) => _id));
    return stored.filter(({ _id, fetched_at }) => {
      const checkedAt = new Date(open.get(_id)?.checked_at ?? 0);
      return !isLater(newest.get(_id)?.fetched_at, checkedAt) && !isLater(fetched_at, checkedAt);
    });
  }

  private async store(operations: Operation[]): Promise<void> {
    if (operations.length > 0) await this.properties.bulkWrite(operations, { ordered: false });
  }
}

const markRemoved = ({ id, reason, checked_at }: Removal, token: string): Operation => ({
  updateOne: {
    filter: { _id: id, pending_write: token },
    update: { $set: { removed_because: reason, removed_at: new Date(checked_at), pending_write: null } },
  },
});
