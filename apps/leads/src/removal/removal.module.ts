import { Module } from '@nestjs/common';
import { ReplyFiles } from '../lead/reply-files.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { SavedAddresses } from '../valuation/saved-addresses.ts';
import { ExpiredLeads } from './expired-leads.ts';
import { LeadRemoval } from './lead-removal.ts';

/** The removal of leads, with reply files and saved addresses, which are deleted with them. */
@Module({
  imports: [OutboxModule],
  providers: [ExpiredLeads, LeadRemoval, ReplyFiles, SavedAddresses],
  exports: [LeadRemoval, ReplyFiles, SavedAddresses],
})
export class RemovalModule {}
