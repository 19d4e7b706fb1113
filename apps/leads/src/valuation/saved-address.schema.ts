import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';

/** The address from step 6 of the valuation form. Deleted when the lead is stored, or after a week. */
export interface SavedAddress {
  _id: string;
  address_street: string;
  address_number: string;
  address_postal_code: string;
  address_city: string;
  client_ip: string | null;
  suspicion: string | null;
  received_at: Date;
  delete_after: Date;
  idempotency_key?: string;
  body_hash: string;
}
export type SavedAddressModel = Model<SavedAddress>;

const savedAddressSchema = new Schema<SavedAddress>(
  {
    _id: { type: String, required: true },
    address_street: { type: String, required: true },
    address_number: { type: String, required: true },
    address_postal_code: { type: String, required: true },
    address_city: { type: String, required: true },
    client_ip: { type: String, default: null },
    suspicion: { type: String, default: null },
    received_at: { type: Date, required: true },
    delete_after: { type: Date, required: true },
    idempotency_key: String,
    body_hash: { type: String, required: true },
  },
  { ...strictSchema, collection: 'valuation_addresses' },
);

savedAddressSchema
  .index({ idempotency_key: 1 }, { unique: true, sparse: true })
  .index({ delete_after: 1 }, { expireAfterSeconds: 0 });

export const savedAddressModel = { name: 'ValuationAddress', schema: savedAddressSchema };
