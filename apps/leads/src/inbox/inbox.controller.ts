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
import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { StaffAccounts } from '../assignment/staff-accounts.ts';
import { LeadChangesService } from './lead-changes.service.ts';
import { CommentsService } from './comments.service.ts';
import { HandlingService } from './handling.service.ts';
import { InboxService } from './inbox.service.ts';
import { bulkChangeAuditFacts, changeAuditFacts, resendAuditFacts } from './lead-facts.ts';
import { LeadMailsService } from './lead-mails.service.ts';
import { leadsCsv } from './leads-csv.ts';

/** The RPC calls of the staff's inbox. Each call that changes a lead returns the changed lead. */
@Controller()
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly handling: HandlingService,
    private readonly changes: LeadChangesService,
    private readonly comments: CommentsService,
    private readonly mails: LeadMailsService,
    private readonly accounts: StaffAccounts,
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
  async changeLead(order: z.output<typeof ChangeLead.input>) {
    const [before] = await this.inbox.rows([order.id]);
    await this.changes.change(order);
    // Read without the owner filter, because the caller may just have assigned the lead to somebody else.
    const lead = await this.inbox.detail({ id: order.id, owner: null });
    return { ...lead, audit: changeAuditFacts(before, lead, order) };
  }

  @RpcMethod(ChangeLeads)
  async changeLeads({ items, by, owner }: z.output<typeof ChangeLeads.input>) {
    const unchanged = await this.changes.changeAll(items, { by, owner });
    const changed = items.filter(({ id }) => !unchanged.includes(id));
    const rows = await this.inbox.rows(changed.map(({ id }) => id));
    return { items: rows, unchanged, audit: bulkChangeAuditFacts(rows, items, unchanged) };
  }

  @RpcMethod(AddComment)
  async addComment(order: z.output<typeof AddComment.input>) {
    await this.comments.add(order);
    const lead = await this.inbox.detail(order);
    const comment = lead.comments.find(({ id }) => id === order.comment.id)?.id;
    return { ...lead, audit: auditFacts({ comment }) };
  }

  @RpcMethod(DeleteComment)
  async deleteComment(order: z.output<typeof DeleteComment.input>): Promise<LeadDetail> {
    await this.comments.delete(order);
    return this.inbox.detail(order);
  }

  @RpcMethod(MergeLead)
  async mergeLead(order: z.output<typeof MergeLead.input>) {
    await this.comments.merge(order);
    const lead = await this.inbox.detail(order);
    const into = lead.comments.find((comment) => comment.lead === order.into)?.lead;
    return { ...lead, audit: auditFacts({ into }) };
  }

  @RpcMethod(CountLeadsOf)
  async countLeadsOf({ properties, owner }: z.output<typeof CountLeadsOf.input>) {
    return { items: await this.inbox.countOf(properties, owner) };
  }

  @RpcMethod(ResendLeadMail)
  async resendLeadMail(order: z.output<typeof ResendLeadMail.input>) {
    await this.mails.resend(order);
    const lead = await this.inbox.detail(order);
    return { ...lead, audit: resendAuditFacts(lead) };
  }

  @RpcMethod(ExportLeads)
  async exportLeads(query: z.output<typeof ExportLeads.input>) {
    const [{ items, next, total }, accounts] = await Promise.all([
      this.inbox.export(query),
      this.accounts.all(),
    ]);
    const names = new Map(accounts.map(({ id, name, email }) => [id, name || email]));
    const nameOf = (account: string) => names.get(account) ?? 'Entferntes Konto';
    const { kind, state, assignee, property: propertyId, q, cursor } = query;
    return {
      text: leadsCsv(items, kind, nameOf, { isFirst: cursor === undefined }),
      next,
      // The words of a search may name a person, so that only the fact of a search is audited.
      audit: auditFacts({
        kind,
        state,
        assignee,
        propertyId,
        searched: q ? true : undefined,
        exported: total,
      }),
    };
  }
}
