import { latestExcludedTitles, soldExcludedTitle } from '@estate/content/listing-exclusions';
import { type PropertyCities, type PropertyListPage, type PropertyQuery } from '@estate/contracts/listing';
import { type PropertyCard } from '@estate/contracts/public-property';
import { propertyStatus } from '@estate/contracts/values';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { literally } from '@estate/server-kit/fold-text';
import { propertyModel, type PropertyModel } from '../property/property.schema.ts';
import { present } from '../property/publicity.ts';
import { cardProjection, toCard, type CardSource } from '../property/public-property.ts';
import {
  abroad,
  inGermany,
  listed,
  listingFilter,
  listingOrder,
  type PropertyFilter,
  type PropertyOrder,
} from './listing-query.ts';

/** The home page's limit (visitor-area §9). */
const latestLimit = 6;
/** The limit for holidays and sold properties. The specification sets none, but one answer holds 1 MB. */
const undividedLimit = 500;

const byImport: PropertyOrder = { imported_at: -1, _id: -1 };

/** A spelling of a city and its frequency. */
interface Spelling {
  readonly _id: { readonly key: string; readonly city: string };
  readonly count: number;
}

function asCity(spellings: readonly Spelling[]): PropertyCities['items'][number] {
  const [usual] = spellings.toSorted((a, b) => b.count - a.count || (a._id.city < b._id.city ? 1 : -1));
  return {
    city: usual?._id.city.trim() ?? '',
    count: spellings.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The public lists, selected and ordered as in visitor-area §7. They contain cards only. */
@Injectable()
export class ListingService {
  constructor(@InjectModel(propertyModel.name) private readonly properties: PropertyModel) {}

  latest(): Promise<PropertyCard[]> {
    const filter: PropertyFilter = {
      ...present,
      website_status: 'aktiv',
      property_status_id: propertyStatus.vermarktung,
      ...inGermany,
      title: { $nin: [...latestExcludedTitles] },
    };
    return this.cards(filter, { _id: -1 }, { limit: latestLimit });
  }

  async list(query: PropertyQuery): Promise<PropertyListPage> {
    const { page, page_size } = query;
    const filter = listingFilter(query);
    const skip = (page - 1) * page_size;
    const items = await this.cards(filter, listingOrder(query), { skip, limit: page_size });
    // A page that is not full is the last one, so the total follows from it without a second query.
    const isLast = items.length < page_size && (items.length > 0 || page === 1);
    const total = isLast ? skip + items.length : await this.properties.countDocuments(filter);
    return { items, total, page, page_size };
  }

  /** Cities for the filter. Spellings that the filter treats as equal are merged under the most frequent one. */
  async cities(): Promise<PropertyCities['items']> {
    const spellings = await this.properties.aggregate<Spelling>([
      { $match: listed },
      { $group: { _id: { key: '$listing.city', city: '$city' }, count: { $sum: 1 } } },
    ]);
    const byKey = new Map<string, Spelling[]>();
    for (const spelling of spellings) {
      const { key } = spelling._id;
      if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), spelling]);
    }
    return [...byKey.values()].map(asCity).sort((a, b) => a.city.localeCompare(b.city, 'de'));
  }

  holidays(): Promise<PropertyCard[]> {
    const { vermarktung, reserviert } = propertyStatus;
    const filter: PropertyFilter = {
      ...present,
      website_status: 'aktiv',
      property_status_id: { $in: [vermarktung, reserviert] },
      ...abroad,
    };
    return this.cards(filter, byImport, { limit: undividedLimit });
  }

  sold(): Promise<PropertyCard[]> {
    const filter: PropertyFilter = {
      ...present,
      website_status: 'aktiv',
      property_status_id: propertyStatus.abgeschlossen,
      title: { $not: { $regex: literally(soldExcludedTitle), $options: 'i' } },
    };
    return this.cards(filter, byImport, { limit: undividedLimit });
  }

  private async cards(
    filter: PropertyFilter,
    order: PropertyOrder,
    part: { skip?: number; limit: number },
  ): Promise<PropertyCard[]> {
    const found = await this.properties
      .find(filter, [...cardProjection], part)
      .sort(order)
      .lean<CardSource[]>();
    return found.map(toCard);
  }
}
