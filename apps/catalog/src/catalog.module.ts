import * as properties from '@estate/contracts/catalog/properties';
import * as staff from '@estate/contracts/catalog/staff-list';
import * as history from '@estate/contracts/catalog/property-history';
import * as fields from '@estate/contracts/catalog/property-fields';
import * as proof from '@estate/contracts/catalog/proof';
import * as backTest from '@estate/contracts/catalog/back-test';
import * as laterSales from '@estate/contracts/catalog/later-sales';
import * as searchMatches from '@estate/contracts/catalog/search-matches';
import * as ranges from '@estate/contracts/catalog/price-range';
import * as tables from '@estate/contracts/catalog/reference-tables';
import * as removal from '@estate/contracts/catalog/property-removal';
import * as views from '@estate/contracts/catalog/property-views';
import { RpcServerModule } from '@estate/rpc/rpc-server.module';
import { WordsModule } from '@estate/rpc/words.module';
import { EventsModule } from '@estate/server-kit/stores/events.module';
import { MongoModule } from '@estate/server-kit/stores/mongo.module';
import { ServiceModule } from '@estate/server-kit/process/service.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { type CatalogEnv } from './env.ts';
import { ImportModule } from './import/import.module.ts';
import { ListingModule } from './listing/listing.module.ts';
import { models } from './models.ts';
import { StaffModule } from './staff/staff.module.ts';
import { ValuationModule } from './valuation/valuation.module.ts';
import { PropertyViewsModule } from './views/property-views.module.ts';

/** The catalog service. It is ready without Redis, because Redis only transports events, and these may be lost. */
@Module({})
export class CatalogModule {
  static forRoot(env: CatalogEnv): DynamicModule {
    return {
      module: CatalogModule,
      imports: [
        ServiceModule.forRoot('catalog', env),
        MongoModule.forRoot(env),
        models,
        EventsModule.forRoot(env),
        RpcServerModule.forRoot({
          ...properties,
          ...staff,
          ...history,
          ...proof,
          ...searchMatches,
          ...fields,
          ...removal,
          ...views,
          ...backTest,
          ...laterSales,
          ...ranges,
          ...tables,
        }),
        WordsModule.forRoot(env.CONTENT_URL),
        ListingModule,
        StaffModule,
        ImportModule,
        PropertyViewsModule,
        ValuationModule,
      ],
    };
  }
}
