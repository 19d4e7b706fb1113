import { latestExcludedTitles, soldExcludedTitle } from '@estate/content/listing-exclusions';
import { publicPagesLimit } from '@estate/contracts/catalog/properties';
import { mapPointsLimit } from '@estate/contracts/catalog/listing';
import { listedStatusIds, marketingTypesByDeal, propertyStatus } from '@estate/contracts/values';
import { type MapBox } from '@estate/domain/search/map-area';
import { escapeRegExp } from '@estate/server-kit/text/fold-text';
import {
  cardProjection,
  comparedProjection,
  detailProjection,
  referenceProjection,
} from '../property/public-property.ts';
import { notRemovedFilter, publicFilter, titleFields } from '../property/publicity.ts';
import {
  abroadFilter,
  germanyFilter,
  listingFilter,
  listingOrder,
  type QueryOnMap,
  type PropertyFilter,
  type PropertyOrder,
} from './listing-query.ts';

/** One query of the collection `properties`. */
export interface PropertyRead {
  readonly filter: PropertyFilter;
  readonly fields: readonly string[];
  /** The sort order; omitted if a single document is read. */
  readonly order?: PropertyOrder;
  readonly skip?: number;
  readonly limit: number;
}

/** Number of properties on the home page (visitor-area §9). */
const latestLimit = 6;
/** Maximum length of the lists of holiday homes and of sold properties, which are shown on a single page. */
const unpagedLimit = 100;

const byImport: PropertyOrder = { imported_at: -1, _id: -1 };

/** The query for the latest offers on the home page (visitor-area §7.1). */
export const latestRead = (): PropertyRead => ({
  filter: {
    ...notRemovedFilter,
    website_status: 'aktiv',
    property_status_id: propertyStatus.vermarktung,
    ...germanyFilter,
    title: { $nin: [...latestExcludedTitles] },
  },
  fields: cardProjection,
  order: { _id: -1 },
  limit: latestLimit,
});

/** The query for one page of the listing page (visitor-area §7.2). */
export const listingRead = (query: QueryOnMap): PropertyRead => ({
  filter: listingFilter(query),
  fields: cardProjection,
  order: listingOrder(query),
  skip: (query.page - 1) * query.page_size,
  limit: query.page_size,
});

/** The query for holiday homes abroad (visitor-area §7.3). */
export const holidaysRead = (): PropertyRead => ({
  filter: {
    ...notRemovedFilter,
    website_status: 'aktiv',
    property_status_id: { $in: [propertyStatus.vermarktung, propertyStatus.reserviert] },
    ...abroadFilter,
  },
  fields: cardProjection,
  order: byImport,
  limit: unpagedLimit,
});

/** The query for the reference properties, i.e. those that were sold or let (visitor-area §7.5). */
export const referencesRead = (): PropertyRead => ({
  filter: {
    ...notRemovedFilter,
    website_status: 'aktiv',
    property_status_id: propertyStatus.abgeschlossen,
    title: { $not: { $regex: escapeRegExp(soldExcludedTitle), $options: 'i' } },
  },
  fields: referenceProjection,
  order: byImport,
  limit: unpagedLimit,
});

/** The most sales of the figures, far more than an agency has in 24 months. */
const salesLimit = 10_000;

/** The query for the facts of all sales of a period, also of those that the website does not show. */
export const salesRead = (from: string, until: string): PropertyRead => ({
  filter: {
    property_status_id: propertyStatus.abgeschlossen,
    marketing_type: { $in: marketingTypesByDeal.buy },
    // A time of day may follow the last day.
    sold_date: { $gte: from, $lte: `${until}T99` },
    removed_because: { $ne: 'deleted' },
  },
  fields: ['sold_date', 'sold_price', 'price', 'first_public_at'],
  order: { sold_date: -1, _id: -1 },
  limit: salesLimit,
});

/** The filter for all current offers, including those abroad. */
export const offersFilter: PropertyFilter = {
  ...notRemovedFilter,
  website_status: 'aktiv',
  property_status_id: { $in: [...listedStatusIds] },
};

/** The query for the published positions within a box: of all current offers, or of those that match `among`. */
export const boxRead = (
  { west, south, east, north }: MapBox,
  among: PropertyFilter = offersFilter,
): PropertyRead => ({
  filter: {
    ...among,
    'listing.point.lat': { $gte: south, $lte: north },
    'listing.point.lng': { $gte: west, $lte: east },
  },
  fields: ['listing.point'],
  order: { 'listing.point.lat': 1 },
  limit: mapPointsLimit,
});

/** The query for the map points of the properties that match `filter`, available ones first. */
export const mapRead = (filter: PropertyFilter): PropertyRead => ({
  filter: { ...filter, 'listing.point.lat': { $ne: null } },
  fields: ['listing.point', 'listing.amount', 'listing.is_rent', 'currency'],
  order: { 'listing.state_rank': 1, _id: -1 },
  limit: mapPointsLimit,
});

/** Maximum number of offers on a broker's page. */
const brokerLimit = 6;

/** The query for these offers, available ones first. */
export const brokerRead = (ids: readonly number[]): PropertyRead => ({
  filter: { ...offersFilter, _id: { $in: [...ids] } },
  fields: cardProjection,
  order: { 'listing.state_rank': 1, _id: -1 },
  limit: brokerLimit,
});

/** The query for the public properties among `ids`, with the fields of the comparison page. */
export const comparedRead = (ids: readonly number[]): PropertyRead => ({
  filter: { ...publicFilter, _id: { $in: [...ids] } },
  fields: comparedProjection,
  order: { _id: -1 },
  limit: ids.length,
});

/** The query for one property, public or not; the caller has to check whether it is public (visitor-area §7.4). */
export const detailRead = (id: number): PropertyRead => ({
  filter: { _id: id },
  fields: detailProjection,
  limit: 1,
});

/** The query for one page of all public properties, highest ids first; `before` is the last id of the previous page. */
export const publicPagesRead = (before: number | undefined): PropertyRead => ({
  filter: { ...publicFilter, ...(before === undefined ? {} : { _id: { $lt: before } }) },
  fields: [...titleFields, 'updated_at', 'imported_at'],
  order: { _id: -1 },
  limit: publicPagesLimit,
});
