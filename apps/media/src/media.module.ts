import { ServiceModule } from '@estate/server-kit/service.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { type MediaEnv } from './env.ts';
import { HttpModule } from './http/http.module.ts';
import { WebsiteImagesModule } from './website-images/website-images.module.ts';

/** The media service: stores originals and serves renditions (scaled images). It has HTTP routes only, no RPC. */
@Module({})
export class MediaModule {
  static forRoot(env: MediaEnv): DynamicModule {
    return {
      module: MediaModule,
      imports: [ServiceModule.forRoot('media', env), HttpModule, WebsiteImagesModule],
    };
  }
}
