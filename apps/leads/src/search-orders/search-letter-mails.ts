import { duplicatePositions } from '@estate/server-kit/stores/mongo';
import { Clock } from '@estate/server-kit/process/clock';
import { publicAmount } from '@estate/domain/property/price';
import { type LetterOffer } from '@estate/contracts/catalog/search-matches';
import { propertySlug } from '@estate/domain/property/property-slug';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Links } from '../mail/links.ts';
import { writeContent } from '../mail/mail-fault.ts';
import { Mailer } from '../mail/mailer.ts';
import { type AttemptOutcome } from '../outbox/attempt-outcome.ts';
import { Outbox } from '../outbox/outbox.ts';
import { type OutboxEntry } from '../outbox/outbox.schema.ts';
import { type SearchLetter, searchLetterModel, type SearchLetterModel } from './search-letter.schema.ts';
import { SearchLetterExposes } from './search-letter-exposes.ts';
import { SearchLetterOffers } from './search-letter-offers.ts';
import { contactOf, searchLetterText } from './search-letter-text.ts';
import { hitId } from './search-news.ts';
import {
  isPaused,
  searchHitModel,
  type SearchHitModel,
  type SearchOrder,
  type Subscriber,
} from './subscriber.schema.ts';
import { SubscriberLinks } from './subscriber-links.ts';
import { Subscribers } from './subscribers.ts';

const skipped = (reason: string) => ({ state: 'skipped', reason }) as const;

/**
 * Sends the mails of letters to everybody. Before each one it looks again: person, order and offer may have changed since
 * the letter was written.
 */
@Injectable()
export class SearchLetterMails {
  constructor(
    @InjectModel(searchLetterModel.name) private readonly letters: SearchLetterModel,
    @InjectModel(searchHitModel.name) private readonly hits: SearchHitModel,
    private readonly offers: SearchLetterOffers,
    private readonly exposes: SearchLetterExposes,
    private readonly subscribers: Subscribers,
    private readonly pages: SubscriberLinks,
    private readonly links: Links,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    outbox: Outbox,
  ) {
    outbox.sendBy((entry) => this.send(entry), 'search-letter');
  }

  private async send({ _id: mail, notice }: OutboxEntry): Promise<AttemptOutcome> {
    const [letter, subscriber] = await Promise.all([
      this.letters.findById(notice?.letter ?? '').lean<SearchLetter>(),
      this.subscribers.find(notice?.subscriber ?? ''),
    ]);
    const now = this.clock.now();
    if (!letter || !subscriber || subscriber.stopped !== null || isPaused(subscriber, now))
      return skipped('the person wants no mail');
    const found = await this.offers.find(letter.property);
    if (typeof found === 'string') return skipped('the offer is over');
    const { offer, isHidden, publishAt } = found;
    // Staff decided that it does not go online.
    if (isHidden && publishAt === null) return skipped('the offer is over');
    // It goes online at this moment, and then it has a page.
    if (publishAt && publishAt <= now) return { state: 'again', reason: 'goes online' };
    const orders = await this.offers.ordersFinding(subscriber, letter.property);
    const [order] = orders;
    if (!order) return skipped('no order matches');
    const {
      broker: { name },
      email,
    } = contactOf(letter.broker, offer);
    const { _id, greeting } = subscriber;
    // The exposé may be ordered by a contract since the letter was written.
    const hasExpose = letter.with_expose && (await this.exposes.refusal(letter.property)) === null;
    const recipient = {
      greeting,
      order: order.name,
      page: this.pages.page(_id),
      offerPage: this.pages.page(_id, `/zu/${propertySlug(offer)}`),
      exposePage: hasExpose ? this.pages.page(_id, `/expose/${propertySlug(offer)}`) : null,
    };
    await this.mailer.send({
      // It is written by a person, but to many, so no holiday responder shall answer.
      kind: 'auto-generated',
      // The name is left out, because it is free text of a form.
      to: { name: '', address: subscriber.email },
      fromName: name,
      replyTo: { name, address: email },
      unsubscribeUrl: this.pages.page(_id, '/abbestellen'),
      letter: writeContent(() => searchLetterText(letter, { offer, publishAt }, recipient, this.links)),
      messageId: mail,
    });
    await this.recordTold(mail, subscriber, orders, offer);
    return { state: 'sent', messageId: this.mailer.messageId(mail) };
  }

  /** Stores that the person knows the offer at this price, so that it is no news any more. */
  private async recordTold(
    mail: string,
    { _id: subscriber }: Subscriber,
    orders: readonly SearchOrder[],
    offer: LetterOffer,
  ): Promise<void> {
    const now = this.clock.now();
    const amount = publicAmount(offer);
    const told = { property: offer.id, kind: 'new' as const, amount };
    const mailed = { state: 'mailed' as const, mail, mailed_at: now };
    await this.hits.updateMany(
      { subscriber, property: offer.id, state: { $ne: 'mailed' }, amount },
      { $set: mailed },
    );
    await this.hits
      .insertMany(
        orders.map(({ id: order }) => ({
          _id: hitId(order, told),
          subscriber,
          order,
          ...told,
          before: null,
          found_at: now,
          ...mailed,
        })),
        { ordered: false },
      )
      .catch(duplicatePositions);
    await this.subscribers.change(subscriber, { $set: { last_mail_at: now }, $inc: { letters: 1 } });
  }
}
