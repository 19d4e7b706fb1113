import { auditFacts } from '@estate/contracts/identity/audit-facts';
import {
  OrderCrmTransfer,
  GetCrmTransferSettings,
  GetLeadToTransfer,
  type LeadToTransfer,
  RecordCrmTransferOutcome,
  RetryCrmTransfers,
  SetCrmTransferSettings,
} from '@estate/contracts/leads/crm-transfer';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { InboxService } from '../inbox/inbox.service.ts';
import { Links } from '../mail/links.ts';
import { CrmTransfers } from './crm-transfers.ts';
import { leadToTransfer } from './lead-to-transfer.ts';
import { CrmTransferSettings } from './crm-transfer-settings.ts';

/** The transfer of leads to the CRM: orders of staff, and the requests and reports of crm-sync. */
@Controller()
export class CrmTransferController {
  constructor(
    private readonly transfers: CrmTransfers,
    private readonly settings: CrmTransferSettings,
    private readonly inbox: InboxService,
    private readonly links: Links,
  ) {}

  @RpcMethod(OrderCrmTransfer)
  async orderCrmTransfer({ by, order, ...one }: z.output<typeof OrderCrmTransfer.input>) {
    await this.transfers.order(one, by, order);
    const lead = await this.inbox.detail(one);
    // The audit log stores the name of an overwritten field, never its value.
    const audit = lead.crm_transfer?.state === 'waiting' ? auditFacts({ overwrite: order.overwrite }) : null;
    return { ...lead, audit };
  }

  @RpcMethod(GetLeadToTransfer)
  async getLeadToTransfer({ id }: { id: string }): Promise<{ lead: LeadToTransfer | null }> {
    const lead = await this.transfers.claim(id);
    return { lead: lead && leadToTransfer(lead, this.links) };
  }

  @RpcMethod(RecordCrmTransferOutcome)
  async recordCrmTransferOutcome({ id, outcome }: z.output<typeof RecordCrmTransferOutcome.input>) {
    await this.transfers.recordOutcome(id, outcome);
    return {};
  }

  @RpcMethod(GetCrmTransferSettings)
  async getCrmTransferSettings() {
    return { ...(await this.settings.read()), failed: await this.transfers.failed() };
  }

  @RpcMethod(SetCrmTransferSettings)
  async setCrmTransferSettings(settings: z.output<typeof SetCrmTransferSettings.input>) {
    const stored = await this.settings.write(settings);
    const audit = auditFacts({ kinds: stored.kinds });
    return { ...stored, failed: await this.transfers.failed(), audit };
  }

  @RpcMethod(RetryCrmTransfers)
  async retryCrmTransfers({ by }: z.output<typeof RetryCrmTransfers.input>) {
    const ordered = await this.transfers.retryFailed(by);
    return { ordered, audit: auditFacts({ leads: ordered }) };
  }
}
