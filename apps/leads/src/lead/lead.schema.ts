import { leadKinds } from '@estate/domain/forms/all-forms';
import { crmTransferStates } from '@estate/domain/forms/crm-transfer';
import { leadStates } from '@estate/domain/forms/lead-filter';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';
import { leadExposes } from '../exposes/sent-expose.ts';
import { placedOrder } from '../orders/placed-order.ts';
import {
  mailSummaries,
  type Comment,
  type StoredCrmTransfer,
  type Handling,
  type HandlingEvent,
  type Lead,
  type LeadProperty,
  type Reply,
} from './lead.ts';

export type LeadModel = Model<Lead>;

const part = { _id: false, id: false } as const;

const mailSummary = { type: String, enum: mailSummaries, required: true };

const handlingEvent = new Schema<HandlingEvent>(
  {
    at: { type: Date, required: true },
    what: { type: String, required: true },
    by: { type: String, required: true },
    detail: String,
  },
  part,
);

const handling = new Schema<Handling>(
  {
    state: { type: String, enum: leadStates, required: true },
    read: Boolean,
    due_at: { type: Date, required: true },
    snoozed_until: Date,
    assignee: { type: String },
    version: { type: Number, required: true },
    changed: { state: Number, assignee: Number, snooze: Number },
    history: { type: [handlingEvent], default: undefined },
  },
  part,
);

const comment = new Schema<Comment>(
  {
    id: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    text: { type: String, required: true },
    lead: String,
  },
  part,
);

const reply = new Schema<Reply>(
  {
    id: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    from: { name: { type: String, required: true }, address: { type: String, required: true } },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    files: {
      type: [new Schema({ id: String, name: String, type: { type: String }, bytes: Number }, part)],
      required: true,
    },
    mail: mailSummary,
  },
  part,
);

const crmTransfer = new Schema<StoredCrmTransfer>(
  {
    state: { type: String, enum: crmTransferStates, required: true },
    by: { type: String, default: null },
    overwrite: { type: [String], required: true },
    transferred_at: { type: Date, default: null },
    contact_id: { type: Number, default: null },
    was_known: { type: Boolean, required: true },
    task_id: { type: Number, default: null },
    saved_query_id: { type: Number, default: null },
    conflicts: {
      type: [new Schema({ field: String, theirs: String, ours: String }, part)],
      required: true,
    },
  },
  part,
);

const property = new Schema<LeadProperty>(
  {
    id: Number,
    title: String,
    city: String,
    country: String,
    zip_code: String,
    marketing_type: String,
    rs_type: String,
    is_public: Boolean,
  },
  part,
);

const leadSchema = new Schema(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: leadKinds, required: true },
    form: { type: Schema.Types.Mixed, required: true },
    consent: {
      version: { type: String, default: null },
      text: { type: String, default: null },
      at: { type: Date, required: true },
    },
    property: { type: property, default: null },
    price_range: { type: String, default: null },
    client_ip: { type: String, default: null },
    suspicion: { type: String, default: null },
    mails: {
      agency: mailSummary,
      visitor: mailSummary,
    },
    received_at: { type: Date, required: true },
    delete_after: { type: Date, required: true },
    idempotency_key: String,
    body_hash: { type: String, required: true },
    confirmation_slot: String,
    handling: { type: handling, required: true },
    replies: { type: [reply], default: undefined },
    comments: { type: [comment], default: undefined },
    crm_transfer: { type: crmTransfer, default: undefined },
    exposes: { type: leadExposes, default: undefined },
    order: { type: placedOrder, default: undefined },
    search: { type: String, required: true },
    person_keys: { type: [String], required: true },
    erasing: String,
  },
  { ...strictSchema, minimize: false, collection: 'leads' },
);

leadSchema
  .index({ idempotency_key: 1 }, { unique: true, sparse: true })
  .index({ confirmation_slot: 1 }, { unique: true, sparse: true })
  .index({ 'mails.agency': 1, received_at: 1 })
  .index({ 'mails.visitor': 1, received_at: 1 })
  .index({ 'mails.agency': 1, delete_after: 1 })
  .index({ kind: 1, received_at: 1 })
  .index({ 'replies.mail': 1 }, { sparse: true })
  .index({ erasing: 1 }, { sparse: true })
  .index({ 'crm_transfer.state': 1 }, { sparse: true })
  .index({ 'exposes.sent.hash': 1 }, { sparse: true })
  .index({ 'handling.state': 1, received_at: -1 })
  .index({ 'handling.state': 1, 'handling.due_at': 1 })
  .index({ 'handling.snoozed_until': 1 }, { sparse: true })
  .index({ 'form.propertyId': 1, received_at: -1 }, { sparse: true })
  .index({ person_keys: 1, received_at: 1 })
  .index({ suspicion: 1, received_at: -1, _id: -1 })
  .index({ received_at: -1, _id: -1 });

export const leadModel = { name: 'Lead', schema: leadSchema };
