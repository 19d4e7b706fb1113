import { type IncidentKind } from '@estate/domain/staff/incident-texts';
import { type Incident, maxIncidents } from '@estate/contracts/crm-sync/incidents';
import { storeUnlessDuplicate, strictSchema } from '@estate/server-kit/stores/mongo';
import { keepNewest, Retention } from '@estate/server-kit/stores/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
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

/** The stored incidents. At most one incident of each kind lasts at a time, although several instances open them. */
@Injectable()
export class Incidents {
  constructor(@InjectModel(incidentModel.name) private readonly incidents: Model<StoredIncident>) {}

  /** Stores a new incident, unless one of this kind lasts. */
  async open(kind: IncidentKind, { since, text }: { since: Date; text: string }): Promise<void> {
    const last = await this.incidents.findOne({ kind }).sort({ number: -1 }).lean<StoredIncident>();
    if (last && last.until === null) return;
    const number = (last?.number ?? 0) + 1;
    const about = { text: text.slice(0, 500), since, created_at: new Date() };
    await storeUnlessDuplicate(() =>
      this.incidents.create({ _id: `${kind}-${number}`, kind, number, ...about }),
    );
  }

  async end(kind: IncidentKind): Promise<void> {
    await this.incidents.updateOne({ kind, until: null }, { $set: { until: new Date() } });
  }

  async lasts(kind: IncidentKind): Promise<boolean> {
    return (await this.incidents.exists({ kind, until: null })) !== null;
  }

  async current(): Promise<Incident[]> {
    const incidents = await this.incidents
      .find({ until: null })
      .sort({ created_at: -1 })
      .lean<StoredIncident[]>();
    return incidents.map(view);
  }

  /** The lasting incidents, followed by the latest ended ones; together at most `maxIncidents`. */
  async list(): Promise<Incident[]> {
    const current = await this.current();
    const over = await this.incidents
      .find({ until: { $ne: null } })
      .sort({ created_at: -1 })
      .limit(maxIncidents - current.length)
      .lean<StoredIncident[]>();
    return [...current, ...over.map(view)];
  }

  /** The oldest incidents with mails that are not sent yet. */
  withPendingMails(): Promise<StoredIncident[]> {
    const endNotMailed = { until: { $ne: null }, end_told_at: null };
    return this.incidents
      .find({ $or: [{ beginning_told_at: null }, endNotMailed] })
      .sort({ created_at: 1 })
      .limit(maxIncidents)
      .lean<StoredIncident[]>();
  }

  async addRecipient(_id: string, userId: string): Promise<void> {
    await this.incidents.updateOne({ _id }, { $addToSet: { told: userId } });
  }

  async setMailTime(_id: string, field: 'beginning_told_at' | 'end_told_at'): Promise<void> {
    await this.incidents.updateOne({ _id }, { $set: { [field]: new Date() } });
  }
}

const view = ({ _id, kind, text, since, until, told }: StoredIncident): Incident => ({
  id: _id,
  kind,
  text,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
  told: told.length,
});

const retentionMs = 365 * 24 * 60 * 60 * 1_000;
const maxEntries = 5_000;

@Injectable()
export class IncidentRetention {
  constructor(@InjectModel(incidentModel.name) incidents: Model<StoredIncident>, retention: Retention) {
    retention.hourly('incidents', () =>
      keepNewest(incidents, { since: new Date(Date.now() - retentionMs), max: maxEntries }),
    );
  }
}
