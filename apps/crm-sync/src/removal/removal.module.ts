import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.ts';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { SyncSettingsModule } from '../schedules/sync-settings.module.ts';
import { ConfirmedRemoval } from './confirmed-removal.ts';
import { WebhookRemoval } from './webhook-removal.ts';
import { PendingRemovals } from './pending-removals.ts';
import { RemovalController } from './removal.controller.ts';
import { VanishedObjects } from './vanished-objects.ts';

@Module({
  imports: [ImportsModule, PropstackModule, SyncSettingsModule],
  controllers: [RemovalController],
  providers: [ConfirmedRemoval, WebhookRemoval, PendingRemovals, VanishedObjects],
  exports: [WebhookRemoval, PendingRemovals, VanishedObjects],
})
export class RemovalModule {}
