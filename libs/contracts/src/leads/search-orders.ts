import { rhythms, type Rhythm } from '@estate/domain/search-orders/rhythm';
import { z } from 'zod';
import { PropertyId } from '../catalog/properties.ts';
import { defineRpc } from '../rpc.ts';

/** The credential in the address of a subscriber's page. */
const token = z.string().max(120);
const order = z.string().max(60);

const rhythmNames = Object.keys(rhythms) as [Rhythm, ...Rhythm[]];

/** One change on the page of search orders, as its forms send it. */
export const SearchOrderChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('confirm'), order }),
  z.object({ action: z.literal('end'), order }),
  z.object({ action: z.literal('rename'), order, name: z.string().trim().min(1).max(120) }),
  /** `query` is the canonical query of a list. */
  z.object({ action: z.literal('search'), order, query: z.string().max(4_000) }),
  z.object({ action: z.literal('rhythm'), rhythm: z.enum(rhythmNames) }),
  z.object({ action: z.literal('pause'), until: z.iso.date() }),
  z.object({ action: z.literal('resume') }),
  z.object({ action: z.literal('still-searching') }),
  z.object({ action: z.literal('end-all') }),
  /** Ends everything and mails nothing about search orders to the mailbox again. */
  z.object({ action: z.literal('block') }),
]);
export type SearchOrderChange = z.infer<typeof SearchOrderChange>;

/** The HTML page behind the link of a mail. Fails with `not-found` for an unknown link and after the end. */
export const ReadSearchOrders = defineRpc({
  message: 'leads.readSearchOrders',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ token }),
  output: z.object({ html: z.string() }),
});

/** Makes a change. `is_over` says whether that ended the last order, so that the page is gone. */
export const ChangeSearchOrders = defineRpc({
  message: 'leads.changeSearchOrders',
  callers: ['bff'],
  safety: 'idempotent',
  input: z.object({ token, change: SearchOrderChange, client_ip: z.string().max(64).nullable() }),
  output: z.object({ is_over: z.boolean() }),
});

/** Notes that the link to a property in a mail was opened. Fails with `not-found` for an unknown link. */
export const RecordOpenedOffer = defineRpc({
  message: 'leads.recordOpenedOffer',
  callers: ['bff'],
  safety: 'once',
  input: z.object({ token }),
  output: z.object({}),
});

/** Number of subscribers on a page of the list of staff. */
export const subscribersPerPage = 50;

/** Somebody with confirmed search orders, as staff see it. */
export const StaffSubscriber = z.object({
  id: z.string(),
  email: z.string(),
  rhythm: z.enum(rhythmNames),
  since: z.iso.datetime(),
  paused_until: z.iso.datetime().nullable(),
  /** Why nothing is mailed any more: the mail server refused the last mail, or returned it later. */
  stopped: z.enum(['refused', 'returned']).nullable(),
  mails: z.int(),
  last_mail_at: z.iso.datetime().nullable(),
  /** How often a link of these mails was opened, also by a scanner of links. */
  opened: z.int(),
  orders: z.array(z.object({ name: z.string(), query: z.string(), mailed: z.int() })),
});
export type StaffSubscriber = z.infer<typeof StaffSubscriber>;

export const SubscriberPage = z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) });

/**
 * How many people with a confirmed search order were mailed in the last `days` days, and how many of them sent a request
 * about a property after a mail had told them about it.
 */
export const AnswerRate = z.object({ days: z.int(), mailed: z.int(), answered: z.int() });
export type AnswerRate = z.infer<typeof AnswerRate>;

export const SubscriberList = z.object({
  items: z.array(StaffSubscriber),
  total: z.int(),
  page: z.int(),
  /** On the first page alone. A leads of the previous release does not send the field. */
  answers: AnswerRate.nullable().default(null),
});

/** The confirmed search orders by person: those to whom nothing is mailed any more first, then the newest. */
export const ListSubscribers = defineRpc({
  message: 'leads.listSubscribers',
  callers: ['bff'],
  safety: 'read',
  input: SubscriberPage,
  output: SubscriberList,
});

export const MatchingOrders = z.object({
  orders: z.int(),
  people: z.int(),
  /** The people who may get a mail now, i.e. who did not pause. A leads of the previous release does not send the field. */
  reachable: z.int().default(0),
});

/** How many confirmed search orders find a property, also one that only its website status hides, and of how many people. */
export const CountMatchingOrders = defineRpc({
  message: 'leads.countMatchingOrders',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: MatchingOrders,
  deadlineMs: 20_000,
});
