import { LetterOffer } from '@estate/contracts/catalog/search-matches';
import { sortImages } from '@estate/domain/property/property-images';
import {
  ComparedProperty,
  PropertyCard,
  PublicProperty,
  publicOptionalFieldKeys,
  type ReferenceCard,
} from '@estate/contracts/catalog/public-property';
import { keysHiddenWithPrice } from './hidden-price.ts';
import { isClosed } from '@estate/domain/property/offer-state';
import { daysOnline, saleDay } from '@estate/domain/property/sale';
import { foldText } from '@estate/server-kit/text/fold-text';
import { districtOf as districtAt } from '../valuation/districts/districts.ts';
import { type StoredProperty } from './property.schema.ts';
import { districtOf } from './place-names.ts';
import { publicImages } from './public-images.ts';
import { publicTitle, showsAddress } from './publicity.ts';

const addressKeys = ['street', 'house_number', 'lat', 'lng'] as const;

const publicKeys = Object.keys(PublicProperty.shape) as (keyof PublicProperty)[];
const cardKeys = Object.keys(PropertyCard.shape) as (keyof PropertyCard)[];
const comparedKeys = Object.keys(ComparedProperty.shape) as (keyof ComparedProperty)[];
const letterKeys = Object.keys(LetterOffer.shape) as (keyof LetterOffer)[];

const projectionOf = (keys: readonly string[]): readonly string[] => [
  ...keys.filter((key) => !['id', 'image', 'amenities'].includes(key)),
  'hide_address',
  'listing.cover',
  'listing.amenities',
];

/** The stored fields that a card of a property needs; lists read only these. */
export const cardProjection = projectionOf(cardKeys);

/** The stored fields that a reference needs. Its position decides only the district. */
export const referenceProjection: readonly string[] = [...cardProjection, 'sold_date', 'lat', 'lng'];

/** The stored fields that a comparison needs. */
export const comparedProjection = projectionOf(comparedKeys);

/** The stored fields that a letter needs. */
export const letterProjection = projectionOf(letterKeys);

/** The stored fields that a property's page needs, and those that decide whether it is public. */
export const detailProjection: readonly string[] = [
  ...publicKeys.filter((key) => !['id', 'map_point', 'amenities'].includes(key)),
  'listing.amenities',
  'listing.point',
  'removed_because',
  'was_public_at',
];

/** The fields that `detailProjection` reads. */
export type DetailSource = Pick<
  StoredProperty,
  Extract<keyof StoredProperty, keyof PublicProperty> | '_id' | 'removed_because' | 'was_public_at'
> & { listing: Pick<StoredProperty['listing'], 'point' | 'amenities'> };

/** The fields that `cardProjection` reads. */
export type CardSource = Pick<
  StoredProperty,
  Extract<keyof StoredProperty, keyof PropertyCard> | '_id' | 'hide_address'
> & { listing: Pick<StoredProperty['listing'], 'cover' | 'amenities'> };

/** The fields that `referenceProjection` reads. */
export type ReferenceSource = CardSource & Pick<StoredProperty, 'sold_date' | 'lat' | 'lng'>;

/** The fields that `comparedProjection` reads. */
export type ComparedSource = CardSource &
  Pick<StoredProperty, Extract<keyof StoredProperty, keyof ComparedProperty>>;

/** The fields that `letterProjection` reads. */
export type LetterSource = CardSource &
  Pick<StoredProperty, Extract<keyof StoredProperty, keyof LetterOffer>>;

/**
 * The stored values of these keys, without the fields that are hidden for this property. Written as a loop for speed,
 * because a list has thousands of values.
 */
function visible<Source extends Omit<CardSource, 'listing'>>(
  stored: Source,
  keys: readonly string[],
): Partial<Source> {
  const hidden: readonly string[] = [
    ...(showsAddress(stored) ? [] : addressKeys),
    ...keysHiddenWithPrice(stored),
  ];
  const values: Partial<Source> = {};
  for (const key of keys as readonly (keyof Source & string)[]) {
    if (key in stored && !hidden.includes(key)) values[key] = stored[key];
  }
  return values;
}

export function toPublicProperty(stored: DetailSource): PublicProperty {
  const { _id: id, property_status_id, website_status, imported_at } = stored;
  return {
    ...visible(stored, publicKeys),
    id,
    title: publicTitle(stored),
    property_status_id,
    website_status,
    imported_at,
    amenities: stored.listing.amenities,
    map_point: isClosed(stored) ? null : (stored.listing.point ?? null),
    optional_fields: (stored.optional_fields ?? []).filter(({ key }) => publicOptionalFieldKeys.has(key)),
    images: publicImages(sortImages(stored.images), stored),
  };
}

/** The visible fields among `keys`, plus the derived fields that cards and compared properties have in common. */
function cardWith<Source extends CardSource>(stored: Source, keys: readonly string[]) {
  const { _id: id, property_status_id, website_status, imported_at, listing } = stored;
  return Object.assign(visible(stored, keys), {
    id,
    title: publicTitle(stored),
    property_status_id,
    website_status,
    imported_at,
    amenities: listing.amenities,
    image: listing.cover,
  });
}

export const toCard = (stored: CardSource): PropertyCard => cardWith(stored, cardKeys);

/** The Stadtteil of a property in Hamburg without a district of the CRM, by its position; else the CRM's region. */
function regionOf({ city, region, lat, lng }: ReferenceSource): string | null | undefined {
  const isKnown = districtOf({ city, region }) !== null || foldText(city ?? '') !== 'hamburg';
  return isKnown || lat == null || lng == null ? region : (districtAt({ lat, lng }) ?? region);
}

/** `today` is the day in Hamburg (YYYY-MM-DD), after which a sale is not stated yet. */
export const toReference = (stored: ReferenceSource, today: string): ReferenceCard => ({
  ...toCard(stored),
  region: regionOf(stored),
  closed_year: Number(saleDay(stored, today)?.slice(0, 4)) || null,
  days_online: daysOnline(stored, today) ?? null,
});

export const toComparedProperty = (stored: ComparedSource): ComparedProperty =>
  cardWith(stored, comparedKeys);

export const toLetterOffer = ({ publish_at, ...stored }: LetterSource): LetterOffer => ({
  ...cardWith(stored, letterKeys),
  publish_at: publish_at?.toISOString() ?? null,
});
