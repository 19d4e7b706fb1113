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
import { FilingSettings } from './filing-settings.ts';
import { Filings } from './filings.ts';
import { leadToFile } from './lead-to-file.ts';

/** The transfer of leads to the CRM: orders of staff, and the requests and reports of crm-sync. */
@Controller()
export class FilingController {
  constructor(
    private readonly filings: Filings,
    private readonly settings: FilingSettings,
    private readonly inbox: InboxService,
    private readonly links: Links,
  ) {}

  @RpcMethod(FileLead)
  async fileLead({ by, order, ...one }: z.output<typeof FileLead.input>): Promise<LeadDetail> {
    await this.filings.order(one, by, order);
    return this.inbox.detail(one);
  }

  @RpcMethod(GetLeadToFile)
  async getLeadToFile({ id }: { id: string }): Promise<{ lead: LeadToFile | null }> {
    const lead = await this.filings.waiting(id);
    return { lead: lead && leadToFile(lead, this.links) };
  }

  @RpcMethod(NoteFiling)
  async noteFiling({ id, outcome }: z.output<typeof NoteFiling.input>) {
    await this.filings.note(id, outcome);
    return {};
  }

  @RpcMethod(GetFilingSettings)
  async getFilingSettings() {
    return { ...(await this.settings.read()), failed: await this.filings.failed() };
  }

  @RpcMethod(SetFilingSettings)
  async setFilingSettings(settings: z.output<typeof SetFilingSettings.input>) {
    return { ...(await this.settings.write(settings)), failed: await this.filings.failed() };
  }

  @RpcMethod(RetryFilings)
  async retryFilings({ by }: z.output<typeof RetryFilings.input>) {
    return { ordered: await this.filings.retryFailed(by) };
  }
}
