import { parkingType, propertyStatus, rsTypesByKind } from './vocabulary.ts';

type Maybe<Value> = Value | null | undefined;

export interface EnergyData {
  rs_type?: Maybe<string>;
  property_status_id?: Maybe<number>;
  construction_year?: Maybe<number>;
  energy_efficiency_class?: Maybe<string>;
  energy_efficiency_value?: Maybe<number>;
  thermal_characteristic?: Maybe<number>;
  thermal_characteristic_heating?: Maybe<number>;
  thermal_characteristic_electricity?: Maybe<number>;
  building_energy_rating_type?: Maybe<string>;
  energy_certificate_availability?: Maybe<string>;
  energy_certificate_construction_year?: Maybe<number>;
  energy_certificate_end_date?: Maybe<string>;
  firing_types?: Maybe<string>;
}

/** What an advert has to name (law.md, Energy certificate). */
export const energyGaps = ['certificate', 'type', 'value', 'source', 'year', 'class', 'expired'] as const;
export type EnergyGap = (typeof energyGaps)[number];

/** The CRM's own field says that a certificate exists only indirectly: by class or kind. */
export const hasCertificate = (property: EnergyData): boolean =>
  Boolean(property.energy_efficiency_class ?? property.building_energy_rating_type);

/** An undeveloped plot has no certificate, nor has a garage, and some buildings need none. */
export const isExemptFromCertificate = ({
  rs_type,
  energy_certificate_availability: availability,
}: EnergyData): boolean =>
  rs_type === 'TRADE_SITE' ||
  rs_type === parkingType ||
  availability === 'NOT_REQUIRED' ||
  availability === 'wird nicht benötigt';

const given = (value: Maybe<number>): boolean => typeof value === 'number' && value > 0;

const isDwelling = ({ rs_type }: EnergyData): boolean =>
  [...rsTypesByKind.apartment, ...rsTypesByKind.house].includes(rs_type ?? '');

/** Whether an ISO date is over; another text, such as 'unbefristet', never is. */
const isBefore = (date: Maybe<string>, today: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date ?? '') && (date ?? '') < today.slice(0, 10);

/**
 * The details that an advert of this property lacks (law.md, Energy certificate). A sold property is no advert any more.
 * Dwellings name year and class as well; other buildings may name heat and power apart. A certificate is valid to the end
 * of its last day.
 */
export function missingEnergyData(property: EnergyData, today = new Date().toISOString()): EnergyGap[] {
  if (property.property_status_id === propertyStatus.abgeschlossen) return [];
  if (!hasCertificate(property)) return isExemptFromCertificate(property) ? [] : ['certificate'];
  const hasValue =
    given(property.energy_efficiency_value) ||
    given(property.thermal_characteristic) ||
    (given(property.thermal_characteristic_heating) && given(property.thermal_characteristic_electricity));
  const hasYear = given(property.energy_certificate_construction_year) || given(property.construction_year);
  const has: Record<EnergyGap, boolean> = {
    certificate: true,
    type: Boolean(property.building_energy_rating_type?.trim()),
    value: hasValue,
    source: Boolean(property.firing_types?.trim()),
    year: hasYear || !isDwelling(property),
    class: Boolean(property.energy_efficiency_class?.trim()) || !isDwelling(property),
    expired: !isBefore(property.energy_certificate_end_date, today),
  };
  return energyGaps.filter((gap) => !has[gap]);
}
