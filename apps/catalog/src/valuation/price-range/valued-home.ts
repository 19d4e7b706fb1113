import { type HomeAnswers } from '@estate/contracts/catalog/price-range';
import { type MapPoint } from '@estate/domain/search/map-area';
import { marketTypes } from '@estate/domain/forms/valuation-values';
import { type ValuedHome } from '@estate/domain/valuation/price-range';
import { foldText } from '@estate/server-kit/text/fold-text';
import { districtNames, districtsAt, knownDistrict } from '../districts/districts.ts';

/** Whether the named town is another one than Hamburg, which shares its postcodes with towns around. */
const isElsewhere = ({ address_city }: HomeAnswers): boolean =>
  !!address_city && !/^hamburg\b/.test(foldText(address_city));

/** The districts whose names contain the text that a person typed. */
export function similarDistricts(text: string | undefined): string[] {
  const part = foldText(text ?? '');
  return part === '' ? [] : districtNames.filter((name) => foldText(name).includes(part));
}

/**
 * The districts of a home: the one that a person named, else those at the point. A home in another town has a name that
 * Hamburg does not know.
 */
export function districtsOfHome(home: HomeAnswers, point: MapPoint | undefined): string[] {
  if (isElsewhere(home)) return [home.address_city ?? ''];
  const named = home.district ? knownDistrict(home.district) : undefined;
  if (named) return [named];
  if (!point) return [];
  const found = districtsAt(point);
  return found.length > 0 ? found : ['außerhalb'];
}

/** The answers of the form as the rule of libs/domain reads them. */
export const valuedHome = (home: HomeAnswers, districts: readonly string[]): ValuedHome => ({
  type: marketTypes[home.property_type],
  subtype: home.property_subtype,
  districts,
  postalCode: home.address_postal_code,
  livingArea: home.living_area,
  plotArea: home.plot_area,
  constructionYear: home.construction_year,
  condition: home.property_condition,
  modernizedYear: home.modernised_year,
  isLet: home.occupancy && home.occupancy === 'vermietet',
  yearlyRent: home.monthly_rent === undefined ? undefined : home.monthly_rent * 12,
  hasTwoDwellings: home.dwellings === 'zwei',
  isLeasehold: home.land_tenure === 'erbbaurecht',
  isMonument: home.special_feature === 'denkmal',
  isShell: home.special_feature === 'rohbau',
  isShare: home.special_feature === 'anteil',
});
