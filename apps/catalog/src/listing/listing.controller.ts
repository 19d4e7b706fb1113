import {
  GetImageAccess,
  GetLeadProperty,
  GetProperty,
  ListCities,
  ListHolidays,
  ListLatest,
  ListProperties,
  ListPublicPages,
  ListPublicPageStarts,
  ListSold,
  type PropertyQuery,
} from '@estate/contracts/catalog';
import { Answers } from '@estate/server-kit/rpc-server';
import { Controller } from '@nestjs/common';
import { ListingService } from './listing.service.ts';
import { PropertyPageService } from './property-page.service.ts';

@Controller()
export class ListingController {
  constructor(
    private readonly listings: ListingService,
    private readonly pages: PropertyPageService,
  ) {}

  @Answers(ListLatest)
  async latest() {
    return { items: await this.listings.latest() };
  }

  @Answers(ListProperties)
  list(query: PropertyQuery) {
    return this.listings.list(query);
  }

  @Answers(ListCities)
  async cities() {
    return { items: await this.listings.cities() };
  }

  @Answers(ListHolidays)
  async holidays() {
    return { items: await this.listings.holidays() };
  }

  @Answers(ListSold)
  async sold() {
    return { items: await this.listings.sold() };
  }

  @Answers(GetProperty)
  detail({ id }: { id: number }) {
    return this.pages.detail(id);
  }

  @Answers(ListPublicPages)
  async publicPages({ before }: { before?: number | undefined }) {
    return { items: await this.pages.publicPages(before) };
  }

  @Answers(ListPublicPageStarts)
  async publicPageStarts({ every }: { every: number }) {
    return { starts: await this.pages.publicPageStarts(every) };
  }

  @Answers(GetImageAccess)
  imageAccess({ id }: { id: number }) {
    return this.pages.imageAccess(id);
  }

  @Answers(GetLeadProperty)
  leadProperty({ id }: { id: number }) {
    return this.pages.leadProperty(id);
  }
}
