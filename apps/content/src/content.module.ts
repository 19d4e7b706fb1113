import { allSections } from '@estate/content/sections/all-sections';
import type { AnySection } from '@estate/content/section';
import * as sectionContracts from '@estate/contracts/content/sections';
import * as words from '@estate/contracts/content/words';
import { RpcServerModule } from '@estate/rpc/rpc-server.module';
import { type Clock } from '@estate/server-kit/process/clock';
import { ServiceModule } from '@estate/server-kit/process/service.module';
import { EventsModule } from '@estate/server-kit/stores/events.module';
import { MongoModule } from '@estate/server-kit/stores/mongo.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { type ContentEnv } from './env.ts';
import { models } from './models.ts';
import { PublicationModule } from './publication/publication.module.ts';
import { SECTIONS } from './sections/sections.ts';
import { SectionsModule } from './sections/sections.module.ts';

/**
 * The content service. It is ready without Redis, because events may be lost and the sweep publishes without jobs. Tests
 * pass the clock and sections of their own.
 */
@Module({})
export class ContentModule {
  static forRoot(
    env: ContentEnv,
    { clock, sections = allSections }: { clock?: Clock; sections?: readonly AnySection[] } = {},
  ): DynamicModule {
    return {
      module: ContentModule,
      global: true,
      imports: [
        ServiceModule.forRoot('content', env, clock),
        MongoModule.forRoot(env),
        models,
        EventsModule.forRoot(env),
        RpcServerModule.forRoot({ ...sectionContracts, ...words }),
        SectionsModule,
        PublicationModule,
      ],
      providers: [{ provide: SECTIONS, useValue: sections }],
      exports: [SECTIONS],
    };
  }
}
