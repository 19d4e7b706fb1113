import { TRANSPORT } from '@estate/server-kit/transport';
import { Module } from '@nestjs/common';
import { OriginalsModule } from '../originals/originals.module.ts';
import { RenditionsModule } from '../renditions/renditions.module.ts';
import { UsageRoute } from '../storage/usage.route.ts';
import { MediaHttp } from './media-http.ts';

@Module({
  imports: [OriginalsModule, RenditionsModule],
  providers: [MediaHttp, UsageRoute, { provide: TRANSPORT, useExisting: MediaHttp }],
})
export class HttpModule {}
