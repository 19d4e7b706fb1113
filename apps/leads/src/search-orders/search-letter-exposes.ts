import { type DocumentFile } from '@estate/contracts/leads/exposes';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Exposes, linkMs } from '../exposes/exposes.ts';
import { OrderOffers } from '../orders/order-offers.ts';
import { OutboxRecords } from '../outbox/outbox-records.ts';
import {
  letterKey,
  type SearchLetter,
  searchLetterModel,
  type SearchLetterModel,
} from './search-letter.schema.ts';
import { SearchLetterOffers } from './search-letter-offers.ts';
import { SubscriberLinks } from './subscriber-links.ts';
import { Subscribers } from './subscribers.ts';

const ordered =
  'Das Exposé dieser Immobilie wird über die Website kostenpflichtig beauftragt. Deshalb kann es nicht mit der E-Mail verschickt werden.';

/** The exposés of letters to everybody: to whom the link of a mail gives which, and until when. */
@Injectable()
export class SearchLetterExposes {
  constructor(
    @InjectModel(searchLetterModel.name) private readonly letters: SearchLetterModel,
    private readonly subscribers: Subscribers,
    private readonly records: OutboxRecords,
    private readonly offers: SearchLetterOffers,
    private readonly orders: OrderOffers,
    private readonly exposes: Exposes,
    private readonly pages: SubscriberLinks,
    private readonly clock: Clock,
  ) {}

  /** Why no letter may have the exposé, in German; null if it may. What is ordered by a contract is never given without. */
  async refusal(property: number): Promise<string | null> {
    return (await this.orders.isOrdered(property)) ? ordered : null;
  }

  /** The exposé as it is now, for the person of a link. Notes what was opened. */
  async open(token: string, property: number): Promise<DocumentFile> {
    const { _id: subscriber } = await this.subscribers.get(this.pages.idOf(token));
    const { letter, sentAt } = await this.lastTo(subscriber, property);
    if (addMilliseconds(sentAt, linkMs) <= this.clock.now() || (await this.refusal(property)) !== null)
      throw new ProblemError('expose-over');
    const found = await this.offers.find(property);
    // A hidden one was shown to those alone whom a letter told that it goes online.
    if (typeof found === 'string' || (found.isHidden && !(letter.is_early && found.publishAt)))
      throw new ProblemError('property-gone');
    const file = await this.exposes.preview(property, 'expose');
    await this.subscribers.recordExpose(subscriber, { letter: letter._id, property, hash: file.hash });
    return file;
  }

  /** The letter with an exposé of the property that the person got last, by its mail. Throws `not-found` if there is none. */
  private async lastTo(subscriber: string, property: number) {
    const letters = await this.letters.find({ property, with_expose: true }).lean<SearchLetter[]>();
    const byMail = new Map(letters.map((letter) => [letterKey(letter._id, subscriber), letter]));
    const mail = await this.records.lastSent([...byMail.keys()]);
    const letter = byMail.get(mail?._id ?? '');
    if (!letter || !mail?.sent_at) throw new ProblemError('not-found');
    return { letter, sentAt: mail.sent_at };
  }
}
