import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.ts';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { RemovalModule } from '../removal/removal.module.ts';
import { WebhookRefetch } from './webhook-refetch.ts';
import { WebhookRegistration } from './webhook-registration.ts';
import { WebhookWorker } from './webhook-worker.ts';
import { WebhooksController } from './webhooks.controller.ts';
import { LastWebhookStore } from './last-webhook.ts';

@Module({
  imports: [ImportsModule, PropstackModule, RemovalModule],
  controllers: [WebhooksController],
  providers: [WebhookRefetch, WebhookRegistration, WebhookWorker, LastWebhookStore],
})
export class WebhooksModule {}
