import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { bodyHash } from '../lead/body-hash.ts';
import { Links } from '../mail/links.ts';
import { type Letter } from '../mail/letter.ts';
import { writeContent } from '../mail/mail-fault.ts';
import { Mailer } from '../mail/mailer.ts';
import { type AttemptOutcome } from '../outbox/attempt-outcome.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxRecords } from '../outbox/outbox-records.ts';
import { newEntry, type Notice, type NoticeKind, type OutboxEntry } from '../outbox/outbox.schema.ts';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { day } from '../time/pace.ts';
import { assignmentLetter, incidentLetter, linkLetter, pausedReportLetter } from './notice-letters.ts';

/** How long the key of a notice is known. */
const keptMs = 30 * day;

interface NoticeOrder {
  key: string;
  kind: NoticeKind;
  notice: Notice;
  valid_until: Date;
}

/** Orders mails to staff and to proprietors, and sends those to staff. */
@Injectable()
export class NoticeMailer {
  constructor(
    private readonly outbox: Outbox,
    private readonly records: OutboxRecords,
    private readonly mailer: Mailer,
    private readonly links: Links,
    private readonly clock: Clock,
  ) {
    outbox.sendBy(
      (entry) => this.send(entry),
      'invitation',
      'reset',
      'incident',
      'assignment',
      'report-paused',
    );
  }

  /**
   * Stores the notice under its key and adds the job that sends it. Idempotent. Throws `key-reused` if a different
   * notice is stored under the key. A notice about a single lead is deleted with the lead, because its link would not
   * work.
   */
  async order({ key, kind, notice, valid_until }: NoticeOrder): Promise<void> {
    const body_hash = bodyHash(kind, { ...notice, valid_until: valid_until.toISOString() });
    const { lead } = notice;
    const now = this.clock.now();
    const known = await this.outbox.store([
      newEntry({
        _id: key,
        kind,
        lead_id: lead && !lead.others ? lead.id : null,
        ordered_at: now,
        valid_until,
        notice,
        body_hash,
        expires_at: addMilliseconds(now, keptMs),
      }),
    ]);
    if (known.length > 0 && (await this.records.find(key))?.body_hash !== body_hash)
      throw new ProblemError('key-reused');
    this.outbox.enqueue({ _id: key });
  }

  /** The state of the notice with this key; null if it is deleted. */
  async stateOf(key: string): Promise<'pending' | 'sent' | 'failed' | null> {
    const state = (await this.records.find(key))?.state;
    if (state === undefined) return null;
    return state === 'sent' || state === 'failed' ? state : 'pending';
  }

  private async send(entry: OutboxEntry): Promise<AttemptOutcome> {
    const { _id, notice } = entry;
    const letter = writeContent(() => this.letterOf(entry));
    const to = { name: '', address: notice?.to ?? '' };
    await this.mailer.send({ kind: 'auto-generated', to, letter, messageId: `${_id}.notice` });
    return { state: 'sent' };
  }

  private letterOf({ kind, valid_until, notice }: OutboxEntry): Letter {
    const { lead, incident, token, pausedReport }: Partial<Notice> = notice ?? {};
    if (lead)
      return assignmentLetter(lead.kind, this.links.page(`/admin/anfragen?anfrage=${lead.id}`), lead.others);
    if (incident) return incidentLetter(incident, this.links.page('/admin/abgleich'));
    if (pausedReport)
      return pausedReportLetter(
        pausedReport,
        this.links.page(`/admin/immobilien?objekt=${pausedReport.property.id}`),
      );
    if ((kind !== 'invitation' && kind !== 'reset') || !token || !valid_until)
      throw new Error('a letter about nothing');
    // The token is in the fragment, because browsers do not send the fragment to servers, so no access log contains it.
    const page = kind === 'invitation' ? '/admin/einladung' : '/admin/passwort';
    return linkLetter(kind, { link: `${this.links.page(page)}#${token}`, validUntil: valid_until });
  }
}
