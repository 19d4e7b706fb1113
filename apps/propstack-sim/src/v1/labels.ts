import { buildingLabels } from './building-labels.ts';
import { moneyLabels } from './money-labels.ts';

const missing = (field: string) => `Translation missing: de.simple_form.labels.defaults.${field}`;

const textLabels = {
  title: 'Überschrift',
  description_note: 'Beschreibung',
  location_note: 'Lage',
  furnishing_note: 'Ausstattung',
  other_note: 'Sonstiges',
  long_description_note: 'Objektbeschreibung (lang)',
  long_location_note: 'Lage (lang)',
  long_furnishing_note: 'Ausstattung (lang)',
  long_other_note: 'Sonstiges (lang)',
  note: 'Notiz',
  contract_type: 'Art des Vermittlungsauftrages',
  duration: 'Laufzeit',
  duration_from: 'Auftragsbeginn',
  duration_until: 'Auftragsende',
  renter: 'Aktueller Mieter',
  district: 'Gemarkung',
  corridor: 'Flur',
  plot_number: 'Flurstück',
  register_number: 'Grundbuchblatt',
};

const energyLabels = {
  energy_certificate_availability: 'Energieausweis',
  energy_certificate_creation_date: 'Erstellungsdatum',
  energy_certificate_construction_year: 'Energieausweis: Baujahr Gebäude',
  energy_certificate_start_date: 'Energieausweis: Ausstellungsdatum',
  energy_certificate_end_date: 'Energieausweis: gültig bis',
  building_energy_rating_type: 'Energieausweistyp',
  energy_efficiency_class: 'Energieeffizienzklasse',
  energy_efficiency_value: 'Endenergiebedarf',
  thermal_characteristic: missing('thermal_characteristic'),
  thermal_characteristic_electricity: 'Energiekennwert Strom',
  thermal_characteristic_heating: 'Energiekennwert Wärme',
  energy_consumption_contains_warm_water: 'Warmwasser enthalten',
  equipment_technology_construction_year: 'Baujahr Anlagentechnik',
  firing_types: 'Wesentlicher Energieträger',
  heating_type: 'Heizungsart',
  co2_emission: 'CO2-Emissionen',
};

const distanceLabels = {
  distance_to_mrs: 'Fahrzeit nächster Hauptbahnhof',
  distance_to_fm: 'Fahrzeit nächste Autobahn',
  distance_to_pt: 'Fußweg zu öffentl. Verkehrsmitteln',
  distance_to_airport: 'Fahrzeit nächster Flughafen',
  distance_to_pt_in_km: missing('distance_to_pt_in_km'),
  distance_to_fm_in_km: missing('distance_to_fm_in_km'),
  distance_to_mrs_in_km: missing('distance_to_mrs_in_km'),
  distance_to_airport_in_km: missing('distance_to_airport_in_km'),
};

/** The fields that become `{label, value}` when expanded; some labels lack their translation. */
export const labels: Readonly<Record<string, string>> = {
  ...textLabels,
  ...moneyLabels,
  ...buildingLabels,
  ...energyLabels,
  ...distanceLabels,
};
