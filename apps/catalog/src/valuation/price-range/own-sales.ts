import { rsTypesByKind, marketingTypesByDeal } from '@estate/contracts/values';
import { type Sale } from '@estate/domain/valuation/price-range';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { propertyModel, type PropertyModel, type StoredProperty } from '../../property/property.schema.ts';
import { type Box, districtOf } from '../districts/districts.ts';

/** The most sales of one answer. */
const maxSales = 10_000;

const fields = [
  'rs_type',
  'lat',
  'lng',
  'living_space',
  'plot_area',
  'sold_price',
  'sold_date',
  'construction_year',
  'rented',
] as const;
type SoldProperty = Pick<StoredProperty, '_id' | (typeof fields)[number]>;

const marketTypes = { apartment: 'flat', house: 'house', plot: 'plot' } as const;
const kinds = ['apartment', 'house', 'plot'] as const;
const soldTypes = kinds.flatMap((kind) => rsTypesByKind[kind]);

/** A sold property as a sale; undefined without district or area. */
function saleOf(property: SoldProperty): Sale | undefined {
  const { rs_type, lat, lng, living_space, plot_area, sold_price, sold_date } = property;
  const kind = kinds.find((candidate) => rsTypesByKind[candidate].includes(rs_type ?? ''));
  const area = kind === 'plot' ? plot_area : living_space;
  if (!kind || !area || !sold_price || !sold_date || lat == null || lng == null) return undefined;
  const district = districtOf({ lat, lng });
  if (!district) return undefined;
  return {
    type: marketTypes[kind],
    district,
    area,
    price: sold_price,
    soldOn: sold_date.slice(0, 10),
    constructionYear: property.construction_year ?? undefined,
    isLet: property.rented ?? undefined,
  };
}

/** Properties that the agency sold, with the price that was paid. Asking prices never count. */
@Injectable()
export class OwnSales {
  constructor(@InjectModel(propertyModel.name) private readonly properties: PropertyModel) {}

  /** The sales since a day, of the districts in the box if there is one. */
  async since(day: string, box?: Box): Promise<Sale[]> {
    const sold = await this.properties
      .find(
        {
          sold_date: { $gte: day },
          sold_price: { $gt: 0 },
          currency: { $in: ['EUR', null] },
          marketing_type: { $in: marketingTypesByDeal.buy },
          rs_type: { $in: soldTypes },
          ...(box && {
            lat: { $gte: box.south, $lte: box.north },
            lng: { $gte: box.west, $lte: box.east },
          }),
        },
        [...fields],
      )
      .sort({ sold_date: -1, _id: -1 })
      .limit(maxSales)
      .lean<SoldProperty[]>();
    return sold.map(saleOf).filter((sale) => sale !== undefined);
  }
}
