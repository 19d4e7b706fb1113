import { z } from 'zod';
import { orderObstacleTexts, type OrderObstacle } from '@estate/domain/property/broker-order';
import { AuditFacts } from '../identity/audit-facts.ts';
import { PropertyId } from '../catalog/properties.ts';
import { defineRpc } from '../rpc.ts';

/** The texts of an order, in the order in which they are shown and confirmed. */
export const orderTextNames = [
  'contract',
  'commission',
  'withdrawal',
  'sampleForm',
  'startEarly',
  'loseRight',
] as const;

/** A text as it is shown, with its facts filled in. */
const OrderText = z.object({
  name: z.enum(orderTextNames),
  title: z.string(),
  version: z.string(),
  text: z.string(),
});

/**
 * What a visitor sees before the order of a property: `facts` are label and text, such as the commission with VAT. An order
 * names its `terms`, a hash of everything else, so that what was accepted is what was shown.
 */
export const OrderOffer = z.object({
  terms: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  texts: z.array(OrderText),
});
export type OrderOffer = z.infer<typeof OrderOffer>;

/** Null for a property that keeps the plain enquiry. */
export const PropertyOrder = z.object({ offer: OrderOffer.nullable() });
export type PropertyOrder = z.infer<typeof PropertyOrder>;

/** The order of a property as of now. */
export const GetOrderOffer = defineRpc({
  message: 'leads.getOrderOffer',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: PropertyOrder,
});

const obstacles = Object.keys(orderObstacleTexts) as [OrderObstacle, ...OrderObstacle[]];

/** Whether staff switched the order of a property on, and all reasons why it keeps the plain enquiry. */
export const OrderState = z.object({ is_on: z.boolean(), obstacles: z.array(z.enum(obstacles)) });
export type OrderState = z.infer<typeof OrderState>;

/** Fails with `property-not-found`. */
export const GetOrderState = defineRpc({
  message: 'leads.getOrderState',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: OrderState,
});

export const OrderSwitch = z.object({ is_on: z.boolean() });

/** Switches the order of a property on or off. */
export const SetOrderSwitch = defineRpc({
  message: 'leads.setOrderSwitch',
  callers: ['bff'],
  safety: 'idempotent',
  input: PropertyId.extend(OrderSwitch.shape),
  output: z.object({ audit: AuditFacts }),
});
