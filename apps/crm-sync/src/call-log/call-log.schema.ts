import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** A document of `propstack_logs`. `response_data` is JSON text, because the CRM's keys may be invalid in Mongo. */
export interface StoredCall {
  created_at: Date;
  function_name: string;
  request_type: string;
  request_url: string;
  request_params: string | null;
  response_status: number | null;
  response_data: string | null;
  error_message: string | null;
  duration_ms: number;
}
export type CallModel = Model<StoredCall>;

const keptForDays = 30;

const callSchema = new Schema<StoredCall>(
  {
    created_at: { type: Date, required: true },
    function_name: { type: String, required: true },
    request_type: { type: String, required: true },
    request_url: { type: String, required: true },
    request_params: { type: String, default: null },
    response_status: { type: Number, default: null },
    response_data: { type: String, default: null },
    error_message: { type: String, default: null },
    duration_ms: { type: Number, required: true },
  },
  { ...strictSchema, collection: 'propstack_logs' },
);
callSchema.index({ created_at: -1 }, { expireAfterSeconds: keptForDays * 24 * 60 * 60 });

export const callModel = { name: 'PropstackLog', schema: callSchema };
