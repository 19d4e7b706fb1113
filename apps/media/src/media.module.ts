import { ServiceModule } from '@estate/server-kit/service.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { type MediaEnv } from './env.ts';
import { HttpModule } from './http/http.module.ts';
import { WebsiteImagesModule } from './website-images/website-images.module.ts';

/** Stores originals and serves renditions, over HTTP only. */
@Module({})
export class MediaModule {
  static forRoot(env: MediaEnv): DynamicModule {
    return {
      module: MediaModule,
      imports: [ServiceModule.forRoot('media', env), HttpModule, WebsiteImagesModule],
    };
  }
}
