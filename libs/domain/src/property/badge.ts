import { hasComingSoonTitle, offerState, offerStateLabel } from './offer-state.ts';
import { isBuy, isRent } from './vocabulary.ts';

/**
 * A card's badge (visitor-area §4): the state of the offer, or KAUF or MIETE if it is available. Null if the title
 * already contains 'Coming Soon'.
 */
export function cardBadge(property: {
  title: string;
  property_status_id: number;
  website_status?: string | null | undefined;
  marketing_type?: string | null | undefined;
}): string | null {
  const state = offerState(property);
  if (state === 'coming-soon' && hasComingSoonTitle(property.title)) return null;
  if (state !== 'available') return offerStateLabel(property);
  if (isRent(property)) return 'MIETE';
  return isBuy(property) ? 'KAUF' : offerStateLabel(property);
}
