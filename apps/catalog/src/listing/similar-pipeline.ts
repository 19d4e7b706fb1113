import { isClosed } from '@estate/domain/property/offer-state';
import { isGermany } from '@estate/domain/property/vocabulary';
import { propertyStatus } from '@estate/contracts/values';
import { foldSearch } from '@estate/domain/search/fold';
import { foldText } from '@estate/server-kit/text/fold-text';
import { type PipelineStage } from 'mongoose';
import { districtOf } from '../property/place-names.ts';
import { type StoredProperty } from '../property/property.schema.ts';
import { notRemovedFilter } from '../property/publicity.ts';
import { sizeFieldOf, germanyFilter, type PropertyFilter, rangeCondition } from './listing-query.ts';

export const similarLimit = 3;
/** Maximum relative difference of the price, or of the area if no price is public. */
const deviation = 0.25;
const roomsDeviation = 1;
const maxKilometres = 50;
const kilometresPerDegree = 111;

export const similarityFields = [
  'title',
  'property_status_id',
  'website_status',
  'rs_type',
  'country',
  'city',
  'region',
  'number_of_rooms',
  'plot_area',
  'listing.amount',
  'listing.area',
  'listing.is_rent',
  'listing.point',
] as const;
export type SimilarityInput = Pick<
  StoredProperty,
  '_id' | Exclude<(typeof similarityFields)[number], `listing.${string}`>
> & { listing: Pick<StoredProperty['listing'], 'amount' | 'area' | 'is_rent' | 'point'> };

const around = (value: number) =>
  rangeCondition({ min: value * (1 - deviation), max: value * (1 + deviation) });

/**
 * The filter for offers similar to the property (V-7.26); undefined if the property's type is unknown, or if both its
 * price and its size are unknown.
 */
function similarFilter(property: SimilarityInput): PropertyFilter | undefined {
  const { _id, rs_type, country, number_of_rooms, listing } = property;
  const area = sizeFieldOf({ type: rs_type === 'TRADE_SITE' ? 'plot' : undefined });
  const size = area === 'plot_area' ? property.plot_area : listing.area;
  const amount = isClosed(property) ? null : listing.amount;
  if (!rs_type || (!amount && !size)) return undefined;
  return {
    ...notRemovedFilter,
    _id: { $ne: _id },
    website_status: 'aktiv',
    property_status_id: propertyStatus.vermarktung,
    'listing.state_rank': 0,
    rs_type,
    'listing.is_rent': listing.is_rent,
    ...(isGermany(country) ? germanyFilter : { country: country ?? null }),
    ...(amount ? { 'listing.amount': around(amount) } : { [area]: around(size ?? 0) }),
    ...(number_of_rooms
      ? {
          number_of_rooms: rangeCondition({
            min: number_of_rooms - roomsDeviation,
            max: number_of_rooms + roomsDeviation,
          }),
        }
      : {}),
  };
}

/**
 * Aggregation expression for the squared distance in kilometres along one axis between `value` and the published
 * position of a property; null if it has none.
 */
const square = (axis: 'lat' | 'lng', value: number, kilometres: number) => ({
  $pow: [{ $multiply: [{ $subtract: [`$listing.point.${axis}`, value] }, kilometres] }, 2],
});

/** Compares published positions, so that the order of the results does not reveal a hidden address. */
function squareDistance({ point }: SimilarityInput['listing']) {
  if (!point) return null;
  const width = kilometresPerDegree * Math.cos((point.lat / 180) * Math.PI);
  return { $add: [square('lat', point.lat, kilometresPerDegree), square('lng', point.lng, width)] };
}

/**
 * The aggregation that reads the ids of similar offers: first those in the same district, then the nearest ones. An
 * offer in the same city without coordinates is treated as if it were at the maximum distance. Undefined if the
 * property has too few known values for a comparison.
 */
export function similarPipeline(property: SimilarityInput): PipelineStage[] | undefined {
  const filter = similarFilter(property);
  if (!filter) return undefined;
  const { city, listing } = property;
  const district = districtOf(property);
  const farthest = maxKilometres ** 2;
  return [
    { $match: filter },
    {
      $project: {
        isInDistrict: {
          $in: [district && foldSearch(`${city} ${district}`), { $ifNull: ['$listing.places', []] }],
        },
        distance: {
          $ifNull: [
            squareDistance(listing),
            { $cond: [{ $eq: ['$listing.city', foldText(city ?? '')] }, farthest, null] },
          ],
        },
      },
    },
    { $match: { distance: { $lte: farthest } } },
    { $sort: { isInDistrict: -1, distance: 1, _id: -1 } },
    { $limit: similarLimit },
  ];
}
