import { type Job } from '@estate/contracts/jobs';
import { GetLeadsOverview } from '@estate/contracts/leads/leads';
import { storeUnlessDuplicate, strictSchema } from '@estate/server-kit/stores/mongo';
import { isRedisWritable } from '@estate/server-kit/stores/redis';
import { ProducerRedis } from '@estate/server-kit/stores/redis.module';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { gauge } from '@estate/server-kit/observability/metrics';
import { CallLog } from '../call-log/call-log.ts';
import { LeadsClient } from '../clients.ts';
import { JobsService } from '../jobs/jobs.service.ts';
import { isKeyRefused } from '../propstack/crm-call.ts';
import { JobHistory } from '../running-jobs/job-history.ts';
import { SyncSettingsStore } from '../schedules/sync-settings.store.ts';
import { type ScheduledSync } from '../schedules/sync-ticks.ts';

/** Each instance sets these gauges every minute; use the maximum over all instances. */
export const lastSyncSuccessGauge = gauge(
  'sync_last_success_timestamp_seconds',
  'When the last successful sync of a kind ended, in seconds since 1970; 0 if there was none',
  ['kind'],
);

export const incidentGauge = gauge('incident_lasts', '1 while an incident of a kind lasts, else 0', ['kind']);

/** The result of a rule: whether an incident of its kind lasts now. `unknown` leaves the stored incidents unchanged. */
export type RuleResult =
  | { readonly state: 'lasts'; readonly since: Date; readonly text: string }
  | { readonly state: 'over' }
  | { readonly state: 'unknown' };

const over: RuleResult = { state: 'over' };
const unknown: RuleResult = { state: 'unknown' };

/** The only document of `schedule_watch`: since when the current version of the sync settings applies. */
interface ScheduleWatch {
  _id: 'schedule';
  version: number;
  since: Date;
}
type ScheduleWatchModel = Model<ScheduleWatch>;

const schema = new Schema<ScheduleWatch>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    since: { type: Date, required: true },
  },
  { ...strictSchema, collection: 'schedule_watch' },
);
export const scheduleWatchModel = { name: 'ScheduleWatch', schema };

const minuteMs = 60_000;
/** Two days: twice the interval of full syncs. */
const fullWithinMs = 48 * 60 * minuteMs;
/**
 * An incremental sync counts as missing only after this time, however short its interval is, because a full sync may
 * take this long and no incremental sync starts during it.
 */
const shortestMs = 30 * minuteMs;

const names: Record<ScheduledSync, string> = {
  'full-sync': 'Der vollständige Abgleich',
  'incremental-sync': 'Der Abgleich der Änderungen',
};
const endOf = (job: Job | null): number => Date.parse(job?.finished_at ?? '') || 0;
const failureOf = ({ result }: Job): string =>
  result && 'error' in result && result.error ? result.error : 'Es gab einen technischen Fehler.';

/** The rules for failed and for missing syncs, which read the history of jobs (architecture.md, Incidents). */
@Injectable()
export class SyncRules {
  constructor(
    private readonly history: JobHistory,
    private readonly jobs: JobsService,
    private readonly settings: SyncSettingsStore,
    @InjectModel(scheduleWatchModel.name) private readonly watch: ScheduleWatchModel,
  ) {}

  /**
   * The incident lasts if the last full or the last incremental sync failed. A failed incremental sync does not count
   * if a full sync succeeded after it. Cancelled syncs are ignored.
   */
  async failedSync(): Promise<RuleResult> {
    const [full, changes] = await Promise.all([this.last('full-sync'), this.last('incremental-sync')]);
    const isRepaired = full?.state === 'completed' && endOf(full) > endOf(changes);
    const failed = [full, isRepaired ? null : changes].find((job) => job?.state === 'failed');
    if (!failed) return over;
    const name = names[failed.kind as ScheduledSync];
    return { state: 'lasts', since: new Date(endOf(failed)), text: `${name}: ${failureOf(failed)}` };
  }

  /**
   * The incident lasts if a schedule is on, but no sync has succeeded during twice its interval since the last success
   * or since the schedule was set. `unknown` while a sync runs.
   */
  async missingSync(now: Date): Promise<RuleResult> {
    const { full_sync, incremental_sync, version } = await this.settings.get();
    const scheduleStart = await this.startOfSchedule(version, now);
    const underWay = await Promise.all([
      this.jobs.isUnderWay('full-sync'),
      this.jobs.isUnderWay('incremental-sync'),
    ]);
    if (underWay.some(Boolean)) return unknown;
    const [full, changes] = await Promise.all([this.success('full-sync'), this.success('incremental-sync')]);
    const sinceFull = Math.max(full, scheduleStart);
    if (full_sync.is_on && now.getTime() - sinceFull > fullWithinMs) {
      const text = 'Seit mehr als zwei Tagen ist kein vollständiger Abgleich gelungen.';
      return { state: 'lasts', since: new Date(sinceFull), text };
    }
    const sinceChanges = Math.max(full, changes, scheduleStart);
    const withinMs = Math.max(2 * incremental_sync.every_minutes * minuteMs, shortestMs);
    if (incremental_sync.is_on && now.getTime() - sinceChanges > withinMs) {
      const text = `Seit mehr als ${withinMs / minuteMs} Minuten ist kein Abgleich der Änderungen gelungen.`;
      return { state: 'lasts', since: new Date(sinceChanges), text };
    }
    return over;
  }

  private last(kind: ScheduledSync): Promise<Job | null> {
    return this.history.latest(kind, ['completed', 'failed']);
  }

  private async success(kind: ScheduledSync): Promise<number> {
    const endedAt = endOf(await this.history.latest(kind, ['completed']));
    lastSyncSuccessGauge.set({ kind }, endedAt / 1_000);
    return endedAt;
  }

  /**
   * When an instance first read this version of the sync settings, in ms since 1970. Stores `now` for a new version.
   */
  private async startOfSchedule(version: number, now: Date): Promise<number> {
    const _id = 'schedule';
    const watch = await this.watch.findById(_id).lean<ScheduleWatch>();
    if (watch?.version === version) return watch.since.getTime();
    await storeUnlessDuplicate(() =>
      this.watch.updateOne({ _id }, { $set: { version, since: now } }, { upsert: true }),
    );
    return now.getTime();
  }
}

/** The rule for a Redis that refuses writes, because it is full, read-only or unreachable. */
@Injectable()
export class QueueRule {
  /** When this process first found that Redis refuses writes; undefined while Redis accepts them. */
  private since: Date | undefined;

  constructor(private readonly redis: ProducerRedis) {}

  /** The incident lasts from the second check in a row that fails, because a restart of Redis takes seconds only. */
  async refusedWrites(now: Date): Promise<RuleResult> {
    if (await isRedisWritable(this.redis)) {
      this.since = undefined;
      return over;
    }
    this.since ??= now;
    if (this.since === now) return unknown;
    const text =
      'Redis ist voll, schreibgeschützt oder nicht erreichbar. Anfragen werden gespeichert; E-Mails und Abgleiche folgen von selbst, sobald Redis wieder annimmt.';
    return { state: 'lasts', since: this.since, text };
  }
}

/** Rules for a refused API key, found in the call log, and for unsent mails, reported by leads. */
@Injectable()
export class KeyAndMailRules {
  constructor(
    private readonly calls: CallLog,
    private readonly leads: LeadsClient,
  ) {}

  /**
   * The incident lasts if the CRM refused the key for the last call that reads properties. It ends as soon as such a
   * call gets another status.
   */
  async keyRefusal(): Promise<RuleResult> {
    const call = await this.calls.latestForObjects();
    if (!call || call.response_status === null) return unknown;
    const { response_status: status, created_at: since } = call;
    if (!isKeyRefused(status)) return over;
    const text = `Propstack hat den API-Schlüssel abgelehnt (HTTP ${status}). Bitte prüfen Sie ihn und seine Rechte.`;
    return { state: 'lasts', since, text };
  }

  /**
   * Reports the oldest mail to the agency if it has waited longer than `minutes`; suspected spam waits for the daily
   * digest and does not count.
   */
  async waitingMails(minutes: number, now: Date): Promise<RuleResult> {
    const { oldest_waiting_at, waiting_mails } = await this.leads.call(GetLeadsOverview, {
      since: now.toISOString(),
    });
    const oldest = oldest_waiting_at === null ? undefined : new Date(oldest_waiting_at);
    if (!oldest || now.getTime() - oldest.getTime() <= minutes * minuteMs) return over;
    const count = waiting_mails.agency;
    const mails = count === 1 ? 'Eine E-Mail wartet' : `${count} E-Mails warten`;
    return {
      state: 'lasts',
      since: oldest,
      text: `${mails} auf den Versand, die älteste länger als ${minutes} Minuten.`,
    };
  }

  /** The incident lasts while somebody who withdrew from a contract has no receipt, and no member of staff has closed it. */
  async missingReceipts(now: Date): Promise<RuleResult> {
    const { missing_receipts } = await this.leads.call(GetLeadsOverview, { since: now.toISOString() });
    const { count, since } = missing_receipts;
    if (since === null) return over;
    const receipts = count === 1 ? 'Ein Widerruf ist' : `${count} Widerrufe sind`;
    return {
      state: 'lasts',
      since: new Date(since),
      text: `${receipts} nicht per E-Mail bestätigt. Bitte senden Sie die Bestätigung unter Anfragen erneut oder bestätigen Sie den Eingang auf anderem Weg; danach setzen Sie die Anfrage auf „Erledigt“.`,
    };
  }
}
