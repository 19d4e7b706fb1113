import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { CrmTransferController } from './crm-transfer.controller.ts';
import { CrmTransfers } from './crm-transfers.ts';
import { CrmTransferSettings } from './crm-transfer-settings.ts';

@Module({
  imports: [InboxModule, MailModule, OutboxModule],
  controllers: [CrmTransferController],
  providers: [CrmTransfers, CrmTransferSettings],
  exports: [CrmTransferSettings],
})
export class CrmTransferModule {}
