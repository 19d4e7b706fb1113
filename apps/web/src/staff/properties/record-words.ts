import type { EnergyGap } from '@estate/domain/property/energy-certificate';
import { amountOf, formatMoney } from '@estate/domain/property/price';
import type { StaffFinding } from '@estate/domain/search/staff-filter';
import {
  dealLabels,
  isBuy,
  isRent,
  propertyStatusLabels,
  typeLabelOf,
  type WebsiteStatus,
} from '@estate/domain/property/vocabulary';
import type { StaffRecord, StaffRow } from '../../shared/api/types.ts';
import type { TableColumn } from './table-columns.ts';

export const columnLabels: Readonly<Record<TableColumn, string>> = {
  cover: 'Bild',
  leads: 'Anfragen',
  id: 'ID',
  unit_id: 'Objektnr.',
  title: 'Titel',
  city: 'Ort',
  marketing_type: 'Angebot',
  rs_type: 'Objektart',
  property_status_id: 'CRM-Status',
  website_status: 'Online',
  broker: 'Makler',
  price: 'Preis',
  number_of_rooms: 'Zimmer',
  living_space: 'Wohnfläche',
  imported_at: 'Importiert',
  updated_at: 'Geändert',
};

export const findingLabels: Readonly<Record<StaffFinding, string>> = {
  offline: 'Nicht online',
  removed: 'Nicht mehr in Propstack',
  energy: 'Unvollständige Energieangaben',
  unknown: 'Unbekannter Status oder Typ',
  warnings: 'Angaben zu prüfen',
};

export const websiteStatusLabels: Readonly<Record<WebsiteStatus, string>> = {
  aktiv: 'aktiv',
  reserviert: 'reserviert',
  inaktiv: 'inaktiv',
};

/** A sentence for each rule of the catalog service that keeps a property off the public site. */
export const hidingSentences: Readonly<Record<StaffRow['hidden_by'][number], string>> = {
  deleted: 'Das Objekt wurde in Propstack gelöscht.',
  archived: 'Das Objekt ist in Propstack archiviert.',
  nonpublic: 'Der Status des Objekts ist in Propstack als nicht öffentlich gekennzeichnet.',
  inaktiv: 'Der Website-Status steht auf inaktiv.',
  reserviert: 'Der Website-Status steht auf reserviert.',
  akquise: 'Objekte in Akquise zeigt die Website nie.',
  'unknown-status': 'Die Website kennt den CRM-Status dieses Objekts nicht.',
};

/** Description of a data problem; it follows the name of the field. */
export const warningLabels: Readonly<
  Record<NonNullable<StaffRecord['data_warnings']>[number]['reason'], string>
> = {
  unreadable: 'ist nicht lesbar und fehlt auf der Website',
  implausible: 'kann nicht stimmen und fehlt auf der Website',
  unknown: 'enthält ein Wort, das die Website nicht kennt',
  'names-street': 'nennt die Straße, obwohl die Adresse verborgen ist',
  'green-claim': 'sagt etwas Allgemeines über die Umwelt, ohne es zu belegen (verboten nach UWG)',
  superlative: 'behauptet eine Spitzenstellung, die Mitbewerber abmahnen können',
};

export const energyGapLabels: Readonly<Record<EnergyGap, string>> = {
  certificate: 'Energieausweis',
  type: 'Art des Ausweises',
  value: 'Endenergiewert',
  source: 'wesentlicher Energieträger',
  year: 'Baujahr',
  class: 'Energieeffizienzklasse',
  expired: 'ein gültiger Ausweis (der genannte ist abgelaufen)',
};

/** Label of the CRM status. An unknown id is part of the text, so that staff notice it. */
export const statusLabel = (id: number): string => propertyStatusLabels[id] ?? `Unbekannt (${id})`;

export const isUnknownStatus = (id: number): boolean => !(id in propertyStatusLabels);

/** Label of a property type. Staff see an unknown type, because no type filter of the website finds such a property. */
export const typeLabel = (type: string | null | undefined): string =>
  typeLabelOf(type) ?? (type ? `Unbekannt (${type})` : 'Unbekannt');

export const dealLabel = (row: Pick<StaffRow, 'marketing_type'>): string =>
  isRent(row) ? dealLabels.rent : isBuy(row) ? dealLabels.buy : (row.marketing_type ?? '–');

/** Prices have no decimals, rents two (staff-area §9). */
export function priceText(row: StaffRow): string {
  const amount = amountOf(row);
  return amount === null ? '–' : formatMoney(amount, row.currency, isRent(row) ? 2 : 0);
}

/** Name of the CRM's contact for the property. */
export const brokerName = ({
  openimmo_firstname: first,
  openimmo_lastname: last,
}: Pick<StaffRow, 'openimmo_firstname' | 'openimmo_lastname'>): string | null =>
  [first, last].filter((name) => name?.trim()).join(' ') || null;

export const titleOf = ({ title, name, id }: Pick<StaffRow, 'title' | 'name' | 'id'>): string =>
  [title, name].find((text) => text?.trim()) ?? `Immobilie ${id}`;
