import { type ListLaterSales } from '@estate/contracts/catalog/later-sales';
import { type HomeAnswers } from '@estate/contracts/catalog/price-range';
import { addressKey } from '@estate/domain/property/address-key';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { publicTitle } from '../../property/publicity.ts';
import { type AddressedSale, OwnSales } from './own-sales.ts';
import { type PriceRangeDocument, type PriceRangeModel, priceRangeModel } from './price-range.schema.ts';
import { valuedHome } from './valued-home.ts';

type Answer = z.input<typeof ListLaterSales.output>;

/** By how much the area of a flat may differ from the valued one. */
const areaTolerance = 0.1;

/** Whether the sale may be one of the valued home, whose address it has. */
function isSameHome({ sale }: AddressedSale, home: HomeAnswers): boolean {
  const { type, livingArea } = valuedHome(home, []);
  if (sale.type !== type) return false;
  return type !== 'flat' || (!!livingArea && Math.abs(sale.area / livingArea - 1) <= areaTolerance);
}

function byAddress(sales: readonly AddressedSale[]): ReadonlyMap<string, readonly AddressedSale[]> {
  const sold = new Map<string, AddressedSale[]>();
  for (const one of sales) {
    const key = addressKey(one);
    const atAddress = key && sold.get(key);
    if (atAddress) atAddress.push(one);
    else if (key) sold.set(key, [one]);
  }
  return sold;
}

/** Sales of homes whose price range was estimated before. */
@Injectable()
export class LaterSales {
  constructor(
    @InjectModel(priceRangeModel.name) private readonly ranges: PriceRangeModel,
    private readonly sales: OwnSales,
  ) {}

  async list(homes: z.output<typeof ListLaterSales.input>['homes']): Promise<Answer> {
    const ids = homes.map(({ price_range_id }) => price_range_id);
    const stored = await this.ranges
      .find({ _id: { $in: ids } }, { home: 1, day: 1, result: 1 })
      .lean<Pick<PriceRangeDocument, '_id' | 'home' | 'day' | 'result'>[]>();
    const ranges = new Map(stored.map((range) => [range._id, range]));
    const [earliest] = stored.map(({ day }) => day).sort();
    if (earliest === undefined) return { items: [] };
    const sales = byAddress(await this.sales.addressed(earliest));
    const items = homes.flatMap(({ price_range_id, ...address }, home): Answer['items'] => {
      const range = ranges.get(price_range_id);
      const key = addressKey(address);
      if (range?.result.kind !== 'range' || key === undefined) return [];
      const { day, result } = range;
      return (sales.get(key) ?? [])
        .filter((sold) => sold.sale.soldOn > day && isSameHome(sold, range.home as HomeAnswers))
        .map((sold) => ({
          home,
          property: { id: sold._id, title: publicTitle(sold) },
          estimated_on: day,
          low: result.low,
          high: result.high,
          sold_on: sold.sale.soldOn,
          price: sold.sale.price,
          is_inside: sold.sale.price >= result.low && sold.sale.price <= result.high,
        }));
    });
    return { items: items.sort((a, b) => b.sold_on.localeCompare(a.sold_on)) };
  }
}
