import { ProblemFilter } from '@estate/server-kit/http/problem.filter';
import { ServiceModule } from '@estate/server-kit/process/service.module';
import { Module, type DynamicModule, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CallerCheckMiddleware } from './caller-check.middleware.ts';
import { DocumentsModule } from './documents/documents.module.ts';
import { type MediaEnv } from './env.ts';
import { OriginalsModule } from './originals/originals.module.ts';
import { PropertyEventsController } from './property-events.controller.ts';
import { RenditionsModule } from './renditions/renditions.module.ts';
import { StorageModule } from './storage/storage.module.ts';
import { UsageController } from './storage/usage.controller.ts';
import { WebsiteImagesModule } from './website-images/website-images.module.ts';

/** The media service: stores originals, serves renditions (scaled images) and makes documents. It has HTTP routes only, no RPC. */
@Module({})
export class MediaModule implements NestModule {
  static forRoot(env: MediaEnv): DynamicModule {
    return {
      module: MediaModule,
      imports: [
        ServiceModule.forRoot('media', env),
        DocumentsModule,
        OriginalsModule,
        RenditionsModule,
        StorageModule,
        WebsiteImagesModule,
      ],
      controllers: [PropertyEventsController, UsageController],
      providers: [{ provide: APP_FILTER, useClass: ProblemFilter }],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(CallerCheckMiddleware).forRoutes('{*path}');
  }
}
