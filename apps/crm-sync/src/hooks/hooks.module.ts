import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImportsModule } from '../imports/imports.module.ts';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { RemovalModule } from '../removal/removal.module.ts';
import { HookRefetch } from './hook-refetch.ts';
import { HookRegistration } from './hook-registration.ts';
import { HookWorker } from './hook-worker.ts';
import { HooksController } from './hooks.controller.ts';
import { lastHookModel } from './last-hook.schema.ts';
import { LastHookStore } from './last-hook.store.ts';

/** Registers webhooks at the CRM and imports the objects that webhooks report. */
@Module({
  imports: [ImportsModule, PropstackModule, RemovalModule, MongooseModule.forFeature([lastHookModel])],
  controllers: [HooksController],
  providers: [HookRefetch, HookRegistration, HookWorker, LastHookStore],
})
export class HooksModule {}
