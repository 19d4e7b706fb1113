import { searchMails } from '@estate/content/sections/search-mails';
import { texts } from '@estate/content/texts';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { writeContent } from '../mail/mail-fault.ts';
import { Mailer } from '../mail/mailer.ts';
import { type AttemptOutcome } from '../outbox/attempt-outcome.ts';
import { Outbox } from '../outbox/outbox.ts';
import { newEntry, type OutboxEntry } from '../outbox/outbox.schema.ts';
import { Sweep } from '../sweep/sweep.ts';
import { day } from '../time/pace.ts';
import { SubscriberLinks } from './subscriber-links.ts';
import { Subscribers } from './subscribers.ts';

const silentMs = 365 * day;
const answerMs = 30 * day;

/**
 * Asks people who opened no link for a year whether they still search, and ends the orders of those who do not answer or
 * whose address takes no mails any more.
 */
@Injectable()
export class SearchQuestion {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly outbox: Outbox,
    private readonly links: SubscriberLinks,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    sweep: Sweep,
  ) {
    outbox.sendBy((entry) => this.send(entry), 'search-question');
    sweep.add({
      what: 'Suchaufträge ohne Lebenszeichen',
      every: 'hour',
      order: 'afterFirst',
      run: () => this.lookAfterSilent(),
    });
  }

  async lookAfterSilent(): Promise<void> {
    const now = this.clock.now();
    const silent = await this.subscribers.silentSince(
      addMilliseconds(now, -silentMs),
      addMilliseconds(now, -answerMs),
    );
    for (const { _id, asked_at, stopped, email } of silent) {
      if (asked_at === null && stopped === null) {
        const key = `search-question.${_id}.${now.getFullYear()}`;
        const valid_until = addMilliseconds(now, answerMs);
        const notice = { to: email, subscriber: _id };
        await this.outbox.store([
          newEntry({
            _id: key,
            kind: 'search-question',
            ordered_at: now,
            valid_until,
            notice,
            expires_at: valid_until,
          }),
        ]);
        await this.subscribers.change(_id, { $set: { asked_at: now } });
        this.outbox.enqueue({ _id: key });
      } else await this.subscribers.endAll(_id);
    }
  }

  private async send({ _id, notice, ordered_at }: OutboxEntry): Promise<AttemptOutcome> {
    const subscriber = await this.subscribers.find(notice?.subscriber ?? '');
    if (!subscriber || subscriber.last_opened_at > ordered_at)
      return { state: 'skipped', reason: 'answered already' };
    const { question } = texts(searchMails);
    const page = this.links.page(subscriber._id);
    const messageId = `${_id}.question`;
    await this.mailer.send({
      kind: 'auto-generated',
      to: { name: '', address: subscriber.email },
      unsubscribeUrl: this.links.page(subscriber._id, '/abbestellen'),
      letter: writeContent(() => ({
        subject: question.subject,
        blocks: [
          { text: subscriber.greeting },
          { text: question.text },
          { link: page, label: question.link },
        ],
      })),
      messageId,
    });
    return { state: 'sent', messageId: this.mailer.messageId(messageId) };
  }
}
