import { type ChangeLead } from '@estate/contracts/leads/inbox';
import { type LeadKind } from '@estate/domain/forms/all-forms';
import { isClosed, type LeadState } from '@estate/domain/forms/lead-filter';
import { closingMoment } from '@estate/content/office-days';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { answerDue, startOfDay, hamburgDate } from '../lead/due.ts';
import { historyUpdate } from '../lead/history.ts';
import { type Handling, type HandledField, type HandlingEvent, type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { StaffAccounts } from '../assignment/staff-accounts.ts';
import { NoticeMailer } from '../notices/notice-mailer.ts';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { day } from '../time/pace.ts';
import { InboxService, type LeadAccess, leadOwnerFilter } from './inbox.service.ts';

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

/** An answer or an appointment ends the snooze, because the step that the lead was snoozed for is done. */
const stateFields = (state: LeadState): Partial<Handling> =>
  state === 'answered' || state === 'appointment' ? { state, snoozed_until: null } : { state };

/** After this time, a mail about an assignment is no longer sent. */
const letterLifeMs = 3 * day;

/** A lead that one account assigned to another one, with the mail to order about it. */
interface Assignment {
  key: string;
  to: string;
  lead: { id: string; kind: LeadKind };
}

/** Changes the handling of a lead by staff: whether it is read, its state, its assignee, and its snooze. */
@Injectable()
export class HandlingService {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly inbox: InboxService,
    private readonly accounts: StaffAccounts,
    private readonly notices: NoticeMailer,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks an unread lead as read and records the first reader in its history. Does nothing, and does not throw, for any
   * other lead, including one that is not assigned to `owner`.
   */
  async read({ id, owner }: LeadAccess, by: string): Promise<void> {
    await this.leads.updateOne(
      { _id: id, 'handling.state': 'new', 'handling.read': { $ne: true }, ...leadOwnerFilter(owner) },
      { $set: { 'handling.read': true }, ...historyUpdate([{ at: this.clock.now(), what: 'read', by }]) },
    );
  }

  /**
   * Changes a lead and returns the assignment that `mailAssignees` has to mail, if there is one. Throws `not-found`,
   * `invalid-input` for an account that cannot work on leads or an impossible day, `conflict` for a snooze of a closed
   * lead, and `outdated-record` if somebody changed the same field since `version`.
   */
  async change(order: Order): Promise<Assignment[]> {
    const { id, by, version, assignee } = order;
    const lead = await this.inbox.find(order);
    const { kind, handling } = lead;
    const steps = this.stepsTo(order, lead);
    if (steps.length === 0) return [];
    const { version: stored, changed } = handling;
    if (steps.some(({ field }) => changed[field] > version))
      throw new ProblemError('outdated-record', { detail: outdated });
    const isAssigned = assignee && steps.some(({ what }) => what === 'assigned');
    const account = isAssigned ? await this.accounts.assignee(assignee) : undefined;
    const at = this.clock.now();
    const fields = Object.assign({}, ...steps.map((step) => step.fields)) as Partial<Handling>;
    const { matchedCount } = await this.leads.updateOne(
      { _id: id, 'handling.version': stored },
      {
        $set: {
          'handling.version': stored + 1,
          ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`handling.${name}`, value])),
          ...Object.fromEntries(steps.map(({ field }) => [`handling.changed.${field}`, stored + 1])),
        },
        ...historyUpdate(steps.map(({ what, detail }) => ({ at, by, what, ...(detail ? { detail } : {}) }))),
      },
    );
    // A concurrent change was stored first. It may concern another field, so the change is tried again.
    if (matchedCount === 0) return this.change(order);
    if (!account || account.id === by) return [];
    return [{ key: `${id}-assigned-${stored + 1}`, to: account.email, lead: { id, kind } }];
  }

  /** Orders one mail for each new assignee, about all leads that the account was assigned. */
  async mailAssignees(assignments: readonly Assignment[]): Promise<void> {
    const valid_until = addMilliseconds(this.clock.now(), letterLifeMs);
    for (const to of new Set(assignments.map((one) => one.to))) {
      const [first, ...others] = assignments.filter((one) => one.to === to);
      if (!first) continue;
      const lead = { ...first.lead, ...(others.length > 0 ? { others: others.length } : {}) };
      await this.notices.order({ key: first.key, kind: 'assignment', notice: { to, lead }, valid_until });
    }
  }

  /** The steps from the stored handling to the ordered one; empty if they are equal. */
  private stepsTo(order: Order, lead: Lead): Step[] {
    const { state, assignee } = order;
    const { handling: stored } = lead;
    const steps: Step[] = [];
    const snoozed_until =
      order.snoozed_until === undefined && this.endsSnooze(order, stored) ? null : order.snoozed_until;
    if (state !== undefined && state !== stored.state)
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
   * Whether the order ends a snooze because it assigns the lead to another person, whose list would otherwise hide the
   * lead until the snooze is over. A snooze that was set after the version of the order stays.
   */
  private endsSnooze({ assignee, by, version }: Order, stored: Handling): boolean {
    const { assignee: former, snoozed_until, changed } = stored;
    return (
      !!assignee &&
      assignee !== by &&
      assignee !== former &&
      !!snoozed_until &&
      snoozed_until > this.clock.now() &&
      changed.snooze <= version
    );
  }

  /**
   * A snoozed lead returns to the inbox at the beginning of `date` and is due at the end of that day's office hours.
   */
  private snooze(date: string | null, lead: Lead): Step {
    const { delete_after, handling } = lead;
    if (date === null)
      return {
        field: 'snooze',
        what: 'snoozed',
        fields: { snoozed_until: null, due_at: answerDue(lead) },
      };
    // Compared as text, because days of the first and the last centuries are no moments.
    if (date <= hamburgDate(this.clock.now())) throw refusedDay('Bitte wählen Sie einen Tag ab morgen.');
    if (date > hamburgDate(delete_after))
      throw refusedDay('An diesem Tag ist die Anfrage schon gelöscht. Bitte wählen Sie einen früheren.');
    if (isClosed(handling.state))
      throw new ProblemError('conflict', { detail: 'Diese Anfrage ist abgeschlossen.' });
    return {
      field: 'snooze',
      what: 'snoozed',
      detail: date,
      fields: { snoozed_until: startOfDay(date), due_at: closingMoment(date), read: true },
    };
  }
}

const dayOf = (moment: Date | null | undefined): string | null => (moment ? hamburgDate(moment) : null);
