import {
  type GetPropertyViews,
  removedKeptDays,
  viewsKeptMonths,
} from '@estate/contracts/catalog/property-views';
import { hamburgClock } from '@estate/domain/text/german-day';
import { retryUpsert } from '@estate/server-kit/stores/mongo';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Retention } from '@estate/server-kit/stores/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { answeredFacts, answeredFields } from '../property/answered-facts.ts';
import { propertyModel, type PropertyModel } from '../property/property.schema.ts';
import { publicFilter, publicTitle, titleFields } from '../property/publicity.ts';
import { propertyViewsModel, type PropertyViewsModel } from './property-views.schema.ts';

const dayOf = (at: Date | number): string => hamburgClock(at).date;

/** Counts the views of each property per day. The counts are kept for two years, or until 30 days after a removal. */
@Injectable()
export class PropertyViews {
  constructor(
    @InjectModel(propertyViewsModel.name) private readonly views: PropertyViewsModel,
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    retention: Retention,
  ) {
    retention.hourly('views of properties', () => this.deleteExpired());
  }

  async count(id: number): Promise<boolean> {
    if (!(await this.properties.exists({ ...publicFilter, _id: id }))) return false;
    const today = { property_id: id, day: dayOf(Date.now()) };
    await retryUpsert(() => this.views.updateOne(today, { $inc: { views: 1 } }, { upsert: true }));
    return true;
  }

  async viewsSince(id: number, from: string): Promise<z.input<typeof GetPropertyViews.output>> {
    const stored = await this.properties
      .findById(id, [...titleFields, ...answeredFields, 'removed_at', 'was_public_at'])
      .lean();
    if (!stored) throw new ProblemError('property-not-found');
    const [days, first] = await Promise.all([
      stored.removed_at
        ? []
        : this.views
            .find({ property_id: id, day: { $gte: from } })
            .sort({ day: 1 })
            .lean(),
      this.views.findOne({}, 'day').sort({ day: 1 }).lean(),
    ]);
    const publicFrom = stored.was_public_at && dayOf(stored.was_public_at);
    const counted_from = first && publicFrom && (first.day > publicFrom ? first.day : publicFrom);
    return {
      title: publicTitle(stored),
      ...answeredFacts(stored),
      removed_at: stored.removed_at?.toISOString() ?? null,
      counted_from,
      items: days.map(({ day, views }) => ({ day, views })),
    };
  }

  private async deleteExpired(): Promise<void> {
    const oldest = new Date();
    oldest.setUTCMonth(oldest.getUTCMonth() - viewsKeptMonths);
    await this.views.deleteMany({ day: { $lt: dayOf(oldest) } });
    const removedUntil = new Date(Date.now() - removedKeptDays * 24 * 60 * 60_000);
    const removed = await this.properties.find({ removed_at: { $lte: removedUntil } }, '_id').lean();
    await this.views.deleteMany({ property_id: { $in: removed.map(({ _id }) => _id) } });
  }
}
