import { randomUUID } from 'node:crypto';
import { agency } from '@estate/content/agency';
import { berlinTime, type Clock, day, hour, later } from '../clock.ts';
import { type LeadModel } from '../lead/lead.schema.ts';
import { type Lead } from '../lead/lead.ts';
import { digestLetter } from '../letters/digest-letter.ts';
import { type Links } from '../letters/links.ts';
import { longestSendMs, type Mailer } from '../mail/mailer.ts';
import { mailFault } from '../mail/smtp-fault.ts';

/** Hour of the day in Hamburg at which the agency reads what the spam defence doubted. */
const digestHour = 7;
const mostPerMail = 100;

/** The last 7 o'clock in Hamburg, to the minute of the change of summer time. */
export function lastDigestTime(now: Date): { date: string; at: Date } {
  const today = berlinTime(now);
  const sevenOn = ({ date }: { date: string }) => {
    const guess = new Date(`${date}T0${digestHour}:00:00Z`);
    return later(guess, (digestHour - berlinTime(guess).hour) * hour);
  };
  const at = sevenOn(today);
  if (at <= now) return { date: today.date, at };
  const yesterday = berlinTime(later(at, -day));
  return { date: yesterday.date, at: sevenOn(yesterday) };
}

/** Suspected leads, mailed together once a day; each stays pending until a digest with it has gone out. */
export class Digest {
  constructor(
    private readonly parts: {
      leads: LeadModel;
      now: Clock;
      mailer: Mailer;
      links: Links;
      agencyMailbox: string | undefined;
    },
  ) {}

  /** The date of a digest that should have gone out, if some lead still waits for it. */
  async due(): Promise<string | undefined> {
    const { date, at } = lastDigestTime(this.parts.now());
    return (await this.parts.leads.exists(this.waiting(at))) ? date : undefined;
  }

  /** Sends one mail with the oldest of them; the sweep asks again while some are left. Safe to run twice. */
  async send(): Promise<void> {
    const { leads, now, mailer, links, agencyMailbox } = this.parts;
    const claim = randomUUID();
    const waiting = this.waiting(lastDigestTime(now()).at);
    const oldest = await leads.find(waiting, '_id').sort({ received_at: 1 }).limit(mostPerMail).lean();
    await leads.updateMany(
      { ...waiting, _id: { $in: oldest.map(({ _id }) => _id) } },
      {
        $set: { 'mails.agency.claim': claim, 'mails.agency.claimed_until': later(now(), 2 * longestSendMs) },
        $inc: { 'mails.agency.attempts': 1 },
      },
    );
    const mine = { 'mails.agency.claim': claim };
    const claimed = await leads.find(mine).sort({ received_at: 1 }).lean<Lead[]>();
    const [first] = claimed;
    if (!first) return;
    const messageId = `${first._id}.digest`;
    const free = { 'mails.agency.claim': null, 'mails.agency.claimed_until': null };
    try {
      await mailer.send({
        to: { name: agency.name, address: agencyMailbox ?? agency.email },
        letter: digestLetter(claimed, links),
        messageId,
      });
    } catch (error) {
      await leads.updateMany(mine, { $set: free });
      throw mailFault(error);
    }
    const sent = { state: 'sent', sent_at: now(), message_id: mailer.messageId(messageId) };
    const fields = Object.entries(sent).map(([field, value]) => [`mails.agency.${field}`, value] as const);
    await leads.updateMany(mine, { $set: { ...Object.fromEntries(fields), ...free } });
  }

  private waiting(before: Date) {
    return {
      'mails.agency.state': 'pending',
      received_at: { $lte: before },
      suspicion: { $ne: null },
      $or: [
        { 'mails.agency.claimed_until': null },
        { 'mails.agency.claimed_until': { $lte: this.parts.now() } },
      ],
    };
  }
}
