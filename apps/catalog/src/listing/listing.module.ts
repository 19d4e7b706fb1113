import { Module } from '@nestjs/common';
import { PropertyModule } from '../property/property.module.ts';
import { ListingController } from './listing.controller.ts';
import { ListingService } from './listing.service.ts';
import { PropertyPageService } from './property-page.service.ts';
import { PropertySearch } from './property-search.ts';

@Module({
  imports: [PropertyModule],
  controllers: [ListingController],
  providers: [ListingService, PropertyPageService, PropertySearch],
})
export class ListingModule {}
