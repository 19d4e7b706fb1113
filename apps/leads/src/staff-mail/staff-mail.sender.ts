import { InjectLog } from '@estate/server-kit/inject';
import { HandlesJob } from '@estate/server-kit/job-handlers';
import { type Log } from '@estate/server-kit/log';
import { Injectable } from '@nestjs/common';
import { type Job } from 'bullmq';
import { Links } from '../mail/links.ts';
import { type Letter } from '../mail/letter.ts';
import { MailFault, writeContent } from '../mail/mail-fault.ts';
import { Mailer } from '../mail/mailer.ts';
import { ReportMail } from '../property-reports/report-mail.ts';
import { Clock } from '../time/clock.ts';
import { assignmentLetter, incidentLetter, pausedReportLetter, staffLetter } from './staff-letters.ts';
import { StaffMailLife, type StaffMailOutcome } from './staff-mail-life.ts';
import { staffMailJob, type StaffMailData } from './staff-mail.queue.ts';
import { type StaffMail } from './staff-mail.schema.ts';

/** Makes one attempt to send a mail per job. Idempotent. */
@Injectable()
export class StaffMailSender {
  constructor(
    private readonly life: StaffMailLife,
    private readonly mailer: Mailer,
    private readonly links: Links,
    private readonly reports: ReportMail,
    private readonly clock: Clock,
    @InjectLog() private readonly log: Log,
  ) {}

  @HandlesJob(staffMailJob)
  async send({ data }: Job<StaffMailData>): Promise<void> {
    const mail = await this.life.claim(data.key);
    if (!mail) return;
    const outcome = await this.attempt(mail);
    // `error` contains only codes, because the reply of a mail server may quote the recipient's address.
    if (outcome.error) this.log.warn({ kind: mail.kind, error: outcome.error }, 'staff mail not sent');
    await this.life.settle(mail, outcome);
  }

  private async attempt(mail: StaffMail): Promise<StaffMailOutcome> {
    const { _id, to, valid_until } = mail;
    const isEmpty = !(mail.token ?? mail.incident ?? mail.lead ?? mail.report ?? mail.pausedReport);
    if (to === null || isEmpty || valid_until <= this.clock.now()) {
      return { state: 'failed', error: 'too late' };
    }
    try {
      const content = mail.report
        ? await this.reports.write(mail.report)
        : { to: { name: '', address: to }, letter: writeContent(() => this.letterOf(mail)) };
      if (!content) return { state: 'failed', error: 'report is over' };
      await this.mailer.send({
        ...content,
        kind: 'auto-generated',
        messageId: `${_id}.staff`,
      });
      return { state: 'sent', error: null };
    } catch (error) {
      const isRefused = error instanceof MailFault && !error.isTransient;
      return {
        state: isRefused ? 'failed' : 'pending',
        error: error instanceof MailFault ? error.codes : 'failed',
      };
    }
  }

  private letterOf({
    kind,
    token,
    incident,
    lead,
    pausedReport,
    valid_until: validUntil,
  }: StaffMail): Letter {
    if (lead)
      return assignmentLetter(lead.kind, this.links.page(`/admin/anfragen?anfrage=${lead.id}`), lead.others);
    if (incident) return incidentLetter(incident, this.links.page('/admin/abgleich'));
    if (pausedReport)
      return pausedReportLetter(
        pausedReport,
        this.links.page(`/admin/immobilien?objekt=${pausedReport.property.id}`),
      );
    if (kind !== 'invitation' && kind !== 'reset') throw new Error('a letter about nothing');
    // The token is in the fragment, because browsers do not send the fragment to servers, so no access log contains it.
    const page = kind === 'invitation' ? '/admin/einladung' : '/admin/passwort';
    return staffLetter(kind, { link: `${this.links.page(page)}#${token}`, validUntil });
  }
}
