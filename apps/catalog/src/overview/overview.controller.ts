import { GetStockOverview } from '@estate/contracts/catalog/staff-list';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { propertyModel, type PropertyModel } from '../property/property.schema.ts';
import { notRemovedFilter, publicFilter } from '../property/publicity.ts';

/** Reports the number of properties and of public properties. Removed ones are not counted. */
@Controller()
export class OverviewController {
  constructor(@InjectModel(propertyModel.name) private readonly properties: PropertyModel) {}

  @RpcMethod(GetStockOverview)
  async getStockOverview(): Promise<z.input<typeof GetStockOverview.output>> {
    const [total, publicCount] = await Promise.all([
      this.properties.countDocuments(notRemovedFilter),
      this.properties.countDocuments(publicFilter),
    ]);
    return { total, public: publicCount };
  }
}
