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
export interface PropertyEvent {
  readonly event: EventContract;
  readonly payload: object;
}

type PayloadOf<Event extends EventContract> = Omit<z.input<Event['payload']>, 'at'>;

const fact = <Event extends EventContract>(event: Event, payload: PayloadOf<Event>): PropertyEvent => ({
  event,
  payload,
});

type Published = Pick<StoredProperty, '_id'> & { listing: Pick<StoredProperty['listing'], 'cover'> };

export const publishedEvent = ({ _id: id, listing }: Published): PropertyEvent =>
  fact(PropertyPublished, { id, cover: listing.cover });

export const removedEvent = ({ _id: id, images }: Pick<StoredProperty, '_id' | 'images'>): PropertyEvent =>
  fact(PropertyRemoved, { id, images });

/** The event of a changed price; empty if the amount is the same, or the property is not public. */
export function priceChangedEvents(stored: StoredProperty, after: number | null): PropertyEvent[] {
  const { _id: id, listing, currency = null } = stored;
  if (listing.amount === after || !isPublic(stored)) return [];
  return [fact(PropertyPriceChanged, { id, before: listing.amount, after, currency })];
}

/** The events of an import that has replaced `before` (undefined for a new property) by `after`. */
export function eventsBetween(before: StoredProperty | undefined, after: StoredProperty): PropertyEvent[] {
  if (before && !before.removed_because && after.removed_because) return [removedEvent(before)];
  if (!isPublic(after)) return [];
  if (!before || !isPublic(before)) return [publishedEvent(after)];
  return priceChangedEvents(before, after.listing.amount);
}
