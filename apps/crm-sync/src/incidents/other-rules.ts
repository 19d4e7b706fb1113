import { GetLeadsOverview } from '@estate/contracts/leads';
import { Injectable } from '@nestjs/common';
import { CallLog } from '../call-log/call-log.ts';
import { LeadsClient } from './clients.ts';
import { type Finding, over, unknown } from './finding.ts';

const minuteMs = 60_000;

/** A refused key, from the log of calls; and mails to the agency that wait, as leads says. */
@Injectable()
export class OtherRules {
  constructor(
    private readonly calls: CallLog,
    private readonly leads: LeadsClient,
  ) {}

  /** The last call for objects was answered with 401 or 403; over as soon as one is answered otherwise. */
  async keyRefused(): Promise<Finding> {
    const call = await this.calls.latestForObjects();
    if (!call || call.response_status === null) return unknown;
    const { response_status: status, created_at: since } = call;
    if (status !== 401 && status !== 403) return over;
    const text = `Propstack hat den API-Schlüssel abgelehnt (HTTP ${status}). Bitte prüfen Sie ihn und seine Rechte.`;
    return { state: 'lasts', since, text };
  }

  /** The oldest mail to the agency waits longer than `minutes`. Suspected leads wait for the digest and do not count. */
  async mailsWaiting(minutes: number, now: Date): Promise<Finding> {
    const { oldest_waiting_at, waiting_mails } = await this.leads.call(GetLeadsOverview, {
      since: now.toISOString(),
    });
    const oldest = oldest_waiting_at === null ? undefined : new Date(oldest_waiting_at);
    if (!oldest || now.getTime() - oldest.getTime() <= minutes * minuteMs) return over;
    const count = waiting_mails.agency;
    const mails = count === 1 ? 'Eine E-Mail wartet' : `${count} E-Mails warten`;
    return {
      state: 'lasts',
      since: oldest,
      text: `${mails} auf den Versand, die älteste länger als ${minutes} Minuten.`,
    };
  }
}
