import { type ChangeLead } from '@estate/contracts/leads/inbox';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type UpdateQuery } from 'mongoose';
import { type z } from 'zod';
import { type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { type HandlingEvent, type Handling } from '../lead/lead.ts';
import { StaffAccounts } from '../assignment/staff-accounts.ts';
import { StaffMailOrders } from '../staff-mail/staff-mail-orders.ts';
import { addMilliseconds, Clock, day } from '../time/clock.ts';
import { InboxService } from './inbox.service.ts';

/** Events that a lead keeps; older ones are dropped. */
const maxEvents = 100;

/** The part of an update that writes events down. */
export const historyWith = (events: readonly HandlingEvent[]): UpdateQuery<Lead> => ({
  $push: { 'handling.history': { $each: [...events], $slice: -maxEvents } },
});

const outdated = 'Diese Anfrage wurde inzwischen von jemand anderem geändert.';

type Order = z.output<typeof ChangeLead.input>;
type Step = Pick<HandlingEvent, 'what' | 'detail'>;

/** The steps from the stored state to the wanted one; none if it is reached. */
function stepsTo({ handled, assignee, note }: Order, { state, ...stored }: Handling): Step[] {
  return [
    ...(handled === undefined || handled === (state === 'handled')
      ? []
      : [{ what: handled ? ('handled' as const) : ('reopened' as const) }]),
    ...(assignee === undefined || assignee === (stored.assignee ?? null)
      ? []
      : [{ what: 'assigned' as const, ...(assignee === null ? {} : { detail: assignee }) }]),
    ...(note === undefined || note === (stored.note ?? '') ? [] : [{ what: 'noted' as const }]),
  ];
}

/** As long as a letter about a lead is worth reading. */
const letterLifeMs = 3 * day;

/** What staff keep about a lead: read, handled, assigned, noted. */
@Injectable()
export class HandlingService {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly inbox: InboxService,
    private readonly accounts: StaffAccounts,
    private readonly mails: StaffMailOrders,
    private readonly clock: Clock,
  ) {}

  /** Marks a new lead as read; the first reader is written down. */
  async read(id: string, by: string): Promise<void> {
    await this.leads.updateOne(
      { _id: id, 'handling.state': 'new' },
      { $set: { 'handling.state': 'open' }, ...historyWith([{ at: this.clock.now(), what: 'read', by }]) },
    );
  }

  /**
   * Throws `not-found`, `invalid-input` for an account that cannot work, and `outdated-record` if the lead was changed
   * since `version`. Whoever gets a lead from somebody else is mailed.
   */
  async change(order: Order): Promise<void> {
    const { id, by, version, handled, assignee, note } = order;
    const { kind, handling = {} } = await this.inbox.find(id);
    const steps = stepsTo(order, handling);
    if (steps.length === 0) return;
    if (version !== (handling.version ?? 0)) throw new ProblemError('outdated-record', { detail: outdated });
    const isAssigned = assignee && steps.some(({ what }) => what === 'assigned');
    const account = isAssigned ? await this.accounts.assignee(assignee) : undefined;
    const at = this.clock.now();
    const { matchedCount } = await this.leads.updateOne(
      { _id: id, 'handling.version': handling.version ?? null },
      {
        $set: {
          'handling.version': version + 1,
          ...(handled === undefined ? {} : { 'handling.state': handled ? 'handled' : 'open' }),
          ...(assignee === undefined ? {} : { 'handling.assignee': assignee }),
          ...(note === undefined ? {} : { 'handling.note': note }),
        },
        ...historyWith(steps.map((step) => ({ at, by, ...step }))),
      },
    );
    if (matchedCount === 0) throw new ProblemError('outdated-record', { detail: outdated });
    if (!account || account.id === by) return;
    await this.mails.order({
      key: `${id}-assigned-${version + 1}`,
      kind: 'assignment',
      to: account.email,
      about: { lead: { id, kind } },
      valid_until: addMilliseconds(at, letterLifeMs),
    });
  }
}
