import { Module } from '@nestjs/common';
import { ListingController } from './listing.controller.ts';
import { ListingService } from './listing.service.ts';
import { NearMissesService } from './near-misses.ts';
import { PropertyPageService } from './property-page.service.ts';
import { PropertySearch } from './property-search.ts';
import { SearchMatchesController } from './search-matches.controller.ts';
import { SearchMatchesService } from './search-matches.service.ts';

@Module({
  controllers: [ListingController, SearchMatchesController],
  providers: [ListingService, NearMissesService, PropertyPageService, PropertySearch, SearchMatchesService],
})
export class ListingModule {}
