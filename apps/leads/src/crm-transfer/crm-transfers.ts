import {
  type CrmTransferOrder,
  type CrmTransferOutcome,
  maxTransferMs,
} from '@estate/contracts/leads/crm-transfer';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter } from 'mongoose';
import { type z } from 'zod';
import { InboxService, refuseLeadBeingErased, type LeadAccess } from '../inbox/inbox.service.ts';
import { historyUpdate } from '../lead/history.ts';
import { type StoredCrmTransfer, type HandlingEvent, type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { giveUpTime } from '../outbox/attempt-outcome.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxClaims } from '../outbox/outbox-claims.ts';
import { OutboxRecords } from '../outbox/outbox-records.ts';
import { entryId, newEntry } from '../outbox/outbox.schema.ts';
import { Clock } from '@estate/server-kit/process/clock';
import { minute } from '../time/pace.ts';

const spamText = 'Diese Anfrage steht unter Spamverdacht. Bitte wählen Sie zuerst „Kein Spam“.';
const underwayText =
  'Diese Anfrage wird gerade in Propstack angelegt. Bitte versuchen Sie es gleich noch einmal.';

/** A transfer to the CRM that is due. */
export const newCrmTransfer = (by: string | null): StoredCrmTransfer => ({
  state: 'waiting',
  by,
  overwrite: [],
  transferred_at: null,
  contact_id: null,
  was_known: false,
  task_id: null,
  saved_query_id: null,
  conflicts: [],
});

/** The history events of a successful transfer. */
function eventsOf({ by, transferred_at, overwrite }: StoredCrmTransfer, at: Date): HandlingEvent[] {
  const common = { at, by: by ?? '' };
  return [
    ...(transferred_at === null ? [{ ...common, what: 'transferred' as const }] : []),
    ...(overwrite.length > 0 ? [{ ...common, what: 'overwritten' as const, detail: overwrite.join() }] : []),
  ];
}

/** The update that stores these fields of a lead's transfer. */
const crmTransferUpdate = (fields: Partial<StoredCrmTransfer>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`crm_transfer.${field}`, value]));

/**
 * Orders and records the transfer of leads to the CRM. The outbox decides when an attempt is due (outbox/outbox.ts),
 * crm-sync makes it, and the lead stores the ids of the created records. A new lead is transferred automatically if its
 * kind is selected (crm-transfer-settings.ts).
 */
@Injectable()
export class CrmTransfers {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly inbox: InboxService,
    private readonly outbox: Outbox,
    private readonly claims: OutboxClaims,
    private readonly records: OutboxRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * Orders a transfer. Idempotent. Throws `not-found` for an unknown lead, and `conflict` for one that is suspected or
   * being erased, or while a transfer with other fields to overwrite is waiting.
   */
  async order(one: LeadAccess, by: string, { overwrite }: z.output<typeof CrmTransferOrder>): Promise<void> {
    const lead = await this.inbox.find(one);
    if (lead.suspicion !== null) throw new ProblemError('conflict', { detail: spamText });
    refuseLeadBeingErased(lead);
    const { crm_transfer: transfer } = lead;
    if (!transfer) return overwrite === undefined ? this.begin(one, by) : undefined;
    if (transfer.state === 'waiting') {
      if (overwrite !== undefined && !transfer.overwrite.includes(overwrite))
        throw new ProblemError('conflict', { detail: underwayText });
      // The repeated order only ends the pause; `by` stays the account of the first order.
      if (overwrite === undefined) await this.outbox.reopen(entryId(one.id, 'crm'));
      return;
    }
    const isWanted =
      overwrite === undefined
        ? transfer.state === 'failed'
        : transfer.conflicts.some(({ field }) => field === overwrite);
    if (isWanted)
      await this.again(one, { by, ...(overwrite === undefined ? {} : { overwrite: [overwrite] }) }, transfer);
  }

  /** The number of leads whose transfer failed. */
  failed(): Promise<number> {
    return this.leads.countDocuments(hasFailed);
  }

  /** Orders every failed transfer again. Returns their number. */
  async retryFailed(by: string): Promise<number> {
    const found = await this.leads.find(hasFailed, 'crm_transfer').lean<Lead[]>();
    for (const { _id: id, crm_transfer: transfer } of found)
      if (transfer) await this.again({ id, owner: null }, { by }, transfer);
    return found.length;
  }

  /**
   * The lead whose transfer crm-sync may attempt now, for `maxTransferMs` at most. Null if the lead is deleted, being
   * erased, suspected, or already transferred.
   */
  async claim(id: string): Promise<Lead | null> {
    const entry = await this.claims.claimTransfer(id, maxTransferMs + minute);
    return entry && this.outbox.leadOf(entry);
  }

  /** Stores the outcome of an attempt, also if the lead was marked as spam meanwhile. */
  async recordOutcome(id: string, outcome: CrmTransferOutcome): Promise<void> {
    const entry = await this.records.find(entryId(id, 'crm'));
    const lead = await this.leads
      .findOne({ _id: id, 'crm_transfer.state': 'waiting' }, 'crm_transfer')
      .lean<Lead>();
    const transfer = lead?.crm_transfer;
    if (!transfer || !entry) return;
    const isTransferred = outcome.state === 'transferred';
    const now = this.clock.now();
    await this.leads.updateOne(
      { _id: id, 'crm_transfer.state': 'waiting' },
      {
        $set: crmTransferUpdate(fieldsOf(transfer, outcome, now)),
        ...(isTransferred ? historyUpdate(eventsOf(transfer, now)) : {}),
      },
    );
    if (isTransferred) await this.outbox.settle([entry], { state: 'sent' });
    else {
      const { state, reason } = outcome;
      await this.outbox.settle([entry], { state: state === 'failed' ? state : 'again', reason });
    }
  }

  private async begin(one: LeadAccess, by: string): Promise<void> {
    const { id } = one;
    const _id = entryId(id, 'crm');
    const ordered_at = this.clock.now();
    const valid_until = giveUpTime('crm', ordered_at);
    await this.outbox.store([newEntry({ _id, kind: 'crm', lead_id: id, ordered_at, valid_until })]);
    const { matchedCount } = await this.leads.updateOne(
      { _id: id, suspicion: null, erasing: null, crm_transfer: { $exists: false } },
      { $set: { crm_transfer: newCrmTransfer(by) } },
    );
    // A concurrent order, suspicion or erasure was stored first, so this order is checked again.
    if (matchedCount === 0) return this.order(one, by, {});
    this.outbox.enqueue({ _id });
  }

  private async again(
    one: LeadAccess,
    fields: Partial<StoredCrmTransfer>,
    { state }: StoredCrmTransfer,
  ): Promise<void> {
    const { matchedCount } = await this.leads.updateOne(
      { _id: one.id, suspicion: null, erasing: null, 'crm_transfer.state': state },
      { $set: crmTransferUpdate(fields) },
    );
    if (matchedCount > 0) await this.outbox.reopen(entryId(one.id, 'crm'));
  }
}

function fieldsOf(
  transfer: StoredCrmTransfer,
  outcome: CrmTransferOutcome,
  now: Date,
): Partial<StoredCrmTransfer> {
  if (outcome.state !== 'transferred') return outcome.contact ? contactOf(transfer, outcome.contact) : {};
  const { contact_id, was_known, task_id, saved_query_id, conflicts } = outcome;
  return {
    overwrite: [],
    transferred_at: transfer.transferred_at ?? now,
    ...contactOf(transfer, { contact_id, was_known }),
    task_id: task_id ?? transfer.task_id,
    saved_query_id: saved_query_id ?? transfer.saved_query_id,
    conflicts: [...conflicts],
  };
}

/**
 * Keeps the stored `was_known` if the contact is the same, because the next attempt reports a contact as known that an
 * earlier attempt created.
 */
const contactOf = (
  transfer: StoredCrmTransfer,
  contact: Pick<StoredCrmTransfer, 'was_known'> & { contact_id: number },
) => ({
  ...contact,
  ...(contact.contact_id === transfer.contact_id ? { was_known: transfer.was_known } : {}),
});

const hasFailed = {
  'crm_transfer.state': 'failed',
  suspicion: null,
  erasing: null,
} satisfies QueryFilter<Lead>;
