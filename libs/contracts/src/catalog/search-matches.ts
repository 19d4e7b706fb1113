import { offerStates } from '@estate/domain/property/offer-state';
import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { PropertyQuery } from './listing.ts';
import { energyShape } from './property.ts';
import { ComparedProperty } from './public-property.ts';

/** An offer as far as it can become news: `amount` is its price or rent, null for a price on request. */
export const OfferState = z.object({
  id: z.int(),
  state: z.enum(offerStates),
  amount: z.number().nullable(),
});
export type OfferState = z.infer<typeof OfferState>;

/** All listed offers, in Germany and abroad, for leads to find what has changed since it asked last. */
export const ListOffers = defineRpc({
  message: 'catalog.listOffers',
  callers: ['leads'],
  safety: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(OfferState) }),
});

export const matchLimits = { searches: 100, ids: 200, query: 4_000 } as const;

/**
 * A search as the canonical query of a list (`canonicalQuery`), with everything that the list's API takes. One that the
 * API would refuse matches nothing.
 */
const Search = z.string().max(matchLimits.query);

/** Whether properties count as well that nothing but their website status hides, as if they were online. */
const with_hidden = z.boolean().default(false);

/** Which of these properties each search finds, by the list's own query, in the order of the searches. */
export const MatchSearches = defineRpc({
  message: 'catalog.matchSearches',
  callers: ['leads'],
  safety: 'read',
  input: z.object({
    searches: z.array(Search).max(matchLimits.searches),
    ids: z.array(z.int()).max(matchLimits.ids),
    with_hidden,
  }),
  output: z.object({ matches: z.array(z.array(z.int())) }),
  deadlineMs: 20_000,
});

/**
 * An offer in a letter, with what an advertisement has to say of its energy. `publish_at` is when a hidden one goes online
 * by itself.
 */
export const LetterOffer = ComparedProperty.extend({
  ...energyShape,
  publish_at: z.iso.datetime().nullish(),
});
export type LetterOffer = z.infer<typeof LetterOffer>;

/** What a letter says of these offers; those that are not listed are left out. */
export const ListLetterOffers = defineRpc({
  message: 'catalog.listLetterOffers',
  callers: ['leads'],
  safety: 'read',
  input: z.object({ ids: z.array(z.int()).max(matchLimits.ids), with_hidden }),
  output: z.object({ items: z.array(LetterOffer).max(matchLimits.ids) }),
});

export const PastMatches = z.object({ count: z.int(), last_days: z.int().nullable() });
export type PastMatches = z.infer<typeof PastMatches>;

/**
 * How many properties of the last twelve months a search would have found, and in how many days the last of them was
 * sold or let; null if none was, or the days are unknown. Prices of what is sold are compared, but never told.
 */
export const CountPastMatches = defineRpc({
  message: 'catalog.countPastMatches',
  callers: ['bff'],
  safety: 'read',
  input: PropertyQuery,
  output: PastMatches,
});
