import {
  ChangeLead,
  CountUnread,
  ExportLeads,
  GetLead,
  type LeadDetail,
  ListLeads,
  ReadLead,
  ReleaseLead,
  ResendLeadMail,
} from '@estate/contracts/leads/inbox';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { HandlingService } from './handling.service.ts';
import { InboxService } from './inbox.service.ts';
import { MailOrdersService } from './mail-orders.service.ts';

/** The inbox of staff. Each change answers the lead as it is then. */
@Controller()
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly handling: HandlingService,
    private readonly mails: MailOrdersService,
  ) {}

  @RpcMethod(ListLeads)
  listLeads(query: z.output<typeof ListLeads.input>) {
    return this.inbox.list(query);
  }

  @RpcMethod(CountUnread)
  async countUnread(): Promise<{ unread: number }> {
    return { unread: await this.inbox.unread() };
  }

  @RpcMethod(GetLead)
  getLead({ id }: z.output<typeof GetLead.input>): Promise<LeadDetail> {
    return this.inbox.detail(id);
  }

  @RpcMethod(ReadLead)
  async readLead({ id, by }: z.output<typeof ReadLead.input>): Promise<LeadDetail> {
    await this.handling.read(id, by);
    return this.inbox.detail(id);
  }

  @RpcMethod(ChangeLead)
  async changeLead(order: z.output<typeof ChangeLead.input>): Promise<LeadDetail> {
    await this.handling.change(order);
    return this.inbox.detail(order.id);
  }

  @RpcMethod(ReleaseLead)
  async releaseLead({ id, by }: z.output<typeof ReleaseLead.input>): Promise<LeadDetail> {
    await this.mails.release(id, by);
    return this.inbox.detail(id);
  }

  @RpcMethod(ResendLeadMail)
  async resendLeadMail(order: z.output<typeof ResendLeadMail.input>): Promise<LeadDetail> {
    await this.mails.resend(order);
    return this.inbox.detail(order.id);
  }

  @RpcMethod(ExportLeads)
  exportLeads(query: z.output<typeof ExportLeads.input>) {
    return this.inbox.export(query);
  }
}
