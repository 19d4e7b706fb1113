import {
  AddComment,
  ChangeLead,
  ChangeLeads,
  CountLeadsOf,
  CountUnread,
  DeleteComment,
  ExportLeads,
  GetLead,
  type LeadDetail,
  ListLeads,
  MergeLead,
  ReadLead,
  ResendLeadMail,
} from '@estate/contracts/leads/inbox';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { ChangesService } from './changes.service.ts';
import { CommentsService } from './comments.service.ts';
import { HandlingService } from './handling.service.ts';
import { InboxService } from './inbox.service.ts';
import { LeadMailsService } from './lead-mails.service.ts';

/** The RPC calls of the staff's inbox. Each call that changes a lead returns the changed lead. */
@Controller()
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly handling: HandlingService,
    private readonly changes: ChangesService,
    private readonly comments: CommentsService,
    private readonly mails: LeadMailsService,
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
    await this.changes.change(order);
    // Read without the owner filter, because the caller may just have assigned the lead to somebody else.
    return this.inbox.detail({ id: order.id, owner: null });
  }

  @RpcMethod(ChangeLeads)
  async changeLeads({ items, by, owner }: z.output<typeof ChangeLeads.input>) {
    const unchanged = await this.changes.changeAll(items, { by, owner });
    const changed = items.filter(({ id }) => !unchanged.includes(id));
    return { items: await this.inbox.rows(changed.map(({ id }) => id)), kept: unchanged };
  }

  @RpcMethod(AddComment)
  async addComment(order: z.output<typeof AddComment.input>): Promise<LeadDetail> {
    await this.comments.add(order);
    return this.inbox.detail(order);
  }

  @RpcMethod(DeleteComment)
  async deleteComment(order: z.output<typeof DeleteComment.input>): Promise<LeadDetail> {
    await this.comments.delete(order);
    return this.inbox.detail(order);
  }

  @RpcMethod(MergeLead)
  async mergeLead(order: z.output<typeof MergeLead.input>): Promise<LeadDetail> {
    await this.comments.merge(order);
    return this.inbox.detail(order);
  }

  @RpcMethod(CountLeadsOf)
  async countLeadsOf({ properties, owner }: z.output<typeof CountLeadsOf.input>) {
    return { items: await this.inbox.countOf(properties, owner) };
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
