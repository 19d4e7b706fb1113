import { rsTypesByKind, marketingTypesByDeal } from '@estate/contracts/values';
import { hamburgClock } from '@estate/domain/text/german-day';
import { hasMarketPrice } from '@estate/domain/valuation/estimate-range';
import { type Sale } from '@estate/domain/valuation/price-range';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter } from 'mongoose';
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

/** A sale wherever it lies. */
type PlacelessSale = Omit<Sale, 'district' | 'price'> & { price: number };

/** A sold property as a sale; undefined without kind or area. */
function placelessSaleOf(property: SoldProperty): PlacelessSale | undefined {
  const { rs_type, living_space, plot_area, sold_price, sold_date } = property;
  const kind = kinds.find((candidate) => rsTypesByKind[candidate].includes(rs_type ?? ''));
  const area = kind === 'plot' ? plot_area : living_space;
  if (!kind || !area || !sold_price || !sold_date) return undefined;
  return {
    type: marketTypes[kind],
    area,
    price: sold_price,
    soldOn: sold_date.slice(0, 10),
    constructionYear: property.construction_year ?? undefined,
    isLet: property.rented ?? undefined,
  };
}

/** A sold property as a sale; undefined without district, kind or area. */
function saleOf(property: SoldProperty): Sale | undefined {
  const { lat, lng } = property;
  const sale = placelessSaleOf(property);
  const district = lat == null || lng == null ? undefined : districtOf({ lat, lng });
  return sale && district ? { ...sale, district } : undefined;
}

const addressFields = ['street', 'house_number', 'zip_code', 'city', 'title'] as const;

/** A sale at a market price with address and title of its property. */
export type AddressedSale = Pick<StoredProperty, '_id' | 'rs_type' | (typeof addressFields)[number]> & {
  readonly sale: PlacelessSale;
};

/** Properties that the agency sold, with the price that was paid. Asking prices never count. */
@Injectable()
export class OwnSales {
  constructor(@InjectModel(propertyModel.name) private readonly properties: PropertyModel) {}

  /** The sales since a day, of the districts in the box if there is one. */
  async since(day: string, box?: Box): Promise<Sale[]> {
    const inBox = box && {
      lat: { $gte: box.south, $lte: box.north },
      lng: { $gte: box.west, $lte: box.east },
    };
    const sold = await this.read<SoldProperty>({ sold_date: { $gte: day }, ...inBox }, fields);
    return sold.map(saleOf).filter((sale) => sale !== undefined);
  }

  /** The sales from a day to today at a market price, with their addresses. */
  async addressed(day: string): Promise<AddressedSale[]> {
    // A time of day may follow the last day.
    const until = `${hamburgClock(Date.now()).date}T99`;
    const sold = await this.read<SoldProperty & Omit<AddressedSale, 'sale'>>(
      { sold_date: { $gte: day, $lte: until } },
      [...fields, ...addressFields],
    );
    return sold.flatMap((property) => {
      const sale = placelessSaleOf(property);
      return sale && hasMarketPrice(sale) ? [{ ...property, sale }] : [];
    });
  }

  private read<Sold>(filter: QueryFilter<StoredProperty>, projection: readonly string[]): Promise<Sold[]> {
    return this.properties
      .find(
        {
          ...filter,
          sold_price: { $gt: 0 },
          currency: { $in: ['EUR', null] },
          marketing_type: { $in: marketingTypesByDeal.buy },
          rs_type: { $in: soldTypes },
        },
        [...projection],
      )
      .sort({ sold_date: -1, _id: -1 })
      .limit(maxSales)
      .lean<Sold[]>()
      .exec();
  }
}
