import { Schema } from 'mongoose';

/** Exactly what was sent to the sender of a lead, and what happened with its link since. */
export interface SentExpose {
  /** SHA-256 of the file (contracts/media/documents.ts). */
  hash: string;
  name: string;
  bytes: number;
  pages: number;
  /** When it was made for the mail. The outbox knows when the mail server took it. */
  made_at: Date;
}

export const exposeEvents = ['opened', 'downloaded', 'bank-sheet'] as const;
/** The link was opened, or a file was downloaded by it. Whoever knows the link can have done it. */
export interface ExposeEvent {
  what: (typeof exposeEvents)[number];
  at: Date;
}

/** The exposés of a lead: each that was sent once, the last one last, and the first events. */
export interface LeadExposes {
  sent: SentExpose[];
  events: ExposeEvent[];
}

/** So many events of a lead are kept: the first ones, which prove the arrival. */
export const keptEvents = 50;
/** So many versions that were sent are kept: the last ones. */
export const keptExposes = 20;

const part = { _id: false, id: false } as const;

export const leadExposes = new Schema<LeadExposes>(
  {
    sent: {
      type: [
        new Schema<SentExpose>(
          {
            hash: { type: String, required: true },
            name: { type: String, required: true },
            bytes: { type: Number, required: true },
            pages: { type: Number, required: true },
            made_at: { type: Date, required: true },
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
      default: [],
    },
  },
  part,
);
