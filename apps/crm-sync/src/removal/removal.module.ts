import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImportsModule } from '../imports/imports.module.ts';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { SyncSettingsModule } from '../schedules/sync-settings.module.ts';
import { ConfirmedRemoval } from './confirmed-removal.ts';
import { WebhookRemoval, removalWindowModel } from './webhook-removal.ts';
import { pendingRemovalModel, PendingRemovals } from './pending-removals.ts';
import { RemovalController } from './removal.controller.ts';
import { VanishedObjects } from './vanished-objects.ts';

@Module({
  imports: [
    ImportsModule,
    PropstackModule,
    SyncSettingsModule,
    MongooseModule.forFeature([pendingRemovalModel, removalWindowModel]),
  ],
  controllers: [RemovalController],
  providers: [ConfirmedRemoval, WebhookRemoval, PendingRemovals, VanishedObjects],
  exports: [WebhookRemoval, PendingRemovals, VanishedObjects],
})
export class RemovalModule {}
