import { Module } from '@nestjs/common';
import { ListingController } from './listing.controller.ts';
import { ListingService } from './listing.service.ts';
import { NearMissesService } from './near-misses.ts';
import { PropertyPageService } from './property-page.service.ts';
import { PropertySearch } from './property-search.ts';

@Module({
  controllers: [ListingController],
  providers: [ListingService, NearMissesService, PropertyPageService, PropertySearch],
})
export class ListingModule {}
