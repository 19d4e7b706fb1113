import { auditFacts } from '@estate/contracts/identity/audit-facts';
import {
  FileLead,
  GetFilingSettings,
  GetLeadToFile,
  type LeadToFile,
  NoteFiling,
  RetryFilings,
  SetFilingSettings,
} from '@estate/contracts/leads/filing';
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
  async fileLead({ by, order, ...one }: z.output<typeof FileLead.input>) {
    await this.transfers.order(one, by, order);
    const lead = await this.inbox.detail(one);
    // The audit log stores the name of an overwritten field, never its value.
    const audit = lead.filing?.state === 'waiting' ? auditFacts({ overwrite: order.overwrite }) : null;
    return { ...lead, audit };
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
    const stored = await this.settings.write(settings);
    const audit = auditFacts({ kinds: stored.kinds });
    return { ...stored, failed: await this.transfers.failed(), audit };
  }

  @RpcMethod(RetryFilings)
  async retryFilings({ by }: z.output<typeof RetryFilings.input>) {
    const ordered = await this.transfers.retryFailed(by);
    return { ordered, audit: auditFacts({ leads: ordered }) };
  }
}
