import {
  PropertyPriceChanged,
  PropertyPublished,
  PropertyRemoved,
  type EventContract,
} from '@estate/contracts/events';
import { type z } from 'zod';
import { type StoredProperty } from './property.schema.ts';
import { isPublic } from './publicity.ts';

/** An event about a property, without the time at which it is published. */
export interface PropertyFact {
  readonly event: EventContract;
  readonly payload: object;
}

type PayloadOf<Event extends EventContract> = Omit<z.input<Event['payload']>, 'at'>;

const fact = <Event extends EventContract>(event: Event, payload: PayloadOf<Event>): PropertyFact => ({
  event,
  payload,
});

type Published = Pick<StoredProperty, '_id'> & { listing: Pick<StoredProperty['listing'], 'cover'> };

export const published = ({ _id: id, listing }: Published): PropertyFact =>
  fact(PropertyPublished, { id, cover: listing.cover });

export const removed = ({ _id: id, images }: Pick<StoredProperty, '_id' | 'images'>): PropertyFact =>
  fact(PropertyRemoved, { id, images });

/** None if the amount is the same, or the property is not public. */
export function priceChanged(stored: StoredProperty, after: number | null): PropertyFact[] {
  const { _id: id, listing, currency = null } = stored;
  if (listing.amount === after || !isPublic(stored)) return [];
  return [fact(PropertyPriceChanged, { id, before: listing.amount, after, currency })];
}

/** The facts that an import has created by replacing `before`, which is undefined for a new property, by `after`. */
export function factsBetween(before: StoredProperty | undefined, after: StoredProperty): PropertyFact[] {
  if (before && !before.removed_because && after.removed_because) return [removed(before)];
  if (!isPublic(after)) return [];
  if (!before || !isPublic(before)) return [published(after)];
  return priceChanged(before, after.listing.amount);
}
