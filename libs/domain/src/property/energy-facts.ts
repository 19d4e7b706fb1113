import { formatDate, formatNumber } from '../text/format.ts';
import { germanCodeText } from './crm-codes.ts';
import { type EnergyData, hasCertificate, isExemptFromCertificate } from './energy-certificate.ts';
import type { Fact } from './facts.ts';
import { isGiven } from './is-given.ts';

/** A value of an energy certificate with its unit. */
const perArea = (value: number | null | undefined): string | null =>
  isGiven(value) ? `${formatNumber(value)} kWh/(m²·a)` : null;

/** The final energy value of a home with its unit; null if the certificate has none. */
export const finalEnergy = (
  property: Pick<EnergyData, 'energy_efficiency_value' | 'thermal_characteristic'>,
): string | null => perArea(property.energy_efficiency_value) ?? perArea(property.thermal_characteristic);

const certificateTypes: Readonly<Record<string, { name: string; value: string }>> = {
  ENERGY_REQUIRED: { name: 'Bedarfsausweis', value: 'Endenergiebedarf' },
  ENERGY_CONSUMPTION: { name: 'Verbrauchsausweis', value: 'Endenergieverbrauch' },
};

const certificateType = (raw: string | null | undefined) =>
  certificateTypes[raw ?? ''] ??
  Object.values(certificateTypes).find(({ name }) => name === raw) ?? { name: null, value: 'Endenergie' };

/** The details that §87 GEG requires in an advert: type, value(s), main source, year of construction, validity. */
export function energyFacts(property: EnergyData): Fact[] {
  const { name, value } = certificateType(property.building_energy_rating_type);
  const heating = perArea(property.thermal_characteristic_heating);
  const power = perArea(property.thermal_characteristic_electricity);
  const isCertified = certificateNotice(property) === null;
  const year = isCertified
    ? (property.energy_certificate_construction_year ?? property.construction_year)
    : null;
  const values =
    (heating ?? power)
      ? [
          { label: `${value} Wärme`, text: heating },
          { label: `${value} Strom`, text: power },
        ]
      : [{ label: value, text: finalEnergy(property) }];
  return [
    { label: 'Energieausweis', text: name },
    ...values,
    { label: 'Wesentlicher Energieträger', text: germanCodeText(property.firing_types) },
    { label: 'Baujahr laut Energieausweis', text: year ? String(year) : null },
    { label: 'Gültig bis', text: formatDate(property.energy_certificate_end_date) },
  ].filter((fact): fact is Fact => fact.text !== null);
}

/** The text for a property without a certificate; null if there is a certificate. */
export function certificateNotice(property: EnergyData): string | null {
  if (hasCertificate(property)) return null;
  if (isExemptFromCertificate(property)) {
    return property.rs_type === 'TRADE_SITE'
      ? 'Für ein unbebautes Grundstück ist kein Energieausweis erforderlich.'
      : 'Für dieses Gebäude ist kein Energieausweis erforderlich.';
  }
  return 'Ein Energieausweis liegt noch nicht vor. Er wird spätestens bei der Besichtigung vorgelegt.';
}
