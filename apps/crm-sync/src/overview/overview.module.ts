import { Module } from '@nestjs/common';
import { CallLogModule } from '../call-log/call-log.module.ts';
import { SyncModule } from '../sync/sync.module.ts';
import { OverviewController } from './overview.controller.ts';

@Module({ imports: [SyncModule, CallLogModule], controllers: [OverviewController] })
export class OverviewModule {}
