import { DocumentKind, exposeEvents } from '@estate/contracts/leads/lead-exposes';
import { Schema } from 'mongoose';

/** An exposé, or a bank's sheet, exactly as it was sent to the sender of a lead. */
export interface SentExpose {
  kind: DocumentKind;
  /** SHA-256 of the file (contracts/media/documents.ts). */
  hash: string;
  name: string;
  bytes: number;
  pages: number;
  /** When it was made for the mail. The outbox knows when the mail server took it. */
  made_at: Date;
  /** Whether it names an address that visitors do not see; staff released it to this person. */
  with_address: boolean;
  /** Id of the reply that carries it; missing for the mail that answered the request at once. */
  reply?: string;
}

/** The link was opened, or a file was downloaded by it. Whoever knows the link can have done it. */
export interface ExposeEvent {
  what: (typeof exposeEvents)[number];
  at: Date;
}

/** The documents of a lead that were sent, the last one last, and the first events. */
export interface LeadExposes {
  sent: SentExpose[];
  /** Missing until the first one. */
  events?: ExposeEvent[];
}

/** So many events of a lead are kept: the first ones, which prove the arrival. */
export const keptEvents = 50;
/** So many versions that were sent are kept: the last ones. */
export const keptExposes = 20;

const part = { _id: false, id: false } as const;

/** The facts of a document that its file alone does not tell. */
export const documentFields = {
  kind: { type: String, enum: DocumentKind.options, required: true },
  hash: { type: String, required: true },
  pages: { type: Number, required: true },
  made_at: { type: Date, required: true },
  with_address: { type: Boolean, required: true },
} as const;

export const leadExposes = new Schema<LeadExposes>(
  {
    sent: {
      type: [
        new Schema<SentExpose>(
          {
            ...documentFields,
            name: { type: String, required: true },
            bytes: { type: Number, required: true },
            reply: String,
          },
          part,
        ),
      ],
      default: [],
    },
    events: {
      type: [
        new Schema<ExposeEvent>(
          { what: { type: String, enum: exposeEvents, required: true }, at: { type: Date, required: true } },
          part,
        ),
      ],
      default: undefined,
    },
  },
  part,
);
