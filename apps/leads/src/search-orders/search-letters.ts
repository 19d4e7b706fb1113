import { isDeepStrictEqual } from 'node:util';
import { SchedulePublication } from '@estate/contracts/catalog/staff-list';
import {
  type PreviewSearchLetter,
  type ReadSearchLetters,
  type SearchLetters as Answer,
  type SendSearchLetter,
  type StaffSearchLetter,
} from '@estate/contracts/leads/search-letters';
import { hamburgClock } from '@estate/domain/text/german-day';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type Log } from '@estate/server-kit/observability/log';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { InjectLog } from '@estate/server-kit/process/inject';
import { storeUnlessDuplicate } from '@estate/server-kit/stores/mongo';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { CatalogClient } from '../clients.ts';
import { Links } from '../mail/links.ts';
import { htmlOf } from '../mail/mailer.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxRecords } from '../outbox/outbox-records.ts';
import { entryIds, newEntry, type OutboxEntry } from '../outbox/outbox.schema.ts';
import { Sweep } from '../sweep/sweep.ts';
import { day, hour, minute } from '../time/pace.ts';
import {
  letterKey,
  type SearchLetter,
  searchLetterModel,
  type SearchLetterModel,
} from './search-letter.schema.ts';
import { SearchLetterExposes } from './search-letter-exposes.ts';
import { type OfferedProperty, SearchLetterOffers } from './search-letter-offers.ts';
import { filledTemplates, searchLetterText } from './search-letter-text.ts';
import { SearchOrderMatches } from './search-order-matches.ts';
import { isPaused, type Subscriber } from './subscriber.schema.ts';
import { Subscribers } from './subscribers.ts';

type Order = z.output<typeof SendSearchLetter.input>;
type PreviewOrder = z.output<typeof PreviewSearchLetter.input>;
type Words = Pick<SearchLetter, 'property' | 'subject' | 'text' | 'with_expose'>;

/** How long a letter and the states of its mails are kept. */
const keptMs = 90 * day;
/** A mail that was not accepted until then is given up. */
const mailLifeMs = 3 * day;
/** So many letters about a property staff see. */
const listed = 10;
/** So many open letters one run continues. */
const perRun = 10;
const perBatch = 200;

const tooMany = 'Zu dieser Immobilie ging heute schon eine E-Mail an alle. Die nächste ist morgen möglich.';
const sentText = 'Diese E-Mail ist schon unterwegs. Was Sie geändert haben, ist noch da.';
const isOnline = 'Die Immobilie ist inzwischen online. Bitte sehen Sie sich die Vorschau noch einmal an.';
const hoursMissing = 'Bitte geben Sie an, nach wie vielen Stunden die Immobilie online geht.';

/** What stands in the preview for what each recipient reads. */
const example = { greeting: 'Guten Tag (Name),', order: 'Name des Suchauftrags', page: '#' };

/**
 * Letters of staff to everybody whose search orders match a property. A letter is stored first, then its mails are put
 * into the outbox, one for each person under a key of letter and person. Both can be repeated, so the sweep continues
 * what a crash has interrupted.
 */
@Injectable()
export class SearchLetters implements OnModuleDestroy {
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectModel(searchLetterModel.name) private readonly letters: SearchLetterModel,
    private readonly matches: SearchOrderMatches,
    private readonly offers: SearchLetterOffers,
    private readonly exposes: SearchLetterExposes,
    private readonly subscribers: Subscribers,
    private readonly outbox: Outbox,
    private readonly records: OutboxRecords,
    private readonly links: Links,
    private readonly catalog: CatalogClient,
    private readonly clock: Clock,
    @InjectLog() private readonly log: Log,
    sweep: Sweep,
  ) {
    sweep.add({ what: 'E-Mails an alle Suchenden', order: 'afterFirst', run: () => this.orderMails() });
    sweep.add({
      what: 'Alte E-Mails an alle Suchenden',
      every: 'hour',
      run: () =>
        this.letters.deleteMany({ ordered_at: { $lte: addMilliseconds(this.clock.now(), -keptMs) } }),
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.running;
  }

  async read({ id, broker }: z.output<typeof ReadSearchLetters.input>): Promise<Answer> {
    const today = { property: id, day: hamburgClock(this.clock.now()).date };
    const [items, found, todays, expose_refusal] = await Promise.all([
      this.list(id),
      this.offers.find(id),
      this.letters.exists(today),
      this.exposes.refusal(id),
    ]);
    if (typeof found === 'string')
      return { items, refusal: found, expose_refusal, is_hidden: false, publish_at: null, templates: [] };
    const { offer, isHidden, publishAt } = found;
    return {
      items,
      refusal: todays ? tooMany : null,
      expose_refusal,
      is_hidden: isHidden,
      publish_at: publishAt?.toISOString() ?? null,
      templates: filledTemplates(offer, broker),
    };
  }

  /** The letters about a property, newest first, with the states of their mails. */
  async list(property: number): Promise<StaffSearchLetter[]> {
    const found = await this.letters
      .find({ property })
      .sort({ day: -1 })
      .limit(listed)
      .lean<SearchLetter[]>();
    return Promise.all(found.map((letter) => this.toStaff(letter)));
  }

  /** The mail as HTML. The links of a recipient lead nowhere. */
  async preview(order: PreviewOrder): Promise<string> {
    const { id, subject, text, broker, with_expose } = order;
    const found = await this.offerOf(id, order);
    const publishAt = found.publishAt ?? this.momentAfter(order.hours);
    const letter = { subject, text, broker };
    const recipient = { ...example, offerPage: '#', exposePage: with_expose ? '#' : null };
    return htmlOf(searchLetterText(letter, { offer: found.offer, publishAt }, recipient, this.links));
  }

  /**
   * Stores a letter, which begins its mails. A repeated call with the same id does nothing. If a process dies between the
   * two writes, the property has its moment and there is no letter; a repeat then keeps the moment.
   */
  async send(order: Order): Promise<{ publishAt: Date | null }> {
    const { id: property, letter: _id, subject, text, with_expose, hours, member: by, broker } = order;
    const words = { property, subject, text, with_expose };
    if (await this.isKnown(_id, words)) return { publishAt: null };
    const now = this.clock.now();
    const today = hamburgClock(now).date;
    if (await this.letters.exists({ property, day: today, _id: { $ne: _id } }))
      throw new ProblemError('conflict', { detail: tooMany });
    const { isHidden, publishAt } = await this.offerOf(property, order);
    const moment = publishAt ?? this.momentAfter(hours);
    if (isHidden && !publishAt && moment)
      await this.catalog.call(SchedulePublication, { id: property, publish_at: moment.toISOString(), by });
    const letter: SearchLetter = {
      _id,
      ...words,
      day: today,
      by,
      broker,
      is_early: isHidden,
      ordered_at: now,
      state: 'open',
      people: null,
    };
    await storeUnlessDuplicate(() => this.letters.create(letter));
    // Another letter of this day was stored first.
    if (!(await this.isKnown(_id, words))) throw new ProblemError('conflict', { detail: tooMany });
    this.running = this.running
      .then(() => this.orderMails())
      .catch((err: unknown) => this.log.warn({ err }, 'mails of a letter are ordered by the next sweep'));
    return { publishAt: isHidden && !publishAt ? moment : null };
  }

  /** The full minute after so many hours, because the mail names it. */
  private momentAfter(hours: number | null): Date | null {
    if (hours === null) return null;
    const moment = addMilliseconds(this.clock.now(), hours * hour).getTime();
    return new Date(Math.ceil(moment / minute) * minute);
  }

  /** Whether the letter is stored already. Throws `key-reused` if the one of this id has other words or another exposé. */
  private async isKnown(_id: string, words: Words): Promise<boolean> {
    const known = await this.letters.findById(_id).lean<SearchLetter>();
    if (!known) return false;
    const { property, subject, text, with_expose } = known;
    if (!isDeepStrictEqual({ property, subject, text, with_expose }, words))
      throw new ProblemError('key-reused', { detail: sentText });
    return true;
  }

  /** The property of a letter. Throws if it, or its exposé, cannot be offered, or it is not as its author saw it. */
  private async offerOf(
    id: number,
    { hours, with_expose }: Pick<Order, 'hours' | 'with_expose'>,
  ): Promise<OfferedProperty> {
    const found = await this.offers.find(id);
    if (typeof found === 'string') throw new ProblemError('conflict', { detail: found });
    const { isHidden, publishAt } = found;
    if (!isHidden && hours !== null) throw new ProblemError('outdated-record', { detail: isOnline });
    if (isHidden && publishAt === null && hours === null)
      throw new ProblemError('invalid-input', { errors: [{ field: 'hours', message: hoursMissing }] });
    const refusal = with_expose ? await this.exposes.refusal(id) : null;
    if (refusal !== null) throw new ProblemError('conflict', { detail: refusal });
    return found;
  }

  /** Puts the mails of the open letters into the outbox. Mails that are there already stay unchanged. */
  async orderMails(): Promise<void> {
    for (const letter of await this.letters.find({ state: 'open' }).limit(perRun).lean<SearchLetter[]>()) {
      await this.orderMailsOf(letter);
      const states = await this.records.countStates(letterKey(letter._id));
      const people = Object.values(states).reduce((sum, count) => sum + count, 0);
      await this.letters.updateOne({ _id: letter._id }, { $set: { state: 'ordered', people } });
    }
  }

  private async orderMailsOf({ _id, property }: SearchLetter): Promise<void> {
    const now = this.clock.now();
    const people = new Set<string>();
    let batch: OutboxEntry[] = [];
    for await (const { subscriber } of this.matches.of([property], { withHidden: true })) {
      if (isPaused(subscriber, now) || people.has(subscriber._id)) continue;
      people.add(subscriber._id);
      batch.push(this.entryOf(_id, subscriber, now));
      if (batch.length < perBatch) continue;
      await this.store(batch);
      batch = [];
    }
    if (batch.length > 0) await this.store(batch);
  }

  private entryOf(letter: string, { _id: subscriber, email: to }: Subscriber, now: Date): OutboxEntry {
    return newEntry({
      _id: letterKey(letter, subscriber),
      kind: 'search-letter',
      ordered_at: now,
      valid_until: addMilliseconds(now, mailLifeMs),
      notice: { to, subscriber, letter },
      expires_at: addMilliseconds(now, keptMs),
    });
  }

  private async store(entries: readonly OutboxEntry[]): Promise<void> {
    await this.outbox.store(entries);
    this.outbox.enqueue({ _id: { $in: entryIds(entries) } });
  }

  private async toStaff({
    _id,
    subject,
    by,
    ordered_at,
    is_early,
    with_expose,
    people,
  }: SearchLetter): Promise<StaffSearchLetter> {
    const [states, exposes_opened] = await Promise.all([
      this.records.countStates(letterKey(_id)),
      with_expose ? this.subscribers.countOpenedExposes(_id) : 0,
    ]);
    return {
      letter: _id,
      subject,
      by: by.name,
      ordered_at: ordered_at.toISOString(),
      is_early,
      people,
      sent: states.sent ?? 0,
      waiting: states.pending ?? 0,
      refused: states.failed ?? 0,
      skipped: states.skipped ?? 0,
      with_expose,
      exposes_opened,
    };
  }
}
