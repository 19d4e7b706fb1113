import { createHash } from 'node:crypto';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { type LeadsEnv } from '../env.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxRecords } from '../outbox/outbox-records.ts';
import { isNotice } from '../outbox/outbox.schema.ts';
import { returnedPrefix } from '../outbox/reasons.ts';
import { subscriberOfMail, Subscribers } from '../search-orders/subscribers.ts';
import { Sweep } from '../sweep/sweep.ts';
import { type OpenMailbox, visitMailbox } from './bounce-mailbox.ts';
import { type DeliveryFailure, deliveryFailureOf } from './delivery-report.ts';
import { type MailboxAddress } from './mailbox-url.ts';

/** How far a mailbox was read: all messages up to `uid`, as long as its UIDVALIDITY stays the same. */
interface ReadPosition {
  /** A hash of user, host and folder. */
  _id: string;
  validity: string;
  uid: number;
}
type ReadPositionModel = Model<ReadPosition>;

const schema = new Schema<ReadPosition>(
  {
    _id: { type: String, required: true },
    validity: { type: String, required: true },
    uid: { type: Number, required: true },
  },
  { ...strictSchema, collection: 'bounce_positions' },
);

export const readPositionModel = { name: 'BouncePosition', schema };

/**
 * Mails to the agency are missing: their Message-ID holds the id of the lead, which the visitor knows and could name in a
 * forged report.
 */
const returnable = ['visitor', 'reply', 'search-news', 'search-question', 'search-letter'] as const;

/** The most messages that one run looks at. */
const perRun = 200;

const positionId = ({ user, host, folder }: MailboxAddress): string =>
  createHash('sha256').update(`${user}@${host}/${folder}`).digest('hex');

/**
 * Reads the mailbox to which mail servers return what they cannot deliver (decision 69). A run can be repeated, interrupted
 * and made by two copies at once, because the entry of a mail leaves the state `sent` last, and only once.
 */
@Injectable()
export class Bounces {
  constructor(
    @InjectModel(readPositionModel.name) private readonly positions: ReadPositionModel,
    private readonly outbox: Outbox,
    private readonly records: OutboxRecords,
    private readonly subscribers: Subscribers,
    @InjectEnv() { BOUNCE_MAILBOX_URL: address }: Pick<LeadsEnv, 'BOUNCE_MAILBOX_URL'>,
    sweep: Sweep,
  ) {
    if (address)
      sweep.add({
        what: 'Zurückgekommene E-Mails',
        every: 'hour',
        order: 'afterFirst',
        atMost: perRun,
        run: (atMost) => this.read(address, atMost),
      });
  }

  /** Returns whether more messages are left to look at. */
  private async read(address: MailboxAddress, atMost: number): Promise<boolean> {
    let isMoreLeft = false;
    await visitMailbox(address, async (mailbox) => {
      const { validity } = mailbox;
      const _id = positionId(address);
      const last = await this.positions.findOne({ _id, validity }).lean<ReadPosition>();
      const uids = await mailbox.after(last?.uid ?? 0);
      const next = uids.slice(0, atMost);
      isMoreLeft = uids.length > next.length;
      const notePosition = async (uid: number) => {
        await this.positions.updateOne({ _id }, { $set: { validity, uid } }, { upsert: true });
      };
      for (const uid of await mailbox.reportsAmong(next)) {
        await this.handle(mailbox, uid);
        await notePosition(uid);
      }
      const end = next.at(-1);
      if (end !== undefined) await notePosition(end);
    });
    return isMoreLeft;
  }

  /** Only a report about a mail of ours is marked as read. */
  private async handle(mailbox: OpenMailbox, uid: number): Promise<void> {
    const source = await mailbox.sourceOf(uid);
    const failure = source && (await deliveryFailureOf(source));
    if (failure && (await this.isOurs(failure))) await mailbox.markRead(uid);
  }

  /** Notes a failure at the mail that it is about. False if we have sent no such mail. */
  private async isOurs({ messageId, status, reply }: DeliveryFailure): Promise<boolean> {
    const entry = await this.records.findByMessageId(messageId, returnable);
    if (!entry) return false;
    const { _id, kind, state } = entry;
    if (state !== 'sent') return true;
    if (isNotice(kind)) await this.subscribers.stopReturned(subscriberOfMail(_id));
    // A notice stores codes only, because the reply may quote the recipient's address.
    const reason = returnedPrefix + (isNotice(kind) ? status : reply);
    await this.outbox.change({ _id, state, message_id: messageId }, { state: 'failed', reason });
    return true;
  }
}
