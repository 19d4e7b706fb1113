import { Module } from '@nestjs/common';
import { HistoryRetention, PropertyHistory } from '../history/property-history.ts';
import { CatalogChanges } from './catalog-changes.ts';
import { PublicPoints } from './public-points.service.ts';
import { RawDataRetention, RawDataStore } from './raw-data-store.ts';

/** What is stored about a property besides its record, and the event of a change. */
@Module({
  providers: [
    CatalogChanges,
    HistoryRetention,
    PropertyHistory,
    PublicPoints,
    RawDataRetention,
    RawDataStore,
  ],
  exports: [CatalogChanges, PropertyHistory, PublicPoints, RawDataStore],
})
export class PropertyModule {}
