import { floorArea, isNoDwelling } from '@estate/domain/property/main-area';
import type { PropertyCard } from '../../shared/api/types.ts';
import { countOf, formatArea } from '../../shared/ui/format.ts';

/** '3 Zimmer'; null for an office or a hall, and if the number is missing. */
export const roomsText = (property: PropertyCard): string | null =>
  isNoDwelling(property) ? null : countOf(property.number_of_rooms, 'Zimmer', 'Zimmer');

/**
 * '97 m²', or '240 m² Bürofläche': a commercial area includes its label, because a bare number would be understood as
 * living space. Null for a plot, and if the area is missing.
 */
export function floorAreaText(property: PropertyCard): string | null {
  const area = floorArea(property);
  return area && [formatArea(area.value), isNoDwelling(property) && area.label].filter(Boolean).join(' ');
}
