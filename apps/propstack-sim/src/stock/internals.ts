import { type Chance } from './chance.ts';
import { type Row } from './row.ts';
import { type JsonObject } from './unit.ts';

const owners = ['Brinkmann', 'Petersen', 'Thomsen', 'Lührs', 'von Ahlefeld', 'Okafor', 'Stüben', 'Martí'];

/** Internal fields that the CRM sends to every key and visitors must never see; flat in every shape. */
export function flatInternals(row: Row, id: number, chance: Chance): JsonObject {
  const worth = row.price ?? 2_000_000;
  const share = chance.pick([2.5, 3, 3.57]);
  return {
    token: `tok${((id * 2654435761) % 2 ** 32).toString(36)}${chance.int(1e6, 9e6).toString(36)}`,
    total_commission: Math.round((worth * share * 2) / 100),
    internal_commission: Math.round((worth * share) / 100),
    external_commission: Math.round((worth * share) / 100),
    internal_commission_percentage: share,
    external_commission_percentage: `${share}`,
    valuation_price: Math.round(worth * 0.94),
    valuation_price_from: Math.round(worth * 0.9),
    valuation_price_to: Math.round(worth * 1.02),
    sold_date: row.statusId === 170243 ? `2026-0${chance.int(1, 8)}-15` : null,
    relationships: [
      { id: id * 10 + 1, name: null, internal_name: 'owner', client_id: chance.int(900_000, 999_999) },
      { id: id * 10 + 2, name: 'Notar', internal_name: 'notary', client_id: chance.int(900_000, 999_999) },
    ],
    folders: [{ id: id * 10 + 3, name: 'Sensible Daten' }],
    documents: [
      {
        id: id * 10 + 4,
        name: 'Maklervertrag.pdf',
        url: `https://documents.propstack.example/${id}/maklervertrag.pdf`,
      },
    ],
    links: [],
    scout_id: '',
    is24_id: String(140_000_000 + (id % 9_999_999)),
    is24_contact_id: String(80_000_000 + (id % 99_999)),
    openimmo_firstname: 'Intern',
    openimmo_lastname: chance.pick(owners),
    openimmo_email: 'openimmo-intern@agentur.example',
    openimmo_phone: '+49 40 0000 4711',
  };
}

/** The internal fields among the labelled ones. */
export const labelledInternals = (row: Row, chance: Chance): JsonObject => ({
  note: `Eigentümer ${chance.pick(owners)}, Tel. 0151 000${chance.int(10_000, 99_999)}; Schmerzgrenze ${Math.round((row.price ?? 2e6) * 0.93)} €`,
  sold_price: row.statusId === 170243 ? Math.round((row.price ?? 2e6) * 0.98) : null,
  contract_type: 'QUALIFIED_EXCLUSIVE',
  renter: row.title.includes('Kapitalanlage') ? `Fam. ${chance.pick(owners)}` : null,
  duration_from: '2026-03-01',
});

export const customFields = (chance: Chance): JsonObject => ({
  objekt_webseiten_url: null,
  kein_automatischer_exposeversand: chance.isLucky(0.1),
  provisionsteilung_intern: `${chance.int(20, 50)} % Innendienst`,
});
