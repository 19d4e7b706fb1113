import {
  FileLead,
  GetFilingSettings,
  GetLeadToFile,
  type LeadToFile,
  NoteFiling,
  RetryFilings,
  SetFilingSettings,
} from '@estate/contracts/leads/filing';
import { type LeadDetail } from '@estate/contracts/leads/inbox';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { InboxService } from '../inbox/inbox.service.ts';
import { Links } from '../mail/links.ts';
import { CrmTransfers } from './crm-transfers.ts';
import { leadToFile } from './lead-to-file.ts';
import { TransferSettings } from './transfer-settings.ts';

/** The transfer of leads to the CRM: orders of staff, and the requests and reports of crm-sync. */
@Controller()
export class CrmTransferController {
  constructor(
    private readonly transfers: CrmTransfers,
    private readonly settings: TransferSettings,
    private readonly inbox: InboxService,
    private readonly links: Links,
  ) {}

  @RpcMethod(FileLead)
  async fileLead({ by, order, ...one }: z.output<typeof FileLead.input>): Promise<LeadDetail> {
    await this.transfers.order(one, by, order);
    return this.inbox.detail(one);
  }

  @RpcMethod(GetLeadToFile)
  async getLeadToFile({ id }: { id: string }): Promise<{ lead: LeadToFile | null }> {
    const lead = await this.transfers.claim(id);
    return { lead: lead && leadToFile(lead, this.links) };
  }

  @RpcMethod(NoteFiling)
  async noteFiling({ id, outcome }: z.output<typeof NoteFiling.input>) {
    await this.transfers.recordOutcome(id, outcome);
    return {};
  }

  @RpcMethod(GetFilingSettings)
  async getFilingSettings() {
    return { ...(await this.settings.read()), failed: await this.transfers.failed() };
  }

  @RpcMethod(SetFilingSettings)
  async setFilingSettings(settings: z.output<typeof SetFilingSettings.input>) {
    return { ...(await this.settings.write(settings)), failed: await this.transfers.failed() };
  }

  @RpcMethod(RetryFilings)
  async retryFilings({ by }: z.output<typeof RetryFilings.input>) {
    return { ordered: await this.transfers.retryFailed(by) };
  }
}
