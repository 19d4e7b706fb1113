import {
  CrmTransferJob,
  type CrmTransferOutcome,
  GetLeadToTransfer,
  type LeadToTransfer,
  maxTransferMs,
  RecordCrmTransferOutcome,
} from '@estate/contracts/leads/crm-transfer';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { LeadsClient } from '../clients.ts';
import { CrmContacts, type TransferredContact } from './crm-contacts.ts';
import { CrmEntryWriter } from './crm-entry-writer.ts';
import { CrmRecords } from './crm-records.ts';

const noKey = 'Kontakte gibt es nur in der API V1 von Propstack. Für sie ist kein Schlüssel hinterlegt.';
const technical = 'Es gab einen technischen Fehler.';

/**
 * Transfers leads to the CRM. Each step first searches for the record of an earlier attempt, so that a
 * repeated attempt creates no duplicates.
 */
@Injectable()
export class CrmTransferService {
  constructor(
    private readonly leads: LeadsClient,
    private readonly records: CrmRecords,
    private readonly contacts: CrmContacts,
    private readonly entries: CrmEntryWriter,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Transfers the lead and reports the outcome to the leads service, which decides about the next attempt. Rejects if the
   * signal is aborted or leads is unreachable. The error contains no personal data, because the queue stores its text.
   */
  async run(data: unknown, signal: AbortSignal): Promise<void> {
    const { leadId: id } = CrmTransferJob.parse(data);
    const { lead } = await this.leads.call(GetLeadToTransfer, { id });
    if (!lead) return;
    const outcome = await this.transfer(lead, AbortSignal.any([signal, AbortSignal.timeout(maxTransferMs)]));
    if (signal.aborted) throw new Error('the process ends or has lost the job');
    await this.leads.call(RecordCrmTransferOutcome, { id, outcome });
  }

  private async transfer(lead: LeadToTransfer, signal: AbortSignal): Promise<CrmTransferOutcome> {
    if (!this.records.hasKey()) return { state: 'failed', reason: noKey };
    let contact: TransferredContact | undefined;
    try {
      contact = await this.contacts.save(lead, signal);
      const entry = await this.entries.save(lead, contact.contact_id, signal);
      return { state: 'transferred', ...contact, ...entry };
    } catch (error) {
      return { ...this.faultOf(error, lead.id), ...(contact ? { contact } : {}) };
    }
  }

  private faultOf(error: unknown, lead_id: string): { state: 'delayed' | 'failed'; reason: string } {
    if (!(error instanceof ProblemError)) {
      this.log.error({ err: error, lead_id }, 'lead not transferred');
      return { state: 'delayed', reason: technical };
    }
    const { code, detail } = error.problem;
    this.log.warn({ code, lead_id }, 'lead not transferred');
    return { state: code === 'crm-refused' ? 'failed' : 'delayed', reason: detail.slice(0, 500) };
  }
}
