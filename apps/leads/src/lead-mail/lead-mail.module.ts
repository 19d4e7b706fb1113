import { Module } from '@nestjs/common';
import { AssignmentModule } from '../assignment/assignment.module.ts';
import { ExposesModule } from '../exposes/exposes.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { RemovalModule } from '../removal/removal.module.ts';
import { SearchOrdersModule } from '../search-orders/search-orders.module.ts';
import { AgencyBacklog } from './agency-backlog.ts';
import { AgencyDelivery } from './agency-delivery.ts';
import { ConfirmationLimit } from './confirmation-limit.ts';
import { Digest } from './digest.ts';
import { LeadMails } from './lead-mails.ts';
import { LeadProperties } from './lead-property.ts';
import { SenderAddresses } from './sender-addresses.ts';

/** The mails about leads. They are ordered through the outbox. */
@Module({
  imports: [
    AssignmentModule,
    ExposesModule,
    MailModule,
    OrdersModule,
    OutboxModule,
    RemovalModule,
    SearchOrdersModule,
  ],
  providers: [
    AgencyBacklog,
    AgencyDelivery,
    ConfirmationLimit,
    Digest,
    LeadMails,
    LeadProperties,
    SenderAddresses,
  ],
})
export class LeadMailModule {}
