import { type AssignableProperty, brokerForProperty } from '@estate/content/responsible';
import {
  type MapPoints,
  type PlacesQuery,
  placesLimit,
  type PropertyListPage,
  type PropertyPlaces,
  type PropertyQuery,
  type SearchReading,
} from '@estate/contracts/catalog/listing';
import { type BrokerProperties, type SoldFigures } from '@estate/contracts/catalog/proof';
import {
  type ComparedProperty,
  type PropertyCard,
  type ReferenceCard,
} from '@estate/contracts/catalog/public-property';
import { townNamed } from '@estate/domain/geo/towns';
import { pinPrice } from '@estate/domain/property/pin-price';
import { type SaleFields, saleFigures, saleFiguresSince } from '@estate/domain/property/sale';
import { foldSearch } from '@estate/domain/search/fold';
import { districtsMeantBy } from '@estate/domain/search/hamburg';
import { canonicalQuery } from '@estate/domain/search/listing-filter';
import {
  boxAround,
  containsPoint,
  MapAreaFault,
  type MapPoint,
  parseMapArea,
} from '@estate/domain/search/map-area';
import { moveIntoFields } from '@estate/domain/search/search-fields';
import { hamburgClock } from '@estate/domain/text/german-day';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { answeredFields } from '../property/answered-facts.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import {
  cardProjection,
  toCard,
  toComparedProperty,
  toReference,
  type CardSource,
  type ComparedSource,
  type ReferenceSource,
} from '../property/public-property.ts';
import { publicFilter } from '../property/publicity.ts';
import { listingFilter, baseListFilter, type PropertyFilter, type QueryOnMap } from './listing-query.ts';
import { PropertySearch } from './property-search.ts';
import {
  boxRead,
  brokerRead,
  comparedRead,
  holidaysRead,
  latestRead,
  listingRead,
  mapRead,
  offersFilter,
  type PropertyRead,
  referencesRead,
  salesRead,
} from './property-reads.ts';
import { type SimilarityInput, similarityFields, similarLimit, similarPipeline } from './similar-pipeline.ts';
import { type PlaceGroup, type StockPlace, stockPlaces } from './stock-places.ts';

type PointSource = Pick<StoredProperty, '_id'> & { listing: Pick<StoredProperty['listing'], 'point'> };
type PinSource = Pick<StoredProperty, '_id' | 'currency'> & {
  listing: Pick<StoredProperty['listing'], 'point' | 'amount' | 'is_rent'>;
};

/** How long a place of a new property may be unknown to a search text. */
const stockByNameMs = 60_000;

/** The public lists of properties (visitor-area §7). They contain only the fields that a card shows. */
@Injectable()
export class ListingService {
  /** All places with listed properties by their folded names. */
  private readonly stockByName = new LRUCache<'germany' | 'abroad', ReadonlyMap<string, StockPlace>>({
    max: 2,
    ttl: stockByNameMs,
    fetchMethod: async (list) => {
      const places = await this.places(list === 'abroad' ? { abroad: '1' } : {});
      return new Map(places.map((place) => [foldSearch(place.place), place]));
    },
  });

  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly search: PropertySearch,
  ) {}

  latest(): Promise<PropertyCard[]> {
    return this.cards(latestRead());
  }

  async list(request: PropertyQuery): Promise<PropertyListPage> {
    const { q, page, page_size } = request;
    const query = await this.resolveMapArea(request);
    if (q) {
      const { filter, total, sort, search } = await this.search.find(query, q);
      const read = listingRead(sort ? { ...query, sort } : query);
      const items = total === 0 ? [] : await this.cards({ ...read, filter });
      return { items, total, page, page_size, search };
    }
    const read = listingRead(query);
    // Both queries run at the same time, because in sequence they take twice as long.
    const [items, total] = await Promise.all([this.cards(read), this.properties.countDocuments(read.filter)]);
    return { items, total, page, page_size };
  }

  /** The query of the list with its search text in the fields that mean the same. */
  async readSearch({ page: _page, page_size: _size, ...query }: PropertyQuery): Promise<SearchReading> {
    const stock = await this.stockByName.forceFetch(query.abroad ? 'abroad' : 'germany');
    const placeOf = (folded: string) =>
      stock.get(folded)?.place ??
      (query.abroad ? undefined : (districtsMeantBy(folded) ?? townNamed(folded)?.name));
    return { query: canonicalQuery(moveIntoFields(query, placeOf)) };
  }

  /** The filter of a list, which holds for its hits. An area on the map is looked up among `ids` if they are given. */
  async filterOf(request: PropertyQuery, ids?: readonly number[]): Promise<PropertyFilter> {
    const query = await this.resolveMapArea(request, ids && { _id: { $in: [...ids] } });
    return query.q ? this.search.filterOf(query, query.q) : listingFilter(query);
  }

  /** The filter of a list with the number of its hits and the search text that was used, with corrected typing errors. */
  async match(
    request: PropertyQuery,
  ): Promise<{ filter: PropertyFilter; total: number; text: string | undefined }> {
    const query = await this.resolveMapArea(request);
    if (query.q) {
      const { filter, total, search } = await this.search.find(query, query.q);
      return { filter, total, text: search.corrected ?? query.q };
    }
    const filter = listingFilter(query);
    return { filter, total: await this.properties.countDocuments(filter), text: undefined };
  }

  /** The mean position of the properties of a place in Germany; undefined for a place without any. */
  async middleOf(name: string): Promise<MapPoint | undefined> {
    const stock = await this.stockByName.forceFetch('germany');
    return stock.get(foldSearch(name))?.middle;
  }

  async mapPoints(request: PropertyQuery): Promise<MapPoints> {
    const query = await this.resolveMapArea(request);
    const filter = query.q ? (await this.search.find(query, query.q)).filter : listingFilter(query);
    const [properties, without_point] = await Promise.all([
      this.find<PinSource>(mapRead(filter)),
      this.properties.countDocuments({ ...filter, 'listing.point.lat': null }),
    ]);
    const items = properties.flatMap(({ _id, currency, listing: { point, amount, is_rent: isRent } }) =>
      point
        ? [
            {
              id: _id,
              lng: point.lng,
              lat: point.lat,
              label: pinPrice(amount, currency, isRent),
              ...(point.is_rough ? { is_rough: true as const } : {}),
            },
          ]
        : [],
    );
    return { items, without_point };
  }

  /**
   * Adds the filter for the map area of the query: reads the positions in the bounding box of the area, then tests each
   * one against the exact area. `among` are all offers by default.
   */
  private async resolveMapArea(query: PropertyQuery, among?: PropertyFilter): Promise<QueryOnMap> {
    const area = query.within === undefined ? undefined : parseMapArea(query.within);
    if (area === undefined || area instanceof MapAreaFault) return query;
    const inBox = await this.find<PointSource>(boxRead(boxAround(area), among));
    const inside = inBox.filter(({ listing: { point } }) => point && containsPoint(area, point));
    return { ...query, mapAreaFilter: { _id: { $in: inside.map(({ _id }) => _id) } } };
  }

  /**
   * The places that the filter suggests. Each has a position for the map: the mean of the published positions of its
   * properties, which are blurred where the address is hidden.
   */
  async places(query: PlacesQuery): Promise<PropertyPlaces['items']> {
    const _id = { country: '$country', city: '$city', region: '$region', zip_code: '$zip_code' };
    const groups = await this.properties.aggregate<PlaceGroup>([
      { $match: baseListFilter(query) },
      {
        $group: {
          _id,
          count: { $sum: 1 },
          lng: { $avg: '$listing.point.lng' },
          lat: { $avg: '$listing.point.lat' },
        },
      },
    ]);
    return stockPlaces(groups, placesLimit);
  }

  holidays(): Promise<PropertyCard[]> {
    return this.cards(holidaysRead());
  }

  async references(): Promise<ReferenceCard[]> {
    const today = hamburgClock(Date.now()).date;
    const properties = await this.find<ReferenceSource>(referencesRead());
    return properties.map((property) => toReference(property, today));
  }

  /**
   * Up to three available offers that resemble the property (V-7.26); throws `property-not-found` if it is not public.
   */
  async similar(id: number): Promise<PropertyCard[]> {
    const property = await this.properties
      .findOne({ ...publicFilter, _id: id }, [...similarityFields])
      .lean<SimilarityInput>();
    if (!property) throw new ProblemError('property-not-found');
    const pipeline = similarPipeline(property);
    const similar = pipeline ? await this.properties.aggregate<{ _id: number }>(pipeline) : [];
    const ids = similar.map(({ _id }) => _id);
    const cards = await this.cards({
      filter: { _id: { $in: ids } },
      fields: cardProjection,
      limit: similarLimit,
    });
    return cards.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }

  /** The figures of all sales, of which the list of references has only the last ones. */
  async soldFigures(): Promise<SoldFigures> {
    const today = hamburgClock(Date.now()).date;
    const sales = await this.find<SaleFields>(salesRead(saleFiguresSince(today), today));
    const figures = saleFigures(sales, today);
    return { sold: figures.sold, days_online: figures.daysOnline, reached_share: figures.reachedShare };
  }

  /**
   * The offers of a broker. The responsible broker is not stored but determined from the facts of each offer at request
   * time, so that these pages and those of the properties show the same broker even after the rule has changed.
   */
  async ofBroker(slug: string): Promise<BrokerProperties> {
    const facts = Object.fromEntries(answeredFields.map((field) => [field, `$${field}`]));
    const groups = await this.properties.aggregate<{ _id: AssignableProperty; ids: number[] }>([
      { $match: offersFilter },
      { $group: { _id: facts, ids: { $push: '$_id' } } },
    ]);
    const own = groups
      .filter(({ _id }) => brokerForProperty(_id).broker.slug === slug)
      .flatMap(({ ids }) => ids);
    return { items: await this.cards(brokerRead(own)), total: own.length };
  }

  async compared(ids: readonly number[]): Promise<ComparedProperty[]> {
    const properties = await this.find<ComparedSource>(comparedRead(ids));
    return properties.map(toComparedProperty);
  }

  private async cards(read: PropertyRead): Promise<PropertyCard[]> {
    const properties = await this.find<CardSource>(read);
    return properties.map(toCard);
  }

  private find<Source>({ filter, fields, order = {}, ...options }: PropertyRead): Promise<Source[]> {
    // With `batchSize`, each list needs one request to MongoDB; by default, the first batch has only 101 documents.
    return this.properties
      .find(filter, [...fields], { ...options, batchSize: options.limit })
      .sort(order)
      .lean<Source[]>();
  }
}
