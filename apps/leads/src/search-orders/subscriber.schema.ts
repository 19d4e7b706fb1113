import { type Rhythm, rhythms } from '@estate/domain/search-orders/rhythm';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';

/** A search that somebody wants news about. Its id is that of the lead with which it came. */
export interface SearchOrder {
  id: string;
  /** The search in words, e.g. `3-Zimmer-Wohnung in Winterhude`. */
  name: string;
  /** The canonical query of the list, which is all that decides what it finds. */
  query: string;
  /** The version of the consent, and when and from which network address it was ordered and confirmed. */
  consent: string | null;
  ordered_at: Date;
  ordered_from: string | null;
  /** Null until the order is confirmed by the link of the confirming mail. */
  confirmed_at: Date | null;
  confirmed_from: string | null;
}

/**
 * An exposé that the link of a letter of staff gave first at this time, by its SHA-256 (contracts/media/documents.ts). Whoever
 * knows the link can have opened it.
 */
export interface OpenedExpose {
  letter: string;
  property: number;
  hash: string;
  at: Date;
}

/** So many opened exposés of a subscriber are kept: the last ones. */
export const keptOpenedExposes = 50;

/** Everything that one mailbox has ordered; there is one document for each mailbox. */
export interface Subscriber {
  _id: string;
  /** The normalised address (mailbox-identity.ts), so that two spellings are one subscriber. */
  mailbox: string;
  email: string;
  /** How letters begin, e.g. `Guten Tag Frau Sörensen,`. */
  greeting: string;
  rhythm: Rhythm;
  /** The first moment at which news are mailed again; null if they are not paused. */
  paused_until: Date | null;
  orders: SearchOrder[];
  created_at: Date;
  last_mail_at: Date | null;
  /** The number of mails with news; part of the id of the next one, so that no two copies order it twice. */
  mails: number;
  /** The number of letters of staff that the person got; absent before the first. */
  letters?: number;
  /** When a link of a mail was opened last, and how often. */
  last_opened_at: Date;
  opened: number;
  /** What the links of letters gave, each version once for each letter; absent before the first. */
  exposes?: OpenedExpose[];
  /** When the mail asked whether the person still searches; null if it has not, or a link was opened since. */
  asked_at: Date | null;
  /** Why nothing is mailed any more: the mail server refused a mail, or accepted it and returned it later. */
  stopped: 'refused' | 'returned' | null;
}
export type SubscriberModel = Model<Subscriber>;

const order = new Schema<SearchOrder>(
  {
    id: { type: String, required: true },
    name: { type: String, required: true },
    query: { type: String, default: '' },
    consent: { type: String, default: null },
    ordered_at: { type: Date, required: true },
    ordered_from: { type: String, default: null },
    confirmed_at: { type: Date, default: null },
    confirmed_from: { type: String, default: null },
  },
  { _id: false, id: false },
);

const openedExpose = new Schema<OpenedExpose>(
  {
    letter: { type: String, required: true },
    property: { type: Number, required: true },
    hash: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { _id: false, id: false },
);

const schema = new Schema<Subscriber>(
  {
    _id: { type: String, required: true },
    mailbox: { type: String, required: true },
    email: { type: String, required: true },
    greeting: { type: String, default: 'Guten Tag,' },
    rhythm: { type: String, enum: Object.keys(rhythms), required: true },
    paused_until: { type: Date, default: null },
    orders: { type: [order], required: true },
    created_at: { type: Date, required: true },
    last_mail_at: { type: Date, default: null },
    mails: { type: Number, required: true },
    letters: { type: Number },
    last_opened_at: { type: Date, required: true },
    opened: { type: Number, required: true },
    exposes: { type: [openedExpose], default: undefined },
    asked_at: { type: Date, default: null },
    stopped: { type: String, default: null },
  },
  { ...strictSchema, collection: 'search_subscribers' },
)
  .index({ mailbox: 1 }, { unique: true })
  .index({ 'orders.id': 1 })
  .index({ stopped: 1, created_at: -1, _id: -1 })
  .index({ last_opened_at: 1 })
  .index({ last_mail_at: 1 })
  .index({ 'exposes.letter': 1 }, { sparse: true })
  .index({ 'exposes.hash': 1 }, { sparse: true });

export const subscriberModel = { name: 'SearchSubscriber', schema };

/** What is new about a property: it is on offer, its price has changed, or it can be had again. */
export const newsKinds = ['new', 'price', 'available'] as const;
export type NewsKind = (typeof newsKinds)[number];

/**
 * One piece of news for one order. The id is made of order, property, kind and price, so that nobody gets the same news
 * twice, however often it is found.
 */
export interface SearchHit {
  _id: string;
  subscriber: string;
  order: string;
  property: number;
  kind: NewsKind;
  /** Price or rent; null for a price on request. `before` is the former one of a changed price. */
  amount: number | null;
  before: number | null;
  found_at: Date;
  /** `dropped`: no longer true when the mail was written. */
  state: 'waiting' | 'mailed' | 'dropped';
  /** The outbox entry that contains it. */
  mail: string | null;
  /** When it was mailed; null before. */
  mailed_at: Date | null;
}
export type SearchHitModel = Model<SearchHit>;

const hit = new Schema<SearchHit>(
  {
    _id: { type: String, required: true },
    subscriber: { type: String, required: true },
    order: { type: String, required: true },
    property: { type: Number, required: true },
    kind: { type: String, enum: newsKinds, required: true },
    amount: { type: Number, default: null },
    before: { type: Number, default: null },
    found_at: { type: Date, required: true },
    state: { type: String, required: true },
    mail: { type: String, default: null },
    mailed_at: { type: Date, default: null },
  },
  { ...strictSchema, collection: 'search_hits' },
)
  .index({ state: 1, subscriber: 1, found_at: 1 })
  .index({ mail: 1 }, { sparse: true })
  .index({ order: 1 });

export const searchHitModel = { name: 'SearchHit', schema: hit };

/** A mailbox to which nothing about search orders is mailed any more, as a keyed hash that outlives an erasure. */
export interface BlockedMailbox {
  _id: string;
  at: Date;
}
export type BlockedMailboxModel = Model<BlockedMailbox>;

const blocked = new Schema<BlockedMailbox>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { ...strictSchema, collection: 'search_blocked' },
);

export const blockedMailboxModel = { name: 'BlockedMailbox', schema: blocked };

/** An offer as it was when it was last compared. Offers that left the list stay as they were. */
export interface KnownOffer {
  _id: number;
  state: string;
  amount: number | null;
}
export type KnownOfferModel = Model<KnownOffer>;

const offer = new Schema<KnownOffer>(
  {
    _id: { type: Number, required: true },
    state: { type: String, required: true },
    amount: { type: Number, default: null },
  },
  { ...strictSchema, collection: 'search_known_offers' },
);

export const knownOfferModel = { name: 'KnownOffer', schema: offer };

/** Whether the person wants no news at the moment. */
export const isPaused = ({ paused_until }: Pick<Subscriber, 'paused_until'>, now: Date): boolean =>
  paused_until !== null && paused_until > now;

export const confirmedOrders = ({ orders }: Subscriber): SearchOrder[] =>
  orders.filter(({ confirmed_at }) => confirmed_at !== null);
