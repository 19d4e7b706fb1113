import { type HookedObject, type HookOutcome, type HookState } from '@estate/contracts/crm-sync/crm-hooks';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { storedFirst } from '@estate/server-kit/mongo';
import { lastHookModel, type LastHook, type LastHookModel } from './last-hook.schema.ts';

const _id = 'last';

/** Stores the last received webhook and the outcome of the import of its object. */
@Injectable()
export class LastHookStore {
  constructor(@InjectModel(lastHookModel.name) private readonly hooks: LastHookModel) {}

  /** Stores the webhook and its outcome, unless a webhook that was received later is stored. */
  async store({ id, event, received_at }: HookedObject, outcome: HookOutcome, error?: string): Promise<void> {
    const hook = {
      received_at: new Date(received_at),
      event,
      property_id: id,
      outcome,
      error: error ?? null,
    };
    // The filter does not match a later webhook, so the upsert would insert a second document with the same id.
    const notLater = { _id, received_at: { $lte: hook.received_at } } as const;
    await storedFirst(() => this.hooks.updateOne(notLater, { $set: hook }, { upsert: true }));
  }

  async get(): Promise<HookState['last']> {
    const last = await this.hooks.findById(_id).lean<LastHook>();
    if (!last) return null;
    const { received_at, event, property_id, outcome, error } = last;
    return { received_at: received_at.toISOString(), event, property_id, outcome, error };
  }
}
