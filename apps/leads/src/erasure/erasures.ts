import { randomUUID } from 'node:crypto';
import {
  erasingServices,
  maxErasures,
  type ErasedCounts,
  type Erasure,
  type ErasingService,
} from '@estate/contracts/leads/erasure';
import { type RemainingRecords } from '@estate/contracts/hashed-address';
import { type ListedErasure } from '@estate/contracts/leads/erasure-list';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { retryUpsert } from '@estate/server-kit/stores/mongo';
import { Sweep } from '../sweep/sweep.ts';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { day, minute } from '../time/pace.ts';
import { type Person } from '../lead/person.ts';
import { contactStringsOf, ErasureKeys } from './erasure-keys.ts';
import { erasureModel, type ErasureModel, type StoredErasure } from './erasure.schema.ts';

/** Proofs are kept for three years, the period of limitation of claims for damages. */
const keptMs = 3 * 365 * day;
/** The pause before the second search for leads. Longer than a received form takes to be stored, a few seconds. */
const recheckAfterMs = 5 * minute;
const maxPerRound = 500;

const confirmed = { $ne: null } as const;

/** The services that have to erase. A single lead is stored only in leads. */
export const servicesOf = ({ subject }: Pick<StoredErasure, 'subject'>): readonly ErasingService[] =>
  subject === 'lead' ? ['leads'] : erasingServices;

const allConfirmed = (erasure: StoredErasure) =>
  Object.fromEntries(servicesOf(erasure).map((service) => [`parts.${service}.confirmed_at`, confirmed]));

/** The update of a stored erasure that restarts it in all services. */
const reopened = {
  rechecked_at: null,
  listed_at: null,
  ...Object.fromEntries(erasingServices.map((service) => [`parts.${service}.confirmed_at`, null])),
};
const nothingErased = Object.fromEntries(erasingServices.map((service) => [`parts.${service}.erased`, {}]));

@Injectable()
export class Erasures {
  constructor(
    @InjectModel(erasureModel.name) private readonly erasures: ErasureModel,
    private readonly keys: ErasureKeys,
    private readonly clock: Clock,
    sweep: Sweep,
  ) {
    sweep.add({ what: 'Abgelaufene Löschnachweise', every: 'hour', run: () => this.deleteExpired() });
  }

  /**
   * Stores an erasure. If one of the same person is already running, that one is restarted and covers also the leads
   * received meanwhile. A running deletion of the same single lead continues unchanged.
   */
  async order(contact: string, subject?: StoredErasure['subject']): Promise<StoredErasure> {
    const running = this.keys.hash(contact);
    const now = this.clock.now();
    const _id = randomUUID();
    const begin = { until: now, ...reopened };
    const store = () =>
      this.erasures
        .findOneAndUpdate(
          { running },
          {
            ...(subject === 'lead' ? {} : { $set: begin }),
            $setOnInsert: {
              ...(subject === 'lead' ? begin : {}),
              _id,
              secret_id: this.keys.secretId,
              ...(subject === undefined ? {} : { subject }),
              address_hash: running,
              hash: this.keys.hashFor(_id, contact),
              requested_at: now,
              done_at: null,
              ...nothingErased,
            },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<StoredErasure>();
    // The unique index on `running` rejects the insert of one of two concurrent orders; its retry updates the record
    // of the other one.
    return retryUpsert(store);
  }

  /** Erasures that at least one service has not confirmed yet, and those whose second search for leads is due. */
  async due(): Promise<StoredErasure[]> {
    const longAgo = addMilliseconds(this.clock.now(), -recheckAfterMs);
    return this.erasures
      .find({ $or: [{ running: { $exists: true } }, { rechecked_at: null, until: { $lte: longAgo } }] })
      .sort({ requested_at: 1 })
      .limit(maxPerRound)
      .lean<StoredErasure[]>();
  }

  /**
   * Runs an erasure of the list again after a restore; inserts it if it is missing. If another erasure of the same
   * address is running, that one is restarted instead, with the later `until` of the two. Returns the erasure that
   * runs.
   */
  async reopen({ id, until: to, requested_at: at, ...hashes }: ListedErasure): Promise<StoredErasure> {
    const until = new Date(to);
    const requested_at = new Date(at);
    const running = hashes.address_hash;
    const changed = { returnDocument: 'after' } as const;
    const other = await this.erasures
      .findOneAndUpdate({ running, _id: { $ne: id } }, { $max: { until }, $set: reopened }, changed)
      .lean<StoredErasure>();
    if (other) return other;
    return this.erasures
      .findOneAndUpdate(
        { _id: id },
        {
          $set: { until, running, done_at: null, ...reopened },
          $setOnInsert: { ...hashes, requested_at, ...nothingErased },
        },
        { upsert: true, ...changed },
      )
      .lean<StoredErasure>();
  }

  /** Erasures that are not in the list of erasures yet, the oldest first. */
  async unlisted(): Promise<StoredErasure[]> {
    const oldestFirst = this.erasures.find({ listed_at: null }).sort({ requested_at: 1 });
    return oldestFirst.limit(maxPerRound).lean<StoredErasure[]>();
  }

  /** Records that the erasure is in the list. Does nothing if it was ordered again meanwhile. */
  async recordListed({ _id, until }: StoredErasure): Promise<void> {
    await this.erasures.updateOne({ _id, until }, { $set: { listed_at: this.clock.now() } });
  }

  /** Whether an erasure covers a form received at `at`. */
  async covers(form: Pick<Person, 'email' | 'phone'>, at: Date): Promise<boolean> {
    const address_hash = { $in: contactStringsOf(form).flatMap((contact) => this.keys.hashes(contact)) };
    return (await this.erasures.exists({ address_hash, until: { $gte: at } })) !== null;
  }

  /**
   * Stores how many records are about to be erased. A repeated run may find fewer records, so the highest numbers are
   * kept.
   */
  async count({ _id }: StoredErasure, service: ErasingService, erased: ErasedCounts): Promise<void> {
    const counts = Object.entries(erased).filter(([, found = 0]) => found > 0);
    if (counts.length === 0) return;
    const highest = counts.map(([what, found]) => [`parts.${service}.erased.${what}`, found] as const);
    await this.erasures.updateOne({ _id }, { $max: Object.fromEntries(highest) });
  }

  /**
   * Confirms that one service has erased the person, unless the erasure was ordered again meanwhile. The confirmation
   * of the last service ends the erasure.
   */
  async confirm(erasure: StoredErasure, service: ErasingService): Promise<void> {
    const { _id, until } = erasure;
    const now = this.clock.now();
    const [confirmed_at, left] = [`parts.${service}.confirmed_at`, `parts.${service}.left`];
    await this.erasures.updateOne(
      { _id, until, [confirmed_at]: null },
      { $set: { [confirmed_at]: now }, $unset: { [left]: true } },
    );
    await this.erasures.updateOne(
      { _id, done_at: null, ...allConfirmed(erasure) },
      { $set: { done_at: now }, $unset: { running: true } },
    );
  }

  /** Stores how many records remain in a service after an attempt; the next attempt overwrites the numbers. */
  async recordLeft({ _id }: StoredErasure, service: ErasingService, left: RemainingRecords): Promise<void> {
    await this.erasures.updateOne({ _id }, { $set: { [`parts.${service}.left`]: left } });
  }

  async read({ _id }: StoredErasure): Promise<StoredErasure | null> {
    return this.erasures.findOne({ _id }).lean<StoredErasure>();
  }

  async recordRecheck({ _id, until }: StoredErasure): Promise<void> {
    await this.erasures.updateOne({ _id, until }, { $set: { rechecked_at: this.clock.now() } });
  }

  isToRecheck({ rechecked_at, until }: StoredErasure): boolean {
    return rechecked_at === null && until <= addMilliseconds(this.clock.now(), -recheckAfterMs);
  }

  async list(): Promise<Erasure[]> {
    const found = await this.erasures
      .find()
      .sort({ requested_at: -1, _id: -1 })
      .limit(maxErasures)
      .lean<StoredErasure[]>();
    return found.map(erasureProof);
  }

  private async deleteExpired(): Promise<void> {
    const requested_at = { $lte: addMilliseconds(this.clock.now(), -keptMs) };
    await this.erasures.deleteMany({ requested_at, done_at: { $ne: null } });
  }
}

/** The erasure as shown to staff: what was erased in which service, and when. */
export const erasureProof = (erasure: StoredErasure): Erasure => {
  const { _id, subject = 'person', requested_at, done_at, parts } = erasure;
  return {
    id: _id,
    subject,
    requested_at: requested_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
    parts: servicesOf(erasure).map((service) => ({
      service,
      confirmed_at: parts[service].confirmed_at?.toISOString() ?? null,
      erased: parts[service].erased,
      left: parts[service].left ?? {},
    })),
  };
};
