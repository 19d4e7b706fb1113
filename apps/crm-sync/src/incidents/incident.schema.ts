import { type IncidentKind } from '@estate/domain/staff/incident-texts';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/**
 * A document of `incidents`. Its id is made of kind and number, so that two instances cannot insert the same incident
 * twice.
 */
export interface StoredIncident {
  _id: string;
  kind: IncidentKind;
  /** The consecutive number of the incident among those of its kind. */
  number: number;
  text: string;
  since: Date;
  until: Date | null;
  /** Ids of the accounts that got the mail about the beginning. */
  told: string[];
  /** When the leads service had accepted the mails about the beginning to all recipients; null until then. */
  beginning_told_at: Date | null;
  /** When the leads service had accepted the mails about the end to all recipients; null until then. */
  end_told_at: Date | null;
  created_at: Date;
}
export type IncidentModel = Model<StoredIncident>;

const schema = new Schema<StoredIncident>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    number: { type: Number, required: true },
    text: { type: String, required: true },
    since: { type: Date, required: true },
    until: { type: Date, default: null },
    told: { type: [String], default: [] },
    beginning_told_at: { type: Date, default: null },
    end_told_at: { type: Date, default: null },
    created_at: { type: Date, required: true },
  },
  { ...strictSchema, collection: 'incidents' },
);
schema.index({ kind: 1, number: -1 }).index({ until: 1, created_at: -1 }).index({ created_at: -1, _id: -1 });

export const incidentModel = { name: 'Incident', schema };
