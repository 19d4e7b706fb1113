import { isBuy, isRent, propertyStatus } from './vocabulary.ts';

/** A card's badge (visitor-area §4); null where the title already says 'Coming Soon'. */
export function cardBadge(property: {
  title: string;
  property_status_id: number;
  marketing_type?: string | null | undefined;
}): string | null {
  const title = property.title.toLocaleLowerCase('de');
  if (property.property_status_id === propertyStatus.vorbereitung) {
    return title.includes('coming soon') ? null : 'Coming Soon';
  }
  if (title.includes('reserviert')) return 'Reserviert';
  if (property.property_status_id === propertyStatus.abgeschlossen) return 'Verkauft';
  if (isRent(property)) return 'MIETE';
  if (isBuy(property)) return 'KAUF';
  return 'Verfügbar';
}

/** The detail page shows 'Verkauft' only for 170243, otherwise 'Verfügbar'. */
export const availabilityBadge = (property: { property_status_id: number }): string =>
  property.property_status_id === propertyStatus.abgeschlossen ? 'Verkauft' : 'Verfügbar';
