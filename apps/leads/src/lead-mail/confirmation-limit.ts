import { createHash } from 'node:crypto';
import { declarationKinds, isDeclaration, type LeadKind } from '@estate/domain/forms/all-forms';
import { hamburgClock } from '@estate/domain/text/german-day';
import { storeUnlessDuplicate } from '@estate/server-kit/stores/mongo';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type LeadsEnv } from '../env.ts';
import { type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { skipReasons } from '../outbox/reasons.ts';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { hour } from '../time/pace.ts';
import { mailboxIdentity } from './mailbox-identity.ts';

/** The maximum number of confirmation mails per mailbox and day. */
const perDay = 3;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

type Refusal = (typeof skipReasons)['dailyLimit' | 'domainLimit' | 'hourlyLimit'];

/**
 * Limits the confirmation mails, because anybody may enter the address of a stranger in a form. Receipts of declarations
 * are counted apart, so that confirmations never use up their limit (decision 68).
 */
@Injectable()
export class ConfirmationLimit {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly clock: Clock,
    @InjectEnv() private readonly env: Pick<LeadsEnv, 'CONFIRMATIONS_PER_DOMAIN' | 'CONFIRMATIONS_PER_HOUR'>,
  ) {}

  /**
   * Reserves one of the day's slots of the mailbox for this lead. Returns the reason if a limit is reached, else
   * undefined. The unique index on `confirmation_slot` prevents two leads from getting the same slot. A lead keeps its
   * slot for further attempts.
   */
  async take(lead: Lead, email: string): Promise<Refusal | undefined> {
    if (lead.confirmation_slot) return undefined;
    const { box, domain, isLargeProvider } = mailboxIdentity(email);
    const receipt = isDeclaration(lead.kind) ? 'receipt-' : '';
    const domainPrefix = `${receipt}${hashOf(domain)}-${hamburgClock(this.clock.now()).date}-`;
    if (!(await this.takeSlot(lead, `${domainPrefix}${hashOf(box)}`))) return skipReasons.dailyLimit;
    // Counted after the slot was stored, so that concurrent confirmations are included in each other's count.
    const refusal = await this.exceeded(lead.kind, isLargeProvider ? undefined : domainPrefix);
    if (refusal) await this.leads.updateOne({ _id: lead._id }, { $unset: { confirmation_slot: 1 } });
    return refusal;
  }

  private async takeSlot(lead: Lead, boxPrefix: string): Promise<boolean> {
    for (let number = 1; number <= perDay; number++) {
      const confirmation_slot = `${boxPrefix}-${number}`;
      const take = () => this.leads.updateOne({ _id: lead._id }, { $set: { confirmation_slot } });
      if (await storeUnlessDuplicate(take)) return true;
    }
    return false;
  }

  private async exceeded(kind: LeadKind, domainPrefix: string | undefined): Promise<Refusal | undefined> {
    const { CONFIRMATIONS_PER_DOMAIN, CONFIRMATIONS_PER_HOUR } = this.env;
    const slots = domainPrefix && { $gte: domainPrefix, $lt: `${domainPrefix}~` };
    if (slots && (await this.leads.countDocuments({ confirmation_slot: slots })) > CONFIRMATIONS_PER_DOMAIN)
      return skipReasons.domainLimit;
    const lately = { received_at: { $gte: addMilliseconds(this.clock.now(), -hour) } };
    const sameCount = isDeclaration(kind) ? { $in: declarationKinds } : { $nin: declarationKinds };
    const sent = await this.leads.countDocuments({
      ...lately,
      kind: sameCount,
      confirmation_slot: { $exists: true },
    });
    return sent > CONFIRMATIONS_PER_HOUR ? skipReasons.hourlyLimit : undefined;
  }
}
