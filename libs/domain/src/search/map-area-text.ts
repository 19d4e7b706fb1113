import { germanNumber } from '../text/german-number.ts';

/*
 * An area of the map as a query value: `box_9.9_53.5_10.1_53.6`, `circle_9.98_53.58_2000_Winterhude` or `polygon_…`,
 * longitude first. The separator `_` needs no escaping in a query. This file only checks the format and makes the
 * label, because every page loads it; map-area.ts parses the area.
 */

/**
 * Maximum number of characters of the filter `within`. Longer texts are refused before parsing. A polygon of 100
 * corners, the maximum, is shorter.
 */
export const maxMapAreaLength = 2_000;

const pattern =
  /^(?:box(?:_-?[\d.]{1,9}){4}|circle(?:_-?[\d.]{1,9}){2}_\d{3,5}(?:_[\p{L}\p{M}\d .,()/’'-]{1,60})?|polygon(?:_-?[\d.]{1,9}){6,200})$/u;

/**
 * The text if its format is that of a map area. Only the API validates the area itself, with a message (map-area.ts).
 */
export const validMapArea = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.length <= maxMapAreaLength && pattern.test(raw) ? raw : undefined;

/** `900 m`, `1,4 km` */
export const distanceText = (metres: number): string =>
  metres < 1_000 ? `${metres} m` : `${germanNumber(metres / 1_000, { max: 1 })} km`;

/**
 * Label of the condition, 'Umkreis 2 km um Winterhude', and the phrase for the heading: 'im Umkreis von 2 km'. The
 * heading leaves out the place, because anybody can write any words into a link.
 */
export function mapAreaLabels(text: string): { label: string; inHeading: string } {
  const [kind, , , metres, place] = text.split('_');
  if (kind === 'box') return { label: 'Kartenausschnitt', inHeading: 'im Kartenausschnitt' };
  if (kind === 'polygon') return { label: 'Gezeichnetes Gebiet', inHeading: 'im gezeichneten Gebiet' };
  const distance = distanceText(Number(metres));
  return {
    label: `Umkreis ${distance}${place ? ` um ${place}` : ''}`,
    inHeading: `im Umkreis von ${distance}`,
  };
}
