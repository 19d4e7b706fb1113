import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';

/**
 * A document of `propstack_logs`: one call to the CRM. `response_data` is JSON text, because Mongo does not accept
 * every key of a JSON object as a field name.
 */
export interface StoredCall {
  created_at: Date;
  function_name: string;
  request_type: string;
  request_url: string;
  request_params: string | null;
  /** The property id in the request URL; null if there is none. */
  property_id: number | null;
  response_status: number | null;
  response_data: string | null;
  error_message: string | null;
  duration_ms: number;
  /**
   * Whether the call failed, by its status or error message. Stored as a field, because a query with `$or` over the two
   * could not use one index.
   */
  is_error: boolean;
}
export type CallModel = Model<StoredCall>;

export const callRetentionMs = 30 * 24 * 60 * 60 * 1000;

const callSchema = new Schema<StoredCall>(
  {
    created_at: { type: Date, required: true },
    function_name: { type: String, required: true },
    request_type: { type: String, required: true },
    request_url: { type: String, required: true },
    request_params: { type: String, default: null },
    property_id: { type: Number, default: null },
    response_status: { type: Number, default: null },
    response_data: { type: String, default: null },
    error_message: { type: String, default: null },
    duration_ms: { type: Number, required: true },
    is_error: { type: Boolean, required: true },
  },
  { ...strictSchema, collection: 'propstack_logs' },
);
callSchema.index({ created_at: -1 }, { expireAfterSeconds: callRetentionMs / 1000 });
// One index for each combination of filters, each ending with the sort order, so that no query sorts in memory.
callSchema.index({ created_at: -1, _id: -1 });
callSchema.index({ is_error: 1, created_at: -1, _id: -1 });
callSchema.index({ function_name: 1, created_at: -1, _id: -1 });
callSchema.index({ function_name: 1, is_error: 1, created_at: -1, _id: -1 });
// There are few calls for a property, so this index also serves queries that combine the property with other filters.
callSchema.index({ property_id: 1, created_at: -1, _id: -1 });

export const callModel = { name: 'PropstackLog', schema: callSchema };
