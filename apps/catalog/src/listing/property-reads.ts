import { latestExcludedTitles, soldExcludedTitle } from '@estate/content/listing-exclusions';
import { publicPagesLimit } from '@estate/contracts/catalog/properties';
import { mapPointsLimit } from '@estate/contracts/catalog/listing';
import { listedStatusIds, marketingTypesByDeal, propertyStatus } from '@estate/contracts/values';
import { type MapBox } from '@estate/domain/search/map-shape';
import { literally } from '@estate/server-kit/fold-text';
import { type PipelineStage } from 'mongoose';
import { cardProjection, comparedProjection, detailProjection } from '../property/public-property.ts';
import { notRemovedFilter, publicFilter, titleFields } from '../property/publicity.ts';
import {
  abroad,
  inGermany,
  listingFilter,
  listingOrder,
  type QueryOnMap,
  type PropertyFilter,
  type PropertyOrder,
} from './listing-query.ts';

/** One query of `properties`, as the store gets it. */
export interface PropertyRead {
  readonly filter: PropertyFilter;
  /** The stored fields that are read. */
  readonly fields: readonly string[];
  /** Omitted where one document is read. */
  readonly order?: PropertyOrder;
  readonly skip?: number;
  readonly limit: number;
}

/** The home page's limit (visitor-area §9). */
const latestLimit = 6;
/** Limits the lists of holiday homes and of sold properties, because a page renders the whole list at once. */
const unpagedLimit = 100;

const byImport: PropertyOrder = { imported_at: -1, _id: -1 };

/** Home list (visitor-area §7.1). */
export const latestRead = (): PropertyRead => ({
  filter: {
    ...notRemovedFilter,
    website_status: 'aktiv',
    property_status_id: propertyStatus.vermarktung,
    ...inGermany,
    title: { $nin: [...latestExcludedTitles] },
  },
  fields: cardProjection,
  order: { _id: -1 },
  limit: latestLimit,
});

/** One page of the listing (visitor-area §7.2). */
export const listingRead = (query: QueryOnMap): PropertyRead => ({
  filter: listingFilter(query),
  fields: cardProjection,
  order: listingOrder(query),
  skip: (query.page - 1) * query.page_size,
  limit: query.page_size,
});

/** Holiday homes abroad (visitor-area §7.3). */
export const holidaysRead = (): PropertyRead => ({
  filter: {
    ...notRemovedFilter,
    website_status: 'aktiv',
    property_status_id: { $in: [propertyStatus.vermarktung, propertyStatus.reserviert] },
    ...abroad,
  },
  fields: cardProjection,
  order: byImport,
  limit: unpagedLimit,
});

const references: PropertyFilter = {
  ...notRemovedFilter,
  website_status: 'aktiv',
  property_status_id: propertyStatus.abgeschlossen,
  title: { $not: { $regex: literally(soldExcludedTitle), $options: 'i' } },
};

/** Sold properties (visitor-area §7.5). */
export const referencesRead = (): PropertyRead => ({
  filter: references,
  fields: cardProjection,
  order: byImport,
  limit: unpagedLimit,
});

/** Selects the references that were sold. References that were let have the same status and are left out. */
export const soldFilter: PropertyFilter = {
  ...references,
  marketing_type: { $nin: [...marketingTypesByDeal.rent] },
};

/** Counts them by city. */
export const soldByCity: PipelineStage[] = [
  { $match: soldFilter },
  { $group: { _id: '$listing.city', count: { $sum: 1 } } },
];

/** Every current offer, also abroad. */
export const offersFilter: PropertyFilter = {
  ...notRemovedFilter,
  website_status: 'aktiv',
  property_status_id: { $in: [...listedStatusIds] },
};

/** The public points in a box, of every current offer. */
export const boxRead = ({ west, south, east, north }: MapBox): PropertyRead => ({
  filter: {
    ...offersFilter,
    'listing.point.lat': { $gte: south, $lte: north },
    'listing.point.lng': { $gte: west, $lte: east },
  },
  fields: ['listing.point'],
  order: { 'listing.point.lat': 1 },
  limit: mapPointsLimit,
});

/** The points of the map among what a filter finds, what can be had first. */
export const mapRead = (filter: PropertyFilter): PropertyRead => ({
  filter: { ...filter, 'listing.point.lat': { $ne: null } },
  fields: ['listing.point', 'listing.amount', 'listing.is_rent', 'currency'],
  order: { 'listing.band': 1, _id: -1 },
  limit: mapPointsLimit,
});

/** Where a property lies, as it is stored; what is missing is null. */
export interface Place {
  readonly city?: string | null;
  readonly country?: string | null;
}

/** The limit of the offers on a broker's page. */
const brokerLimit = 6;

/** The first offers in these places, what can be had first. */
export function brokerRead(places: readonly Place[]): PropertyRead {
  const citiesOf = new Map<string | null, (string | null)[]>();
  for (const { city = null, country = null } of places) {
    const cities = citiesOf.get(country) ?? [];
    cities.push(city);
    citiesOf.set(country, cities);
  }
  const inPlaces = [...citiesOf].map(([country, cities]) => ({ country, city: { $in: cities } }));
  return {
    filter: { ...offersFilter, $or: inPlaces },
    fields: cardProjection,
    order: { 'listing.band': 1, _id: -1 },
    limit: brokerLimit,
  };
}

/** The public ones among these. */
export const comparedRead = (ids: readonly number[]): PropertyRead => ({
  filter: { ...publicFilter, _id: { $in: [...ids] } },
  fields: comparedProjection,
  order: { _id: -1 },
  limit: ids.length,
});

/** One property, public or not; the reader decides (visitor-area §7.4). */
export const detailRead = (id: number): PropertyRead => ({
  filter: { _id: id },
  fields: detailProjection,
  limit: 1,
});

/** A part of the list of all public pages, highest ids first; `before` is the last id of the part before. */
export const publicPagesRead = (before: number | undefined): PropertyRead => ({
  filter: { ...publicFilter, ...(before === undefined ? {} : { _id: { $lt: before } }) },
  fields: [...titleFields, 'updated_at', 'imported_at'],
  order: { _id: -1 },
  limit: publicPagesLimit,
});
