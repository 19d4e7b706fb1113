import { type IncidentFacts } from '@estate/contracts/leads/leads';
import { isDuplicateKey } from '@estate/server-kit/mongo';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { bodyHash } from '../intake/idempotency.ts';
import { Clock, day, addMilliseconds } from '../time/clock.ts';
import { type MailedReport } from '../property-reports/report-mail.ts';
import { type StaffLetterKind } from './staff-letters.ts';
import { StaffMailQueue } from './staff-mail.queue.ts';
import {
  type AssignedLead,
  type PausedReport,
  type StaffMail,
  staffMailModel,
  type StaffMailModel,
} from './staff-mail.schema.ts';

const keptMs = 30 * day;

interface StaffMailOrder {
  key: string;
  kind: StaffLetterKind;
  to: string;
  valid_until: Date;
  /** What the mail is about: the token of a link, an incident, an assigned lead, or a report. */
  about:
    | { token: string }
    | { incident: IncidentFacts }
    | { lead: AssignedLead }
    | { report: MailedReport }
    | { pausedReport: PausedReport };
}

/** Orders mails to staff and to proprietors. */
@Injectable()
export class StaffMailOrders {
  constructor(
    @InjectModel(staffMailModel.name) private readonly mails: StaffMailModel,
    private readonly queue: StaffMailQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the mail under its key and adds the job that sends it. Idempotent. Throws `key-reused` if a different mail
   * is stored under the key.
   */
  async order({ key, kind, to, valid_until, about }: StaffMailOrder): Promise<void> {
    const body_hash = bodyHash(kind, { to, ...about, valid_until: valid_until.toISOString() });
    const created_at = this.clock.now();
    try {
      await this.mails.create({
        _id: key,
        kind,
        to,
        ...about,
        body_hash,
        state: 'pending',
        attempts: 0,
        created_at,
        valid_until,
        expires_at: addMilliseconds(created_at, keptMs),
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const first = await this.mails.findById(key).lean();
      if (first?.body_hash !== body_hash) throw new ProblemError('key-reused');
    }
    this.queue.enqueue(key);
  }

  /** The state of the mail with this key; null if it is deleted. */
  async stateOf(key: string): Promise<StaffMail['state'] | null> {
    return (await this.mails.findById(key, 'state').lean())?.state ?? null;
  }
}
