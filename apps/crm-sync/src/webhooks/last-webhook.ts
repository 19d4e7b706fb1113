import {
  type WebhookObject,
  type WebhookOutcome,
  type WebhookState,
} from '@estate/contracts/crm-sync/webhooks';
import { storeUnlessDuplicate, strictSchema } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';

/** The only document of `crm_webhooks`: the last processed webhook. */
interface LastWebhook {
  _id: 'last';
  received_at: Date;
  event: string | null;
  property_id: number;
  outcome: WebhookOutcome;
  error: string | null;
}

const schema = new Schema<LastWebhook>(
  {
    _id: { type: String, required: true },
    received_at: { type: Date, required: true },
    event: { type: String, default: null },
    property_id: { type: Number, required: true },
    outcome: { type: String, required: true },
    error: { type: String, default: null },
  },
  { ...strictSchema, collection: 'crm_webhooks' },
);

export const lastWebhookModel = { name: 'LastWebhook', schema };

const _id = 'last';

/** Stores the last received webhook and the outcome of the import of its object. */
@Injectable()
export class LastWebhookStore {
  constructor(@InjectModel(lastWebhookModel.name) private readonly webhooks: Model<LastWebhook>) {}

  /** Stores the webhook and its outcome, unless a webhook that was received later is stored. */
  async store(
    { id, event, received_at }: WebhookObject,
    outcome: WebhookOutcome,
    error?: string,
  ): Promise<void> {
    const last = {
      received_at: new Date(received_at),
      event,
      property_id: id,
      outcome,
      error: error ?? null,
    };
    const notLater = { _id, received_at: { $lte: last.received_at } } as const;
    // If a later webhook is stored, the filter does not match it, and the upsert tries to insert a second document with
    // the same id.
    await storeUnlessDuplicate(() => this.webhooks.updateOne(notLater, { $set: last }, { upsert: true }));
  }

  async get(): Promise<WebhookState['last']> {
    const last = await this.webhooks.findById(_id).lean<LastWebhook>();
    if (!last) return null;
    const { received_at, event, property_id, outcome, error } = last;
    return { received_at: received_at.toISOString(), event, property_id, outcome, error };
  }
}
