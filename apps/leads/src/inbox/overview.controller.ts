import { GetLeadsOverview } from '@estate/contracts/leads/leads';
import { GetLeadQueues } from '@estate/contracts/queues';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { declarationKinds } from '@estate/domain/forms/all-forms';
import { openStates, waitingStates } from '@estate/domain/forms/lead-filter';
import { JobQueue } from '@estate/server-kit/stores/queue';
import { queueDepth } from '@estate/server-kit/stores/queue-metrics';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { OutboxRecords } from '../outbox/outbox-records.ts';
import { noticeKinds } from '../outbox/outbox.schema.ts';
import { Subscribers } from '../search-orders/subscribers.ts';
import { Sweep } from '../sweep/sweep.ts';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { dueBeforeQuery, endOfDay, snoozedLeadsQuery } from '../lead/due.ts';
import { minute } from '../time/pace.ts';
import { leadOwnerFilter, unreadLeads } from './inbox.service.ts';

const agencyWaits = { 'mails.agency': 'pending' } as const;
const visitorWaits = { 'mails.visitor': 'pending' } as const;

/** A receipt has to follow without delay (§ 356a (4) BGB); after this time it counts as missing. */
const receiptWithinMs = 10 * minute;

/** A query for declarations whose sender has no receipt, and whom staff have not answered another way. */
const missingReceipts = (now: Date) => ({
  kind: { $in: declarationKinds },
  suspicion: null,
  'handling.state': { $in: [...openStates] },
  $or: [
    { 'mails.visitor': { $in: ['failed' as const, 'skipped' as const] } },
    { ...visitorWaits, received_at: { $lte: addMilliseconds(now, -receiptWithinMs) } },
  ],
});

/** Counts of leads and of waiting mails for the staff's overview. An index serves each query. */
@Controller()
export class OverviewController {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly outbox: OutboxRecords,
    private readonly subscribers: Subscribers,
    private readonly sweep: Sweep,
    private readonly clock: Clock,
  ) {}

  @RpcMethod(GetLeadsOverview)
  async getLeadsOverview({
    since,
    owner,
    assignee,
  }: z.output<typeof GetLeadsOverview.input>): Promise<z.input<typeof GetLeadsOverview.output>> {
    const own = leadOwnerFilter(owner);
    const now = this.clock.now();
    const waits = {
      'handling.state': { $in: [...waitingStates] },
      suspicion: null,
      $nor: [snoozedLeadsQuery(now)],
      ...own,
    };
    const oldestFirst = { received_at: 1 } as const;
    const [new_leads, waiting, due_today, assigned, unread, overdue, untransferred, last, ...mails] =
      await Promise.all([
        this.leads.countDocuments({ received_at: { $gte: new Date(since) }, ...own }),
        this.leads.countDocuments(waits),
        this.leads.countDocuments({ ...dueBeforeQuery(endOfDay(now)), suspicion: null, ...own }),
        assignee === null ? 0 : this.leads.countDocuments({ $and: [waits, leadOwnerFilter(assignee)] }),
        this.leads.countDocuments({ ...unreadLeads, ...own }),
        this.leads.countDocuments({ ...dueBeforeQuery(now), suspicion: null, ...own }),
        this.leads.countDocuments({ 'crm_transfer.state': 'failed', suspicion: null, ...own }),
        this.leads.findOne(own, 'received_at').sort({ received_at: -1 }).lean(),
        this.leads.countDocuments({ ...agencyWaits, suspicion: null, ...own }),
        this.leads.countDocuments({ ...agencyWaits, suspicion: { $ne: null }, ...own }),
        this.leads.countDocuments({ ...visitorWaits, ...own }),
        this.leads.countDocuments({ 'replies.mail': 'pending', ...own }),
        owner === null ? this.outbox.count({ kind: { $in: [...noticeKinds] }, state: 'pending' }) : 0,
        this.leads
          .findOne({ ...agencyWaits, suspicion: null, ...own }, 'received_at')
          .sort(oldestFirst)
          .lean(),
        owner === null ? this.subscribers.countStopped() : 0,
        this.leads.countDocuments({ ...missingReceipts(now), ...own }),
        this.leads
          .findOne({ ...missingReceipts(now), ...own }, 'received_at')
          .sort(oldestFirst)
          .lean(),
      ]);
    const [agency, digest, visitor, reply, staff, oldest, stopped_subscribers, receipts, firstReceipt] =
      mails;
    return {
      new_leads,
      waiting,
      due_today,
      assigned,
      unread,
      overdue,
      untransferred,
      last_lead_at: last?.received_at.toISOString() ?? null,
      waiting_mails: { agency, digest, visitor, reply, staff },
      oldest_waiting_at: oldest?.received_at.toISOString() ?? null,
      stopped_subscribers,
      missing_receipts: { count: receipts, since: firstReceipt?.received_at.toISOString() ?? null },
      background: owner === null ? this.sweep.sentences() : [],
    };
  }
}

/** The number of jobs in the mail queue by state. */
@Controller()
export class QueuesController {
  constructor(private readonly queue: JobQueue) {}

  @RpcMethod(GetLeadQueues)
  async getLeadQueues() {
    return { items: [await queueDepth(this.queue)] };
  }
}
