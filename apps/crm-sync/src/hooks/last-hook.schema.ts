import { type HookOutcome } from '@estate/contracts/crm-sync/crm-hooks';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** The only document of `crm_hooks`: the last processed webhook. */
export interface LastHook {
  _id: 'last';
  received_at: Date;
  event: string | null;
  property_id: number;
  outcome: HookOutcome;
  error: string | null;
}
export type LastHookModel = Model<LastHook>;

const schema = new Schema<LastHook>(
  {
    _id: { type: String, required: true },
    received_at: { type: Date, required: true },
    event: { type: String, default: null },
    property_id: { type: Number, required: true },
    outcome: { type: String, required: true },
    error: { type: String, default: null },
  },
  { ...strictSchema, collection: 'crm_hooks' },
);

export const lastHookModel = { name: 'LastHook', schema };
