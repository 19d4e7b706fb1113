import { isRent, propertyStatus } from './vocabulary.ts';

/*
 * The state of an offer, from which badge, price, form and order are derived. Free of zod, so that pages need not load
 * zod.
 */

/**
 * The states in the order in which the list sorts properties. catalog stores a state as its index in this list
 * (`listing.state_rank`), so that a changed order requires a migration.
 */
export const offerStates = ['available', 'coming-soon', 'reserved', 'closed'] as const;
export type OfferState = (typeof offerStates)[number];

export interface OfferFields {
  title?: string | null | undefined;
  property_status_id?: number | null | undefined;
  website_status?: string | null | undefined;
}

/** Whether the title itself says 'Coming Soon'. */
export const hasComingSoonTitle = (title: string | null | undefined): boolean =>
  (title ?? '').toLocaleLowerCase('de').includes('coming soon');

const notReserved = /\bnicht\s+(?:mehr\s+)?reserviert|\bunreserviert/g;

/** Whether a title contains 'reserviert' other than in 'nicht reserviert'. */
const hasReservedInTitle = (title: string | null | undefined): boolean =>
  (title ?? '').toLocaleLowerCase('de').replace(notReserved, '').includes('reserviert');

/**
 * The state of an offer by status and title. The title counts too, because the agency often adds 'RESERVIERT' to it
 * before changing the status. 'closed' means sold or let, independent of the title.
 */
export function offerState({ title, property_status_id: status, website_status }: OfferFields): OfferState {
  if (status === propertyStatus.abgeschlossen) return 'closed';
  if (status === propertyStatus.vorbereitung) return 'coming-soon';
  const isReserved = status === propertyStatus.reserviert || website_status === 'reserviert';
  if (isReserved || hasReservedInTitle(title)) return 'reserved';
  return hasComingSoonTitle(title) ? 'coming-soon' : 'available';
}

/** Whether a property is sold or let, so that visitors can no longer send a request about it. */
export const isClosed = (property: OfferFields): boolean => offerState(property) === 'closed';

/** Whether a property has a page; one that is coming soon has none yet (visitor-area §2). */
export const hasPage = ({ property_status_id }: OfferFields): boolean =>
  property_status_id !== propertyStatus.vorbereitung;

/** An offer counts as new for two weeks after it was first public. */
export const newForMs = 14 * 24 * 60 * 60 * 1_000;

/**
 * Whether a property gets the label 'Neu': it is available or announced, and has been public for less than two weeks.
 */
export function isNewOffer(
  property: OfferFields & { first_public_at?: string | null | undefined },
  now: number,
): boolean {
  const since = now - new Date(property.first_public_at ?? Number.NaN).getTime();
  return since < newForMs && ['available', 'coming-soon'].includes(offerState(property));
}

/** German label of the state for visitors. */
export function offerStateLabel(
  property: OfferFields & { marketing_type?: string | null | undefined },
): string {
  switch (offerState(property)) {
    case 'available':
      return 'Verfügbar';
    case 'coming-soon':
      return 'Coming Soon';
    case 'reserved':
      return 'Reserviert';
    case 'closed':
      return isRent(property) ? 'Vermietet' : 'Verkauft';
  }
}
