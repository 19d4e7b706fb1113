import { countOf, formatArea } from '../text/format.ts';
import { type AreaFields, floorArea, isNoDwelling } from './main-area.ts';

/** '3 Zimmer'; null for an office or a hall, and if the number is missing. */
export const roomsText = (
  property: AreaFields & { number_of_rooms?: number | null | undefined },
): string | null => (isNoDwelling(property) ? null : countOf(property.number_of_rooms, 'Zimmer', 'Zimmer'));

/**
 * '97 m²', or '240 m² Bürofläche': a commercial area includes its label, because a bare number would be understood as
 * living space. Null for a plot, and if the area is missing.
 */
export function floorAreaText(property: AreaFields): string | null {
  const area = floorArea(property);
  return area && [formatArea(area.value), isNoDwelling(property) && area.label].filter(Boolean).join(' ');
}
