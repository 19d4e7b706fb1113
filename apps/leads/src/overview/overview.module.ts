import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LeadModule } from '../lead/lead.module.ts';
import { staffMailModel } from '../staff-mail/staff-mail.schema.ts';
import { OverviewController, QueuesController } from './overview.controller.ts';

@Module({
  imports: [LeadModule, MongooseModule.forFeature([staffMailModel])],
  controllers: [OverviewController, QueuesController],
})
export class OverviewModule {}
