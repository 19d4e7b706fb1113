import { type SchedulePublication } from '@estate/contracts/catalog/staff-list';
import { auditFacts, type AuditFacts } from '@estate/contracts/identity/audit-facts';
import { reasonsText } from '@estate/domain/property/hiding-rules';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type Log } from '@estate/server-kit/observability/log';
import { InjectLog } from '@estate/server-kit/process/inject';
import { MongoStore } from '@estate/server-kit/stores/mongo-store';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { hidingRules } from '../property/publicity.ts';
import { endOfPublication, WebsiteStatusService } from './website-status.service.ts';

type Stored = Pick<
  StoredProperty,
  'website_status' | 'property_status_id' | 'removed_because' | 'publish_at'
>;

const everyMs = 15_000;

/** Properties that go online by themselves at a later moment. The stored moment is all that triggers it. */
@Injectable()
export class Publications implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly websiteStatus: WebsiteStatusService,
    private readonly store: MongoStore,
    @InjectLog() private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const begin = () => {
      if (this.isStopped) return;
      this.timer = setInterval(() => this.run(), everyMs);
      this.run();
    };
    // If the indexes are missing, nothing is published; MongoStore logs why.
    this.store.indexed.then(begin, () => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Sets the moment of a property that nothing but `inaktiv` hides. One that has a moment keeps it. */
  async schedule({
    id,
    publish_at,
    by,
  }: z.output<typeof SchedulePublication.input>): Promise<{ publish_at: string }> {
    const stored = await this.get(id);
    const rules = hidingRules(stored);
    if (rules.length !== 1 || rules[0] !== 'inaktiv')
      throw new ProblemError('conflict', {
        detail:
          rules.length === 0
            ? 'Diese Immobilie ist schon online.'
            : `Diese Immobilie kann nicht von selbst online gehen: ${reasonsText(rules)}.`,
      });
    await this.properties.updateOne(
      { _id: id, website_status: 'inaktiv', publish_at: { $exists: false } },
      { $set: { publish_at: new Date(publish_at), publish_by: by.name } },
    );
    const { publish_at: set } = await this.get(id);
    if (set) return { publish_at: set.toISOString() };
    throw new ProblemError('outdated-record', {
      detail: 'Der Status wurde inzwischen von jemand anderem geändert.',
    });
  }

  /** Ends the publication of a property. Returns the facts for the audit log; null if there was none. */
  async end(_id: number): Promise<AuditFacts> {
    const before = await this.properties
      .findOneAndUpdate({ _id, publish_at: { $exists: true } }, { $unset: endOfPublication })
      .lean<Stored>();
    if (before?.publish_at)
      return auditFacts({ publish_at: null }, { publish_at: before.publish_at.toISOString() });
    await this.get(_id);
    return null;
  }

  private async get(_id: number): Promise<Stored> {
    const stored = await this.properties
      .findById(_id, ['website_status', 'property_status_id', 'removed_because', 'publish_at'])
      .lean<Stored>();
    if (!stored) throw new ProblemError('property-not-found');
    return stored;
  }

  /** A run that takes longer than the interval is not overtaken by the next one. */
  private run(): void {
    this.running ??= this.websiteStatus
      .publishDue(new Date())
      .catch((err: unknown) => this.log.warn({ err }, 'publication of properties failed'))
      .finally(() => (this.running = undefined));
  }
}
