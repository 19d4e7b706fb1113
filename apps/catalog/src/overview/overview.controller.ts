import { GetStockOverview } from '@estate/contracts/catalog/staff-list';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { propertyStatus } from '@estate/contracts/values';
import { germanOffersFilter } from '../listing/listing-query.ts';
import { propertyModel, type PropertyModel } from '../property/property.schema.ts';
import { notRemovedFilter, publicFilter } from '../property/publicity.ts';

/** Counts all properties, and the public ones as visitors find them, without removed properties. */
@Controller()
export class OverviewController {
  constructor(@InjectModel(propertyModel.name) private readonly properties: PropertyModel) {}

  @RpcMethod(GetStockOverview)
  async getStockOverview(): Promise<z.input<typeof GetStockOverview.output>> {
    const [total, publicCount, offers, references] = await Promise.all([
      this.properties.countDocuments(notRemovedFilter),
      this.properties.countDocuments(publicFilter),
      this.properties.countDocuments(germanOffersFilter),
      this.properties.countDocuments({ ...publicFilter, property_status_id: propertyStatus.abgeschlossen }),
    ]);
    return { total, public: publicCount, offers, references };
  }
}
