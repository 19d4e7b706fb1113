import { Module } from '@nestjs/common';
import { CallLogModule } from '../call-log/call-log.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { RunningJobsModule } from '../running-jobs/running-jobs.module.ts';
import { SchedulesModule } from '../schedules/schedules.module.ts';
import { IncidentMails } from './incident-mails.ts';
import { IncidentRetention, Incidents } from './incidents.ts';
import { IncidentWatch } from './incident-watch.ts';
import { IncidentsController } from './incidents.controller.ts';
import { NoticeSettingsStore } from './notice-settings.store.ts';
import { KeyAndMailRules, QueueRule, SyncRules } from './incident-rules.ts';

/**
 * Incidents: failed or missing syncs, a refused key, waiting mails, a Redis that takes no jobs. Each is mailed when it
 * begins and when it ends.
 */
@Module({
  imports: [CallLogModule, JobsModule, RunningJobsModule, SchedulesModule],
  controllers: [IncidentsController],
  providers: [
    IncidentMails,
    IncidentRetention,
    IncidentWatch,
    Incidents,
    NoticeSettingsStore,
    KeyAndMailRules,
    QueueRule,
    SyncRules,
  ],
  exports: [Incidents],
})
export class IncidentsModule {}
