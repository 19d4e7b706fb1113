import { Module } from '@nestjs/common';
import { AssignmentModule } from '../assignment/assignment.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { SearchOrdersModule } from '../search-orders/search-orders.module.ts';
import { LeadChangesService } from './lead-changes.service.ts';
import { CommentsService } from './comments.service.ts';
import { Duplicates } from './duplicates.ts';
import { HandlingService } from './handling.service.ts';
import { InboxController } from './inbox.controller.ts';
import { InboxService } from './inbox.service.ts';
import { LeadMailsService } from './lead-mails.service.ts';
import { OverviewController, QueuesController } from './overview.controller.ts';
import { PriceChangesController } from './price-changes.controller.ts';
import { ValuedAddressesController } from './valued-addresses.controller.ts';

@Module({
  imports: [AssignmentModule, MailModule, NoticesModule, OutboxModule, SearchOrdersModule],
  controllers: [
    InboxController,
    OverviewController,
    PriceChangesController,
    QueuesController,
    ValuedAddressesController,
  ],
  providers: [
    LeadChangesService,
    CommentsService,
    Duplicates,
    HandlingService,
    InboxService,
    LeadMailsService,
  ],
  exports: [InboxService],
})
export class InboxModule {}
