import { MongoStore } from '@estate/server-kit/stores/mongo-store';
import { HandlesJob } from '@estate/server-kit/stores/job-handlers';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Versions } from '../sections/versions.ts';
import { publishJob } from './publication.queue.ts';
import { Publication } from './publication.service.ts';
import { PublishedEvent } from './published-event.ts';

const everyMs = 60_000;

/** Publishes what is due when its job runs, at the start, and each minute, because Redis may have lost the job. */
@Injectable()
export class PublicationSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    private readonly store: MongoStore,
    private readonly publication: Publication,
    private readonly versions: Versions,
    private readonly event: PublishedEvent,
    @InjectLog() private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const begin = () => {
      if (this.isStopped) return;
      this.timer = setInterval(() => this.sweep(), everyMs);
      this.running = this.logged(async () => {
        await this.repeatEvent();
        await this.publication.publishDue();
      });
    };
    // If the indexes are missing, nothing is published; MongoStore logs why.
    this.store.indexed.then(begin, () => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  @HandlesJob(publishJob)
  publishDue(): Promise<void> {
    return this.publication.publishDue();
  }

  private sweep(): void {
    this.running = this.logged(() => this.publication.publishDue());
  }

  /** Repeats the event of the last publication, because the process may have ended before it. */
  private async repeatEvent(): Promise<void> {
    const versions = [...(await this.versions.newestVersions()).values()];
    const [last] = versions.sort((one, other) => other.published_at.getTime() - one.published_at.getTime());
    if (last) await this.event.emit(last.section);
  }

  private logged(run: () => Promise<void>): Promise<void> {
    return run().catch((err: unknown) => this.log.warn({ err }, 'sweep of publications failed'));
  }
}
