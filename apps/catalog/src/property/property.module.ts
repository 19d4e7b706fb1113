import { Module } from '@nestjs/common';
import { HistoryRetention, PropertyHistory } from '../history/property-history.ts';
import { CatalogChanges } from './catalog-changes.ts';
import { PublicPoints } from './public-points.service.ts';
import { RawDataRetention, RawDataStore } from './raw-data-store.ts';

/**
 * Stores the history, the raw data and the key of the map points of properties, and emits the events about properties.
 */
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
