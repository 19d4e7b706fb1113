import { type ChangeLead } from '@estate/contracts/leads/inbox';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type UpdateQuery } from 'mongoose';
import { type z } from 'zod';
import { type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { type HandledField, type HandlingEvent, type Handling } from '../lead/lead.ts';
import { StaffAccounts } from '../assignment/staff-accounts.ts';
import { StaffMailOrders } from '../staff-mail/staff-mail-orders.ts';
import { addMilliseconds, Clock, day } from '../time/clock.ts';
import { InboxService, type OneLead, ownedBy } from './inbox.service.ts';

/** Events that a lead keeps; older ones are dropped. */
const maxEvents = 100;

/** The part of an update that writes events down. */
export const historyWith = (events: readonly HandlingEvent[]): UpdateQuery<Lead> => ({
  $push: { 'handling.history': { $each: [...events], $slice: -maxEvents } },
});

/** The version in which a field changed last; of leads of earlier versions only the last change of all is known. */
const lastChange = ({ version = 0, changed }: Handling, field: HandledField): number =>
  changed ? (changed[field] ?? 0) : version;

const outdated = 'Diese Anfrage wurde inzwischen von jemand anderem geändert.';

type Order = z.output<typeof ChangeLead.input>;
interface Step extends Pick<HandlingEvent, 'what' | 'detail'> {
  field: HandledField;
  value: string | null;
}

/** The steps from the stored state to the wanted one; none if it is reached. */
function stepsTo({ handled, assignee, note }: Order, { state, ...stored }: Handling): Step[] {
  return [
    ...(handled === undefined || handled === (state === 'handled')
      ? []
      : [
          handled
            ? ({ field: 'state', value: 'handled', what: 'handled' } as const)
            : ({ field: 'state', value: 'open', what: 'reopened' } as const),
        ]),
    ...(assignee === undefined || assignee === (stored.assignee ?? null)
      ? []
      : [
          {
            field: 'assignee' as const,
            value: assignee,
            what: 'assigned' as const,
            ...(assignee === null ? {} : { detail: assignee }),
          },
        ]),
    ...(note === undefined || note === (stored.note ?? '')
      ? []
      : [{ field: 'note' as const, value: note, what: 'noted' as const }]),
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
  async read({ id, owner }: OneLead, by: string): Promise<void> {
    await this.leads.updateOne(
      { _id: id, 'handling.state': 'new', ...ownedBy(owner) },
      { $set: { 'handling.state': 'open' }, ...historyWith([{ at: this.clock.now(), what: 'read', by }]) },
    );
  }

  /**
   * Throws `not-found`, `invalid-input` for an account that cannot work, and `outdated-record` if somebody changed the same
   * field since `version`. Whoever gets a lead from somebody else is mailed.
   */
  async change(order: Order): Promise<void> {
    const { id, by, version, assignee } = order;
    const { kind, handling = {} } = await this.inbox.find(order);
    const steps = stepsTo(order, handling);
    if (steps.length === 0) return;
    const { version: stored = 0 } = handling;
    if (steps.some(({ field }) => lastChange(handling, field) > version))
      throw new ProblemError('outdated-record', { detail: outdated });
    const isAssigned = assignee && steps.some(({ what }) => what === 'assigned');
    const account = isAssigned ? await this.accounts.assignee(assignee) : undefined;
    const at = this.clock.now();
    const { matchedCount } = await this.leads.updateOne(
      { _id: id, 'handling.version': handling.version ?? null },
      {
        $set: {
          'handling.version': stored + 1,
          ...Object.fromEntries(steps.map(({ field, value }) => [`handling.${field}`, value])),
          ...Object.fromEntries(steps.map(({ field }) => [`handling.changed.${field}`, stored + 1])),
        },
        ...historyWith(steps.map(({ what, detail }) => ({ at, by, what, ...(detail ? { detail } : {}) }))),
      },
    );
    // Somebody changed the lead at this moment, perhaps another field.
    if (matchedCount === 0) return this.change(order);
    if (!account || account.id === by) return;
    await this.mails.order({
      key: `${id}-assigned-${stored + 1}`,
      kind: 'assignment',
      to: account.email,
      about: { lead: { id, kind } },
      valid_until: addMilliseconds(at, letterLifeMs),
    });
  }
}
