import {
  FilingJob,
  type FilingOutcome,
  GetLeadToFile,
  type LeadToFile,
  maxTransferMs,
  NoteFiling,
} from '@estate/contracts/leads/filing';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { LeadsClient } from '../clients.ts';
import { CrmContacts, type FiledContact } from './crm-contacts.ts';
import { CrmEntries } from './crm-entries.ts';
import { CrmRecords } from './crm-records.ts';

const noKey = 'Kontakte gibt es nur in der API V1 von Propstack. Für sie ist kein Schlüssel hinterlegt.';
const technical = 'Es gab einen technischen Fehler.';

/**
 * Files a lead, i.e. transfers it to the CRM. Each step first searches for the record of an earlier attempt, so that a
 * repeated attempt creates no duplicates.
 */
@Injectable()
export class LeadFiling {
  constructor(
    private readonly leads: LeadsClient,
    private readonly records: CrmRecords,
    private readonly contacts: CrmContacts,
    private readonly entries: CrmEntries,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Files the lead and reports the outcome to the leads service, which decides about the next attempt. Rejects if the
   * signal is aborted or leads is unreachable. The error contains no personal data, because the queue stores its text.
   */
  async run(data: unknown, signal: AbortSignal): Promise<void> {
    const { leadId: id } = FilingJob.parse(data);
    const { lead } = await this.leads.call(GetLeadToFile, { id });
    if (!lead) return;
    const outcome = await this.file(lead, AbortSignal.any([signal, AbortSignal.timeout(maxTransferMs)]));
    if (signal.aborted) throw new Error('the process ends or has lost the job');
    await this.leads.call(NoteFiling, { id, outcome });
  }

  private async file(lead: LeadToFile, signal: AbortSignal): Promise<FilingOutcome> {
    if (!this.records.hasKey()) return { state: 'failed', reason: noKey };
    let contact: FiledContact | undefined;
    try {
      contact = await this.contacts.file(lead, signal);
      const entry = await this.entries.file(lead, contact.contact_id, signal);
      return { state: 'filed', ...contact, ...entry };
    } catch (error) {
      return { ...this.faultOf(error, lead.id), ...(contact ? { contact } : {}) };
    }
  }

  private faultOf(error: unknown, lead_id: string): { state: 'delayed' | 'failed'; reason: string } {
    if (!(error instanceof ProblemError)) {
      this.log.error({ err: error, lead_id }, 'lead not filed');
      return { state: 'delayed', reason: technical };
    }
    const { code, detail } = error.problem;
    this.log.warn({ code, lead_id }, 'lead not filed');
    return { state: code === 'crm-refused' ? 'failed' : 'delayed', reason: detail.slice(0, 500) };
  }
}
