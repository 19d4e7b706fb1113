import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** A document of `propstack_logs`. `response_data` is JSON text, because the CRM's keys may be invalid in Mongo. */
export interface StoredCall {
  created_at: Date;
  function_name: string;
  request_type: string;
  request_url: string;
  request_params: string | null;
  /** Of the address, if the call is about one property. Absent in entries of earlier versions. */
  property_id?: number | null;
  response_status: number | null;
  response_data: string | null;
  error_message: string | null;
  duration_ms: number;
  /** Stored, because an index cannot answer the `or` of status and message. Absent in entries of earlier versions. */
  is_error?: boolean;
}
export type CallModel = Model<StoredCall>;

export const retentionMs = 30 * 24 * 60 * 60 * 1000;

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
    is_error: { type: Boolean },
  },
  { ...strictSchema, collection: 'propstack_logs' },
);
callSchema.index({ created_at: -1 }, { expireAfterSeconds: retentionMs / 1000 });
// One index for each combination of filters, each in the order of the list, so that no query sorts in memory.
callSchema.index({ created_at: -1, _id: -1 });
callSchema.index({ is_error: 1, created_at: -1, _id: -1 });
callSchema.index({ function_name: 1, created_at: -1, _id: -1 });
callSchema.index({ function_name: 1, is_error: 1, created_at: -1, _id: -1 });
// A property has few calls, so that its index serves the other filters too.
callSchema.index({ property_id: 1, created_at: -1, _id: -1 });

export const callModel = { name: 'PropstackLog', schema: callSchema };
