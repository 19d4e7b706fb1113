import { isRent, propertyStatus } from './vocabulary.ts';

/* Whether a visitor can still have a property, free of zod. The one rule behind badge, price, form and order. */

/** In the order in which the page of listings shows them. */
export const offerStates = ['available', 'coming-soon', 'reserved', 'closed'] as const;
export type OfferState = (typeof offerStates)[number];

interface Offered {
  title?: string | null | undefined;
  property_status_id?: number | null | undefined;
  website_status?: string | null | undefined;
}

/** Whether a title says that the property is only announced. */
export const announcesItself = (title: string | null | undefined): boolean =>
  (title ?? '').toLocaleLowerCase('de').includes('coming soon');

const notReserved = /\bnicht\s+(?:mehr\s+)?reserviert|\bunreserviert/g;

/** Whether a title says 'reserviert'; 'nicht reserviert' says the contrary. */
const saysReserved = (title: string | null | undefined): boolean =>
  (title ?? '').toLocaleLowerCase('de').replace(notReserved, '').includes('reserviert');

/**
 * The title counts beside the status, because the agency often writes 'RESERVIERT' into it first. 'closed' is sold or
 * let, whatever the title still says.
 */
export function offerState({ title, property_status_id: status, website_status }: Offered): OfferState {
  if (status === propertyStatus.abgeschlossen) return 'closed';
  if (status === propertyStatus.vorbereitung) return 'coming-soon';
  const isReserved = status === propertyStatus.reserviert || website_status === 'reserviert';
  if (isReserved || saysReserved(title)) return 'reserved';
  return announcesItself(title) ? 'coming-soon' : 'available';
}

/** Whether a property is sold or let: nobody can ask for it any more. */
export const isClosed = (property: Offered): boolean => offerState(property) === 'closed';

/** An offer is new for two weeks after visitors could first see it. */
export const newForMs = 14 * 24 * 60 * 60 * 1_000;

/** Whether a property reads 'Neu': one that can be had, or will be, and is not on the site for long. */
export function isNewOffer(
  property: Offered & { first_public_at?: string | null | undefined },
  now: number,
): boolean {
  const since = now - new Date(property.first_public_at ?? Number.NaN).getTime();
  return since < newForMs && ['available', 'coming-soon'].includes(offerState(property));
}

/** The state as visitors read it. */
export function offerStateLabel(property: Offered & { marketing_type?: string | null | undefined }): string {
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
