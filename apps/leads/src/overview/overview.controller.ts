import { GetLeadsOverview } from '@estate/contracts/leads/leads';
import { GetLeadQueues } from '@estate/contracts/queues';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { JobQueue } from '@estate/server-kit/queue';
import { queueDepth } from '@estate/server-kit/queue-metrics';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { staffMailModel, type StaffMailModel } from '../staff-mail/staff-mail.schema.ts';
import { Clock } from '../time/clock.ts';
import { dueBefore } from '../lead/due.ts';
import { ownedBy, unreadLeads } from '../inbox/inbox.service.ts';

const agencyWaits = { 'mails.agency.state': 'pending' };
const visitorWaits = { 'mails.visitor.state': 'pending' };

/** Counts of leads and of waiting mails for the staff's overview. An index serves each query. */
@Controller()
export class OverviewController {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    @InjectModel(staffMailModel.name) private readonly staffMails: StaffMailModel,
    private readonly clock: Clock,
  ) {}

  @RpcMethod(GetLeadsOverview)
  async getLeadsOverview({
    since,
    owner,
  }: z.output<typeof GetLeadsOverview.input>): Promise<z.input<typeof GetLeadsOverview.output>> {
    const own = ownedBy(owner);
    const oldestFirst = { received_at: 1 } as const;
    const [new_leads, unread, overdue, unfiled, last, agency, digest, visitor, reply, staff, oldest] =
      await Promise.all([
        this.leads.countDocuments({ received_at: { $gte: new Date(since) }, ...own }),
        this.leads.countDocuments({ ...unreadLeads, ...own }),
        this.leads.countDocuments({ ...dueBefore(this.clock.now()), suspicion: null, ...own }),
        this.leads.countDocuments({ 'filing.state': 'failed', suspicion: null, ...own }),
        this.leads.findOne(own, 'received_at').sort({ received_at: -1 }).lean(),
        this.leads.countDocuments({ ...agencyWaits, suspicion: null, ...own }),
        this.leads.countDocuments({ ...agencyWaits, suspicion: { $ne: null }, ...own }),
        this.leads.countDocuments({ ...visitorWaits, ...own }),
        this.leads.countDocuments({ 'replies.mail.state': 'pending', ...own }),
        owner === null ? this.staffMails.countDocuments({ state: 'pending' }) : 0,
        this.leads
          .findOne({ ...agencyWaits, suspicion: null, ...own }, 'received_at')
          .sort(oldestFirst)
          .lean(),
      ]);
    return {
      new_leads,
      unread,
      overdue,
      unfiled,
      last_lead_at: last?.received_at.toISOString() ?? null,
      waiting_mails: { agency, digest, visitor, reply, staff },
      oldest_waiting_at: oldest?.received_at.toISOString() ?? null,
    };
  }
}

/** The number of jobs in the queue of mails. */
@Controller()
export class QueuesController {
  constructor(private readonly queue: JobQueue) {}

  @RpcMethod(GetLeadQueues)
  async getLeadQueues() {
    return { items: [await queueDepth(this.queue)] };
  }
}
