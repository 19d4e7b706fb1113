import { type ChangeLead } from '@estate/contracts/leads/inbox';
import { type LeadKind } from '@estate/domain/forms/all-forms';
import { isClosed, type LeadState } from '@estate/domain/forms/lead-filter';
import { closingMoment } from '@estate/content/office-days';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type UpdateQuery } from 'mongoose';
import { type z } from 'zod';
import { answerDue, beginOf, dateOf } from '../lead/due.ts';
import { type Handling, type HandledField, type HandlingEvent, type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
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

type Order = Omit<z.output<typeof ChangeLead.input>, 'suspicious'>;
interface Step extends Pick<HandlingEvent, 'what' | 'detail'> {
  field: HandledField;
  fields: Partial<Handling>;
}

function refusedDay(message: string): ProblemError {
  return new ProblemError('invalid-input', {
    detail: message,
    errors: [{ field: 'snoozed_until', message }],
  });
}

/** A lead that is answered or has an appointment is not to come back for the step that was just taken. */
const stateFields = (state: LeadState): Partial<Handling> =>
  state === 'answered' || state === 'appointment' ? { state, snoozed_until: null } : { state };

/** As long as a letter about a lead is worth reading. */
const letterLifeMs = 3 * day;

/** A lead that somebody got from somebody else. */
interface Assignment {
  key: string;
  to: string;
  lead: { id: string; kind: LeadKind };
}

/** What staff keep about a lead: read, how far it is, whose it is, when it comes back. */
@Injectable()
export class HandlingService {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly inbox: InboxService,
    private readonly accounts: StaffAccounts,
    private readonly mails: StaffMailOrders,
    private readonly clock: Clock,
  ) {}

  /** Marks a lead as read that nobody opened yet; the first reader is written down. */
  async read({ id, owner }: OneLead, by: string): Promise<void> {
    await this.leads.updateOne(
      { _id: id, 'handling.state': 'new', 'handling.read': { $ne: true }, ...ownedBy(owner) },
      { $set: { 'handling.read': true }, ...historyWith([{ at: this.clock.now(), what: 'read', by }]) },
    );
  }

  /**
   * Throws `not-found`, `invalid-input` for an account that cannot work or a day that is not possible, and
   * `outdated-record` if somebody changed the same field since `version`. Answers whom `mailAssignees` has to mail.
   */
  async change(order: Order): Promise<Assignment[]> {
    const { id, by, version, assignee } = order;
    const lead = await this.inbox.find(order);
    const { kind, handling = {} } = lead;
    const steps = this.stepsTo(order, lead);
    if (steps.length === 0) return [];
    const { version: stored = 0 } = handling;
    if (steps.some(({ field }) => lastChange(handling, field) > version))
      throw new ProblemError('outdated-record', { detail: outdated });
    const isAssigned = assignee && steps.some(({ what }) => what === 'assigned');
    const account = isAssigned ? await this.accounts.assignee(assignee) : undefined;
    const at = this.clock.now();
    const fields = Object.assign({}, ...steps.map((step) => step.fields)) as Partial<Handling>;
    const { matchedCount } = await this.leads.updateOne(
      { _id: id, 'handling.version': handling.version ?? null },
      {
        $set: {
          'handling.version': stored + 1,
          ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`handling.${name}`, value])),
          ...Object.fromEntries(steps.map(({ field }) => [`handling.changed.${field}`, stored + 1])),
        },
        ...historyWith(steps.map(({ what, detail }) => ({ at, by, what, ...(detail ? { detail } : {}) }))),
      },
    );
    // Somebody changed the lead at this moment, perhaps another field.
    if (matchedCount === 0) return this.change(order);
    if (!account || account.id === by) return [];
    return [{ key: `${id}-assigned-${stored + 1}`, to: account.email, lead: { id, kind } }];
  }

  /** Mails whoever got leads from somebody else, once for all of them. */
  async mailAssignees(assignments: readonly Assignment[]): Promise<void> {
    const valid_until = addMilliseconds(this.clock.now(), letterLifeMs);
    for (const to of new Set(assignments.map((one) => one.to))) {
      const [first, ...others] = assignments.filter((one) => one.to === to);
      if (!first) continue;
      const lead = { ...first.lead, ...(others.length > 0 ? { others: others.length } : {}) };
      await this.mails.order({ key: first.key, kind: 'assignment', to, about: { lead }, valid_until });
    }
  }

  /** The steps from the stored state to the wanted one; none if it is reached. */
  private stepsTo(order: Order, lead: Lead): Step[] {
    const { state, assignee } = order;
    const { handling: stored = {} } = lead;
    const steps: Step[] = [];
    const snoozed_until =
      order.snoozed_until === undefined && this.endsSnooze(order, stored) ? null : order.snoozed_until;
    if (state !== undefined && state !== (stored.state ?? 'open'))
      steps.push({ field: 'state', fields: stateFields(state), what: 'state', detail: state });
    if (assignee !== undefined && assignee !== (stored.assignee ?? null))
      steps.push({
        field: 'assignee',
        fields: { assignee },
        what: 'assigned',
        ...(assignee === null ? {} : { detail: assignee }),
      });
    if (snoozed_until !== undefined && snoozed_until !== dayOf(stored.snoozed_until))
      steps.push(this.snooze(snoozed_until, lead));
    return steps;
  }

  /**
   * Whether the order gives a snoozed lead to another person, whose list would not show it before its day. A snooze
   * that was set after the version of the order stays.
   */
  private endsSnooze({ assignee, by, version }: Order, stored: Handling): boolean {
    const { assignee: former, snoozed_until } = stored;
    return (
      !!assignee &&
      assignee !== by &&
      assignee !== former &&
      !!snoozed_until &&
      snoozed_until > this.clock.now() &&
      lastChange(stored, 'snooze') <= version
    );
  }

  /** A lead comes back in the morning and is due by the end of the office hours of that day. */
  private snooze(date: string | null, lead: Lead): Step {
    const { delete_after, handling } = lead;
    if (date === null)
      return {
        field: 'snooze',
        what: 'snoozed',
        fields: { snoozed_until: null, due_at: answerDue(lead) },
      };
    const back = beginOf(date);
    if (back <= this.clock.now()) throw refusedDay('Bitte wählen Sie einen Tag ab morgen.');
    if (back >= delete_after)
      throw refusedDay('An diesem Tag ist die Anfrage schon gelöscht. Bitte wählen Sie einen früheren.');
    if (isClosed(handling?.state ?? 'open'))
      throw new ProblemError('conflict', { detail: 'Diese Anfrage ist abgeschlossen.' });
    return {
      field: 'snooze',
      what: 'snoozed',
      detail: date,
      fields: { snoozed_until: back, due_at: closingMoment(date), read: true },
    };
  }
}

const dayOf = (moment: Date | null | undefined): string | null => (moment ? dateOf(moment) : null);
