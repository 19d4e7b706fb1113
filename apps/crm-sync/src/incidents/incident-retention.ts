import { keepNewest, Retention } from '@estate/server-kit/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { incidentModel, type IncidentModel } from './incident.schema.ts';

const keptMs = 365 * 24 * 60 * 60 * 1_000;
const maxIncidents = 5_000;

/** Keeps incidents for a year. */
@Injectable()
export class IncidentRetention {
  constructor(@InjectModel(incidentModel.name) incidents: IncidentModel, retention: Retention) {
    retention.hourly('incidents', () =>
      keepNewest(incidents, { since: new Date(Date.now() - keptMs), max: maxIncidents }),
    );
  }
}
