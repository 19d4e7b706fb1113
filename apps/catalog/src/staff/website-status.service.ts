import { type SetWebsiteStatus } from '@estate/contracts/catalog';
import { type SettableWebsiteStatus } from '@estate/contracts/values';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { CatalogChanges } from '../property/catalog-changes.ts';
import { rememberPublic } from '../property/remember-public.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';

@Injectable()
export class WebsiteStatusService {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly changes: CatalogChanges,
  ) {}

  /** Changes all properties, or none if an id is unknown. */
  async set(
    wanted: readonly number[],
    website_status: SettableWebsiteStatus,
  ): Promise<z.input<typeof SetWebsiteStatus.output>> {
    const ids = [...new Set(wanted)];
    const found = await this.properties
      .find({ _id: { $in: ids } }, ['website_status'])
      .lean<Pick<StoredProperty, '_id' | 'website_status'>[]>();
    const known = new Set(found.map(({ _id }) => _id));
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) {
      throw new ProblemError('property-not-found', {
        detail: `Immobilie nicht gefunden: ${unknown.slice(0, 10).join(', ')}`,
      });
    }
    const changed = found.filter((stored) => stored.website_status !== website_status).map(({ _id }) => _id);
    if (changed.length > 0) {
      await this.properties.updateMany({ _id: { $in: changed } }, { $set: { website_status } });
      await rememberPublic(this.properties, changed);
      await this.changes.announce(changed);
    }
    return { items: ids.map((id) => ({ id, website_status })) };
  }
}
