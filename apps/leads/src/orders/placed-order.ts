import { type OrderOffer } from '@estate/contracts/leads/orders';
import { Schema } from 'mongoose';

/** Exactly what the sender of an order saw. When they sent it and what they ticked stands in the lead and its form. */
export interface PlacedOrder extends OrderOffer {
  /** Set before the refusal is mailed, so that no later mail confirms what was refused. */
  is_refused?: true;
}

/** The texts that the sender of an order has ticked; the others were shown. */
export const tickedTexts: readonly string[] = ['startEarly', 'loseRight'];

const part = { _id: false, id: false } as const;
const text = { type: String, required: true } as const;

export const placedOrder = new Schema<PlacedOrder>(
  {
    terms: text,
    facts: { type: [[String]], required: true },
    texts: { type: [new Schema({ name: text, title: text, version: text, text }, part)], required: true },
    is_refused: Boolean,
  },
  part,
);
