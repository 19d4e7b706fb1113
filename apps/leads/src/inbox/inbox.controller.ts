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
  async countUnread({ owner }: z.output<typeof CountUnread.input>): Promise<{ unread: number }> {
    return { unread: await this.inbox.unread(owner) };
  }

  @RpcMethod(GetLead)
  getLead(lead: z.output<typeof GetLead.input>): Promise<LeadDetail> {
    return this.inbox.detail(lead);
  }

  @RpcMethod(ReadLead)
  async readLead({ by, ...lead }: z.output<typeof ReadLead.input>): Promise<LeadDetail> {
    await this.handling.read(lead, by);
    return this.inbox.detail(lead);
  }

  @RpcMethod(ChangeLead)
  async changeLead(order: z.output<typeof ChangeLead.input>): Promise<LeadDetail> {
    await this.handling.change(order);
    // Whoever gives a lead away still gets the answer to that.
    return this.inbox.detail({ id: order.id, owner: null });
  }

  @RpcMethod(ReleaseLead)
  async releaseLead({ by, ...lead }: z.output<typeof ReleaseLead.input>): Promise<LeadDetail> {
    await this.mails.release(lead, by);
    return this.inbox.detail(lead);
  }

  @RpcMethod(ResendLeadMail)
  async resendLeadMail(order: z.output<typeof ResendLeadMail.input>): Promise<LeadDetail> {
    await this.mails.resend(order);
    return this.inbox.detail(order);
  }

  @RpcMethod(ExportLeads)
  exportLeads(query: z.output<typeof ExportLeads.input>) {
    return this.inbox.export(query);
  }
}
