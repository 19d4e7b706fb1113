import { Module } from '@nestjs/common';
import { AssignmentModule } from '../assignment/assignment.module.ts';
import { LeadMailModule } from '../lead-mail/lead-mail.module.ts';
import { LeadModule } from '../lead/lead.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { StaffMailModule } from '../staff-mail/staff-mail.module.ts';
import { ChangesService } from './changes.service.ts';
import { CommentsService } from './comments.service.ts';
import { Doubles } from './doubles.ts';
import { HandlingService } from './handling.service.ts';
import { InboxController } from './inbox.controller.ts';
import { InboxService } from './inbox.service.ts';
import { MailOrdersService } from './mail-orders.service.ts';
import { PriceChangesController } from './price-changes.controller.ts';

@Module({
  imports: [AssignmentModule, LeadModule, LeadMailModule, MailModule, StaffMailModule],
  controllers: [InboxController, PriceChangesController],
  providers: [ChangesService, CommentsService, Doubles, HandlingService, InboxService, MailOrdersService],
  exports: [InboxService],
})
export class InboxModule {}
