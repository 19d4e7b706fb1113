import { type WebhookOutcome } from '@estate/contracts/crm-sync/webhooks';
import { storeUnlessDuplicate, strictSchema } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { CatalogStore } from '../imports/catalog-store.ts';
import { SyncSettingsStore } from '../schedules/sync-settings.store.ts';
import { type GoneObject } from './gone-object.ts';
import { PendingRemovals } from './pending-removals.ts';

/** The only document of `removal_windows`: counts the objects removed because of webhooks in the current window. */
interface RemovalWindow {
  _id: 'webhooks';
  until: Date;
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
/** The length of a window: one day, the interval of full syncs. */
const windowMs = 24 * 60 * 60 * 1_000;

/**
 * Removes single objects after a webhook. If more objects would be removed within a day than the settings allow,
 * further ones are added to the list of objects that staff have to confirm (architecture.md, Removal).
 */
@Injectable()
export class WebhookRemoval {
  constructor(
    @InjectModel(removalWindowModel.name) private readonly windows: RemovalWindowModel,
    private readonly catalog: CatalogStore,
    private readonly settings: SyncSettingsStore,
    private readonly pending: PendingRemovals,
  ) {}

  /**
   * Removes the object ('removed') or adds it to the list that staff confirm ('waiting'). Returns 'gone' if it is not
   * on the website, or was imported again after the CRM was asked. A retry after a crash may count the object twice,
   * which only reduces the number of further removals in this window.
   */
  async remove(gone: GoneObject): Promise<Extract<WebhookOutcome, 'removed' | 'waiting' | 'gone'>> {
    if (!(await this.catalog.has(gone.id))) return 'gone';
    const window = await this.window();
    if (!(await this.take(window))) {
      const [property] = await this.catalog.names([gone.id]);
      if (!property) return 'gone';
      // Reads the window again, because concurrent webhooks may have increased the counter.
      await this.pending.add(property, await this.window());
      return 'waiting';
    }
    const removed = await this.catalog.remove([gone]);
    if (removed.length > 0) return 'removed';
    await this.windows.updateOne({ _id, until: window.until }, { $inc: { taken: -1 } });
    return 'gone';
  }

  /**
   * Increments the counter of the window if the settings allow another removal. Returns whether they do. Check and
   * increment are one atomic update, because several instances count concurrently.
   */
  private async take({ until, present }: RemovalWindow): Promise<boolean> {
    const { removal } = await this.settings.get();
    const allowed = Math.floor((present * removal.limit_percent) / 100);
    const belowLimit = { _id, until, taken: { $lt: allowed } } as const;
    return (await this.windows.updateOne(belowLimit, { $inc: { taken: 1 } })).modifiedCount === 1;
  }

  private async window(): Promise<RemovalWindow> {
    const now = new Date();
    const current = await this.windows.findById(_id).lean<RemovalWindow>();
    if (current && current.until > now) return current;
    const present = (await this.catalog.allIds()).length;
    const next = { until: new Date(now.getTime() + windowMs), present, taken: 0 };
    const expiredWindow = { _id, until: { $lte: now } } as const;
    await storeUnlessDuplicate(() => this.windows.updateOne(expiredWindow, { $set: next }, { upsert: true }));
    return (await this.windows.findById(_id).lean<RemovalWindow>()) ?? { _id, ...next };
  }
}
