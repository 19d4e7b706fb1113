import { type IncidentKind } from '@estate/domain/staff/incident-texts';
import { InjectEnv, InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type CrmSyncEnv } from '../env.ts';
import { type RuleResult, KeyAndMailRules, QueueRule, SyncRules, incidentGauge } from './incident-rules.ts';
import { IncidentMails } from './incident-mails.ts';
import { Incidents } from './incidents.ts';
import { NoticeSettingsStore } from './notice-settings.store.ts';

const everyMs = 60_000;

/** Checks every minute, in every instance, whether an incident began or ended, and sends the mails about it. */
@Injectable()
export class IncidentWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private readonly isOn: boolean;

  constructor(
    private readonly incidents: Incidents,
    private readonly mails: IncidentMails,
    private readonly syncRules: SyncRules,
    private readonly keyAndMailRules: KeyAndMailRules,
    private readonly queueRule: QueueRule,
    private readonly settings: NoticeSettingsStore,
    @InjectEnv() { SYNC_SCHEDULES }: CrmSyncEnv,
    @InjectLog() private readonly log: Log,
  ) {
    this.isOn = SYNC_SCHEDULES === 'on';
  }

  onApplicationBootstrap(): void {
    if (this.isOn) this.timer = setInterval(() => void this.check(), everyMs);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Never rejects: a rule that cannot be checked is skipped until the next minute. Only one check runs at a time. */
  check(now = new Date()): Promise<void> {
    this.running ??= this.checkOnce(now).finally(() => (this.running = undefined));
    return this.running;
  }

  private async checkOnce(now: Date): Promise<void> {
    await this.settle('redis-refuses', () => this.queueRule.refusedWrites(now));
    await this.settle('mails-waiting', async () => {
      const { mails_after_minutes } = await this.settings.get();
      return this.keyAndMailRules.waitingMails(mails_after_minutes, now);
    });
    await this.settle('receipts-missing', () => this.keyAndMailRules.missingReceipts(now));
    await this.settle('key-refused', () => this.keyAndMailRules.keyRefusal());
    // A refused key makes syncs fail, and failed syncs lead to missing ones. Only the first cause is reported.
    await this.settle('sync-failed', () => this.unless(['key-refused'], () => this.syncRules.failedSync()));
    await this.settle('sync-missing', () =>
      this.unless(['key-refused', 'sync-failed'], () => this.syncRules.missingSync(now)),
    );
    await this.mails.sendAll().catch((err: unknown) => this.log.warn({ err }, 'incident not told'));
  }

  /**
   * The result of `check`, but `unknown` instead of `lasts` while an incident of one of the kinds `causes` lasts, so
   * that no new incident is opened.
   */
  private async unless(
    causes: readonly IncidentKind[],
    check: () => Promise<RuleResult>,
  ): Promise<RuleResult> {
    const finding = await check();
    if (finding.state !== 'lasts') return finding;
    for (const cause of causes) if (await this.incidents.lasts(cause)) return { state: 'unknown' };
    return finding;
  }

  private async settle(kind: IncidentKind, check: () => Promise<RuleResult>): Promise<void> {
    try {
      const finding = await check();
      if (finding.state === 'lasts') await this.incidents.open(kind, finding);
      if (finding.state === 'over') await this.incidents.end(kind);
      if (finding.state !== 'unknown') incidentGauge.set({ kind }, finding.state === 'lasts' ? 1 : 0);
    } catch (err) {
      this.log.warn({ err, kind }, 'incident not checked');
    }
  }
}
