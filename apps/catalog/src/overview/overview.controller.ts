import { GetStockOverview } from '@estate/contracts/catalog-staff';
import { publicStatusIds } from '@estate/contracts/values';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { propertyModel, type PropertyModel } from '../property/property.schema.ts';

/** The stock in two figures: by the collection's own count, and by an index. */
@Controller()
export class OverviewController {
  constructor(@InjectModel(propertyModel.name) private readonly properties: PropertyModel) {}

  @RpcMethod(GetStockOverview)
  async getStockOverview(): Promise<z.input<typeof GetStockOverview.output>> {
    const [total, shown] = await Promise.all([
      this.properties.estimatedDocumentCount(),
      this.properties.countDocuments({
        website_status: 'aktiv',
        property_status_id: { $in: publicStatusIds },
      }),
    ]);
    return { total, public: shown };
  }
}
