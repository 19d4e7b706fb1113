import { HealthChecks } from '@estate/server-kit/observability/health-checks';
import { gauge } from '@estate/server-kit/observability/metrics';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { Sweep } from '../sweep/sweep.ts';
import { Clock, addMilliseconds } from '@estate/server-kit/process/clock';
import { hour } from '../time/pace.ts';
import { lastDigestTime, nextDigestTime } from './digest-time.ts';

/** A mail to the agency counts as overdue if it is not sent after this time. */
const tooLongMs = hour;

const overdueMails = gauge(
  'agency_mails_overdue',
  'Leads of which the agency has not heard an hour after it should have',
);
const oldestWait = gauge(
  'agency_mail_oldest_wait_seconds',
  'How long the oldest lead waits of which the agency should have heard; 0 if none does',
);

/** Overdue mails to the agency. Leads suspected of spam are due with the digest, others at once. */
@Injectable()
export class AgencyBacklog {
  private overdue = 0;

  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly clock: Clock,
    checks: HealthChecks,
    sweep: Sweep,
  ) {
    // The health check uses the last measurement, so that it needs no query.
    sweep.add({ what: 'Rückstand der Mails an uns', run: () => this.measure() });
    checks.add({ part: 'agency-mail', isVital: false, isUp: () => this.overdue === 0 });
  }

  async measure(): Promise<void> {
    const now = this.clock.now();
    const longAgo = addMilliseconds(now, -tooLongMs);
    const [prompt, suspected, oldest, oldestSuspected] = await Promise.all([
      this.leads.countDocuments(this.prompt(longAgo)),
      this.leads.countDocuments(this.suspected(longAgo)),
      this.leads.findOne(this.prompt(now), 'received_at').sort({ received_at: 1 }).lean(),
      this.leads.findOne(this.suspected(now), 'received_at').sort({ received_at: 1 }).lean(),
    ]);
    this.overdue = prompt + suspected;
    const since = [
      ...(oldest ? [oldest.received_at] : []),
      ...(oldestSuspected ? [nextDigestTime(oldestSuspected.received_at)] : []),
    ];
    const waits = since.map((at) => (now.getTime() - at.getTime()) / 1_000);
    overdueMails.set(this.overdue);
    oldestWait.set(Math.max(0, ...waits));
  }

  /** A query for leads that are not suspected, were received until `at`, and are not mailed to the agency yet. */
  private prompt(at: Date) {
    return { 'mails.agency': 'pending' as const, suspicion: null, received_at: { $lte: at } };
  }

  private suspected(at: Date) {
    return {
      'mails.agency': 'pending' as const,
      suspicion: { $ne: null },
      received_at: { $lte: lastDigestTime(at).at },
    };
  }
}
