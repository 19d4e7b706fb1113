import { type JsonObject } from './unit.ts';

/**
 * Internal fields, which the CRM sends with every API key, and which the website must never show. In all response
 * formats, they are plain values, i.e. without a label.
 */
export function internalFields(id: number, flat: JsonObject, { price, base_rent }: JsonObject): JsonObject {
  const worth = Number(price) || Number(base_rent) || 2_000_000;
  const share = Number(flat['internal_commission_percentage']);
  const commission = Math.round((worth * share) / 100);
  return {
    token: `tok${((id * 2_654_435_761) % 2 ** 32).toString(36)}`,
    total_commission: commission * 2,
    internal_commission: commission,
    external_commission: commission,
    external_commission_percentage: String(share),
    valuation_price: Math.round(worth * 0.94),
    valuation_price_from: Math.round(worth * 0.9),
    valuation_price_to: Math.round(worth * 1.02),
    relationships: [
      { id: id * 10 + 1, name: null, internal_name: 'owner', client_id: 900_000 + (id % 50_000) },
      { id: id * 10 + 2, name: 'Notar', internal_name: 'notary', client_id: 950_000 + (id % 50_000) },
    ],
    folders: [{ id: id * 10 + 3, name: 'Sensible Daten' }],
    documents: [
      {
        id: id * 10 + 4,
        name: 'Maklervertrag.pdf',
        url: `https://documents.propstack.example/${id}/maklervertrag.pdf`,
      },
    ],
    is24_id: String(140_000_000 + (id % 9_999_999)),
    is24_contact_id: String(80_000_000 + (id % 99_999)),
  };
}
