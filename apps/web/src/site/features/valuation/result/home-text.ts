import { type HomeAnswers } from './range-query.ts';
import { subtypeLabels } from '@estate/domain/forms/valuation-values';
import { germanNumber } from '@estate/domain/text/german-number';

/** `Etagenwohnung in Barmbek-Nord, 74 m², Baujahr 1936`. `found` is the district of its point. */
export function homeText(
  { property_subtype, district, address_city, ...home }: HomeAnswers,
  found?: string,
): string {
  const place = district || found || address_city || home.address_postal_code;
  const area = home.living_area ?? home.plot_area;
  return [
    `${subtypeLabels[property_subtype]}${place ? ` in ${place}` : ''}`,
    area !== undefined && `${germanNumber(area, { max: 0 })} m²`,
    home.construction_year !== undefined && `Baujahr ${home.construction_year}`,
    home.occupancy === 'vermietet' && 'vermietet',
  ]
    .filter(Boolean)
    .join(', ');
}
