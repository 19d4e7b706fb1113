import { type HookOutcome } from '@estate/contracts/crm-sync/crm-hooks';
import { strictSchema, isDuplicateKey } from '@estate/server-kit/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { CatalogStore } from '../imports/catalog-store.ts';
import { SyncSettingsStore } from '../schedules/sync-settings.store.ts';
import { type GoneObject } from './gone-object.ts';
import { PendingRemovals } from './pending-removals.ts';

/** The only document of `removal_windows`: what webhooks have removed since the window began. */
interface RemovalWindow {
  _id: 'webhooks';
  until: Date;
  /** How many objects catalog had when the window began. */
  present: number;
  taken: number;
}
type RemovalWindowModel = Model<RemovalWindow>;

const schema = new Schema<RemovalWindow>(
  {
    _id: { type: String, required: true },
    until: { type: Date, required: true },
    present: { type: Number, required: true },
    taken: { type: Number, required: true },
  },
  { ...strictSchema, collection: 'removal_windows' },
);

export const removalWindowModel = { name: 'RemovalWindow', schema };

const _id = 'webhooks';
/** As long as from one full sync to the next. */
const windowMs = 24 * 60 * 60 * 1_000;

/**
 * Removes objects that the CRM deleted, one by one. Once more would be removed within a day than the settings allow, the
 * others wait for a person's decision, as after a full sync (architecture.md, Removal).
 */
@Injectable()
export class HookedRemoval {
  constructor(
    @InjectModel(removalWindowModel.name) private readonly windows: RemovalWindowModel,
    private readonly catalog: CatalogStore,
    private readonly settings: SyncSettingsStore,
    private readonly pending: PendingRemovals,
  ) {}

  /** A try that dies in between counts its object twice, which allows fewer removals, never more. */
  async remove(gone: GoneObject): Promise<Extract<HookOutcome, 'removed' | 'waiting' | 'gone'>> {
    if (!(await this.catalog.has(gone.id))) return 'gone';
    const window = await this.window();
    if (!(await this.take(window))) {
      const [named] = await this.catalog.names([gone.id]);
      if (!named) return 'gone';
      // Read again, because concurrent webhooks may have counted theirs meanwhile.
      await this.pending.add(named, await this.window());
      return 'waiting';
    }
    const removed = await this.catalog.remove([gone]);
    if (removed.length > 0) return 'removed';
    await this.windows.updateOne({ _id, until: window.until }, { $inc: { taken: -1 } });
    return 'gone';
  }

  /** Counts one more object if the settings allow it. A single update does both, because copies count at the same time. */
  private async take({ until, present }: RemovalWindow): Promise<boolean> {
    const { removal } = await this.settings.get();
    const allowed = Math.floor((present * removal.limit_percent) / 100);
    const isFree = { _id, until, taken: { $lt: allowed } } as const;
    return (await this.windows.updateOne(isFree, { $inc: { taken: 1 } })).modifiedCount === 1;
  }

  private async window(): Promise<RemovalWindow> {
    const now = new Date();
    const current = await this.windows.findById(_id).lean<RemovalWindow>();
    if (current && current.until > now) return current;
    const present = (await this.catalog.allIds()).length;
    const next = { until: new Date(now.getTime() + windowMs), present, taken: 0 };
    const isOver = { _id, until: { $lte: now } } as const;
    try {
      await this.windows.updateOne(isOver, { $set: next }, { upsert: true });
    } catch (error) {
      // A concurrent webhook has inserted the window.
      if (!isDuplicateKey(error)) throw error;
    }
    return (await this.windows.findById(_id).lean<RemovalWindow>()) ?? { _id, ...next };
  }
}
