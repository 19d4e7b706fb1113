import {
  type LetterOffer,
  type OfferState,
  type PastMatches,
} from '@estate/contracts/catalog/search-matches';
import { PropertyQuery } from '@estate/contracts/catalog/listing';
import { propertyStatus } from '@estate/contracts/values';
import { offerStates } from '@estate/domain/property/offer-state';
import { daysOnline, type SaleFields } from '@estate/domain/property/sale';
import { parseQuery } from '@estate/domain/search/listing-filter';
import { hamburgClock } from '@estate/domain/text/german-day';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import pLimit from 'p-limit';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { letterProjection, type LetterSource, toLetterOffer } from '../property/public-property.ts';
import { type PropertyFilter } from './listing-query.ts';
import { ListingService } from './listing.service.ts';
import { offersFilter } from './property-reads.ts';

type OfferSource = Pick<StoredProperty, '_id'> & {
  listing: Pick<StoredProperty['listing'], 'amount' | 'state_rank'>;
};

/** The filter with hidden properties: without its condition for the website status, which each filter of a list has. */
function withHidden(filter: PropertyFilter): PropertyFilter {
  const conditions = { ...filter };
  delete conditions.website_status;
  return conditions;
}

/** So few searches of one call are asked at a time, because visitors ask the same store. */
const concurrency = 4;

/** Answers saved searches by the query of the list, so that there is one rule for what a search finds. */
@Injectable()
export class SearchMatchesService {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly listings: ListingService,
  ) {}

  async offers(): Promise<OfferState[]> {
    const offers = await this.properties
      .find(offersFilter, ['listing.amount', 'listing.state_rank'])
      .lean<OfferSource[]>();
    return offers.map(({ _id: id, listing: { amount, state_rank } }) => ({
      id,
      state: offerStates[state_rank] ?? 'closed',
      amount,
    }));
  }

  /**
   * Which of the properties each search finds. One query first leaves those that any of the searches finds, because the store
   * reads every property that it compares: searches that are alike, e.g. about the same place, are answered much faster.
   */
  async match(
    searches: readonly string[],
    ids: readonly number[],
    isWithHidden = false,
  ): Promise<number[][]> {
    const limit = pLimit(concurrency);
    const filters = await Promise.all(
      searches.map((search) => limit(() => this.filterOf(search, ids, isWithHidden))),
    );
    const known = filters.filter((filter) => filter !== undefined);
    const found = known.length === 0 ? [] : await this.idsOf({ $or: known }, ids);
    return Promise.all(
      filters.map((filter) =>
        filter && found.length > 0 ? limit(() => this.idsOf(filter, found)) : Promise.resolve([]),
      ),
    );
  }

  private async idsOf(filter: PropertyFilter, ids: readonly number[]): Promise<number[]> {
    const among: PropertyFilter = { _id: { $in: [...ids] }, $and: [filter] };
    const found = await this.properties.find(among, ['_id']).lean<{ _id: number }[]>();
    return found.map(({ _id }) => _id);
  }

  async letterOffers(ids: readonly number[], isWithHidden = false): Promise<LetterOffer[]> {
    const listed: PropertyFilter = { ...offersFilter, _id: { $in: [...ids] } };
    const offers = await this.properties
      .find(isWithHidden ? withHidden(listed) : listed, [...letterProjection])
      .lean<LetterSource[]>();
    return offers.map(toLetterOffer);
  }

  /** Counts what is on offer and what was sold or let in the last twelve months. */
  async countPast(query: PropertyQuery): Promise<PastMatches> {
    const filter = await this.listings.filterOf(query);
    const today = hamburgClock(Date.now()).date;
    const { property_status_id: _, ...conditions } = filter;
    const closed: PropertyFilter = {
      ...conditions,
      property_status_id: propertyStatus.abgeschlossen,
      sold_date: { $gte: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, $lte: `${today}T99` },
    };
    const [offered, sold, [last]] = await Promise.all([
      this.properties.countDocuments(filter),
      this.properties.countDocuments(closed),
      this.properties
        .find(closed, ['sold_date', 'first_public_at'])
        .sort({ sold_date: -1, _id: -1 })
        .limit(1)
        .lean<SaleFields[]>(),
    ]);
    return { count: offered + sold, last_days: (last && daysOnline(last, today)) ?? null };
  }

  /** The filter of a search among these properties; undefined for one that the API of the list refuses. */
  private async filterOf(
    search: string,
    ids: readonly number[],
    isWithHidden: boolean,
  ): Promise<PropertyFilter | undefined> {
    const { data } = PropertyQuery.safeParse(parseQuery(search));
    if (!data) return undefined;
    const listed = await this.listings.filterOf(data, ids);
    return isWithHidden ? withHidden(listed) : listed;
  }
}
