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
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { ListingService } from './listing.service.ts';
import { PropertyPageService } from './property-page.service.ts';

@Controller()
export class ListingController {
  constructor(
    private readonly listings: ListingService,
    private readonly pages: PropertyPageService,
  ) {}

  @RpcMethod(ListLatest)
  async latest() {
    return { items: await this.listings.latest() };
  }

  @RpcMethod(ListProperties)
  list(query: PropertyQuery) {
    return this.listings.list(query);
  }

  @RpcMethod(ListCities)
  async cities() {
    return { items: await this.listings.cities() };
  }

  @RpcMethod(ListHolidays)
  async holidays() {
    return { items: await this.listings.holidays() };
  }

  @RpcMethod(ListSold)
  async sold() {
    return { items: await this.listings.sold() };
  }

  @RpcMethod(GetProperty)
  detail({ id }: { id: number }) {
    return this.pages.detail(id);
  }

  @RpcMethod(ListPublicPages)
  async publicPages({ before }: { before?: number | undefined }) {
    return { items: await this.pages.publicPages(before) };
  }

  @RpcMethod(ListPublicPageStarts)
  async publicPageStarts({ every }: { every: number }) {
    return { starts: await this.pages.publicPageStarts(every) };
  }

  @RpcMethod(GetImageAccess)
  imageAccess({ id }: { id: number }) {
    return this.pages.imageAccess(id);
  }

  @RpcMethod(GetLeadProperty)
  leadProperty({ id }: { id: number }) {
    return this.pages.leadProperty(id);
  }
}
