import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../mail/mail.module.ts';
import { PropertyReportStoreModule } from '../property-reports/property-report-store.module.ts';
import { StaffMailLife } from './staff-mail-life.ts';
import { StaffMailOrders } from './staff-mail-orders.ts';
import { StaffMailController } from './staff-mail.controller.ts';
import { StaffMailQueue } from './staff-mail.queue.ts';
import { staffMailModel } from './staff-mail.schema.ts';
import { StaffMailSender } from './staff-mail.sender.ts';

/**
 * Mails to staff, and the reports to proprietors. Their jobs run in the queue of LeadMailModule, because the service
 * has one worker for all mails.
 */
@Module({
  imports: [MailModule, PropertyReportStoreModule, MongooseModule.forFeature([staffMailModel])],
  controllers: [StaffMailController],
  providers: [StaffMailLife, StaffMailOrders, StaffMailQueue, StaffMailSender],
  exports: [StaffMailLife, StaffMailOrders, StaffMailQueue],
})
export class StaffMailModule {}
