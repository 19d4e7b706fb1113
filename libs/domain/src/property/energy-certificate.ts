import { isGiven } from './is-given.ts';
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

/**
 * Faults in the energy data of an advert: details that the law requires but the property lacks, or an expired
 * certificate (law.md, Energy certificate).
 */
export const energyGaps = ['certificate', 'type', 'value', 'source', 'year', 'class', 'expired'] as const;
export type EnergyGap = (typeof energyGaps)[number];

/**
 * The CRM has no reliable field for the existence of a certificate, so that it is derived from the efficiency class or
 * the kind of certificate.
 */
export const hasCertificate = (property: EnergyData): boolean =>
  Boolean(property.energy_efficiency_class ?? property.building_energy_rating_type);

/** Plots and parking spaces need no certificate, nor do buildings that the CRM marks as exempt. */
export const isExemptFromCertificate = ({
  rs_type,
  energy_certificate_availability: availability,
}: EnergyData): boolean =>
  rs_type === 'TRADE_SITE' ||
  rs_type === parkingType ||
  availability === 'NOT_REQUIRED' ||
  availability === 'wird nicht benötigt';

const isDwelling = ({ rs_type }: EnergyData): boolean =>
  [...rsTypesByKind.apartment, ...rsTypesByKind.house].includes(rs_type ?? '');

/** Whether an ISO date is before `today`; false for any other text, such as 'unbefristet'. */
const isBefore = (date: Maybe<string>, today: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date ?? '') && (date ?? '') < today.slice(0, 10);

/**
 * The missing details in an advert of this property (law.md, Energy certificate); empty for a sold or let property,
 * which is no longer advertised. Only dwellings need year and class; other buildings may have separate values for heat
 * and power. A certificate is valid to the end of its last day.
 */
export function missingEnergyData(property: EnergyData, today = new Date().toISOString()): EnergyGap[] {
  if (property.property_status_id === propertyStatus.abgeschlossen) return [];
  if (!hasCertificate(property)) return isExemptFromCertificate(property) ? [] : ['certificate'];
  const hasValue =
    isGiven(property.energy_efficiency_value) ||
    isGiven(property.thermal_characteristic) ||
    (isGiven(property.thermal_characteristic_heating) &&
      isGiven(property.thermal_characteristic_electricity));
  const hasYear =
    isGiven(property.energy_certificate_construction_year) || isGiven(property.construction_year);
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
