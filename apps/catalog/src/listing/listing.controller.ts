import {
  CompareProperties,
  FindNearMisses,
  GetImageAccess,
  GetLeadProperty,
  GetDocumentProperty,
  GetProperty,
  ListHolidays,
  ListLatest,
  ListMapPoints,
  ListPlaces,
  ListProperties,
  ListPublicPages,
  ListSimilar,
  ListSold,
  ReadSearch,
} from '@estate/contracts/catalog/properties';
import { type PlacesQuery, type PropertyQuery } from '@estate/contracts/catalog/listing';
import { CountSold, ListBrokerProperties } from '@estate/contracts/catalog/proof';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { ListingService } from './listing.service.ts';
import { NearMissesService } from './near-misses.ts';
import { PropertyPageService } from './property-page.service.ts';

@Controller()
export class ListingController {
  constructor(
    private readonly listings: ListingService,
    private readonly nearMisses: NearMissesService,
    private readonly pages: PropertyPageService,
  ) {}

  @RpcMethod(ListLatest)
  async listLatest() {
    return { items: await this.listings.latest() };
  }

  @RpcMethod(ListProperties)
  listProperties(query: PropertyQuery) {
    return this.listings.list(query);
  }

  @RpcMethod(ReadSearch)
  readSearch(query: PropertyQuery) {
    return this.listings.readSearch(query);
  }

  @RpcMethod(FindNearMisses)
  findNearMisses(query: PropertyQuery) {
    return this.nearMisses.find(query);
  }

  @RpcMethod(ListMapPoints)
  listMapPoints(query: PropertyQuery) {
    return this.listings.mapPoints(query);
  }

  @RpcMethod(ListPlaces)
  async listPlaces(query: PlacesQuery) {
    return { items: await this.listings.places(query) };
  }

  @RpcMethod(ListHolidays)
  async listHolidays() {
    return { items: await this.listings.holidays() };
  }

  @RpcMethod(ListSimilar)
  async listSimilar({ id }: { id: number }) {
    return { items: await this.listings.similar(id) };
  }

  @RpcMethod(ListSold)
  async listSold() {
    return { items: await this.listings.references() };
  }

  @RpcMethod(CountSold)
  countSold() {
    return this.listings.soldFigures();
  }

  @RpcMethod(ListBrokerProperties)
  listBrokerProperties({ slug }: { slug: string }) {
    return this.listings.ofBroker(slug);
  }

  @RpcMethod(CompareProperties)
  async compareProperties({ ids }: { ids: number[] }) {
    return { items: await this.listings.compared(ids) };
  }

  @RpcMethod(GetProperty)
  getProperty({ id }: { id: number }) {
    return this.pages.detail(id);
  }

  @RpcMethod(GetDocumentProperty)
  getDocumentProperty({ id, with_address }: z.output<typeof GetDocumentProperty.input>) {
    return this.pages.forDocument(id, with_address);
  }

  @RpcMethod(ListPublicPages)
  async listPublicPages({ before }: { before?: number | undefined }) {
    return { items: await this.pages.publicPages(before) };
  }

  @RpcMethod(GetImageAccess)
  getImageAccess({ id }: { id: number }) {
    return this.pages.imageAccess(id);
  }

  @RpcMethod(GetLeadProperty)
  getLeadProperty({ id }: { id: number }) {
    return this.pages.leadProperty(id);
  }
}
