import { type IncidentKind } from '@estate/domain/staff/incident-texts';
import { type Incident, maxIncidents } from '@estate/contracts/crm-sync/incidents';
import { storedFirst } from '@estate/server-kit/mongo';
import { keepNewest, Retention } from '@estate/server-kit/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { incidentModel, type IncidentModel, type StoredIncident } from './incident.schema.ts';

/** The stored incidents. At most one incident of each kind lasts at a time, although several instances open them. */
@Injectable()
export class Incidents {
  constructor(@InjectModel(incidentModel.name) private readonly incidents: IncidentModel) {}

  /** Stores a new incident, unless one of this kind lasts. */
  async open(kind: IncidentKind, { since, text }: { since: Date; text: string }): Promise<void> {
    const last = await this.incidents.findOne({ kind }).sort({ number: -1 }).lean<StoredIncident>();
    if (last && last.until === null) return;
    const number = (last?.number ?? 0) + 1;
    const about = { text: text.slice(0, 500), since, created_at: new Date() };
    await storedFirst(() => this.incidents.create({ _id: `${kind}-${number}`, kind, number, ...about }));
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

/** Keeps incidents for a year. */
@Injectable()
export class IncidentRetention {
  constructor(@InjectModel(incidentModel.name) incidents: IncidentModel, retention: Retention) {
    retention.hourly('incidents', () =>
      keepNewest(incidents, { since: new Date(Date.now() - retentionMs), max: maxEntries }),
    );
  }
}
