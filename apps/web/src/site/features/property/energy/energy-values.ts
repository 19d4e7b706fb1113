import { hasCertificate, isExemptFromCertificate } from '@estate/domain/property/energy-certificate';
import type { PublicProperty } from '../../../../shared/api/types.ts';
import { formatDate } from '../../../../shared/ui/format.ts';
import { finalEnergy, perArea } from '../../../figures/final-energy.ts';
import type { Fact } from '../facts.ts';
import { inWords } from '@estate/domain/property/crm-codes';

const certificateTypes: Readonly<Record<string, { name: string; value: string }>> = {
  ENERGY_REQUIRED: { name: 'Bedarfsausweis', value: 'Endenergiebedarf' },
  ENERGY_CONSUMPTION: { name: 'Verbrauchsausweis', value: 'Endenergieverbrauch' },
};

const certificateType = (raw: string | null | undefined) =>
  certificateTypes[raw ?? ''] ??
  Object.values(certificateTypes).find(({ name }) => name === raw) ?? { name: null, value: 'Endenergie' };

/** The details that §87 GEG requires in an advert: type, value(s), main source, year of construction, validity. */
export function energyFacts(property: PublicProperty): Fact[] {
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
    { label: 'Wesentlicher Energieträger', text: inWords(property.firing_types) },
    { label: 'Baujahr laut Energieausweis', text: year ? String(year) : null },
    { label: 'Gültig bis', text: formatDate(property.energy_certificate_end_date) },
  ].filter((fact): fact is Fact => fact.text !== null);
}

/** The text for a property without a certificate; null if there is a certificate. */
export function certificateNotice(property: PublicProperty): string | null {
  if (hasCertificate(property)) return null;
  if (isExemptFromCertificate(property)) {
    return property.rs_type === 'TRADE_SITE'
      ? 'Für ein unbebautes Grundstück ist kein Energieausweis erforderlich.'
      : 'Für dieses Gebäude ist kein Energieausweis erforderlich.';
  }
  return 'Ein Energieausweis liegt noch nicht vor. Er wird spätestens bei der Besichtigung vorgelegt.';
}
