import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Sweep } from '../sweep/sweep.ts';
import { Pace } from '../time/pace.ts';
import { SearchNews } from './search-news.ts';
import { SearchNewsMails } from './search-news-mails.ts';

/** Looks for news soon after an event about a property, and every hour because events may be lost. */
@Injectable()
export class SearchNewsRuns implements OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly news: SearchNews,
    private readonly mails: SearchNewsMails,
    private readonly pace: Pace,
    @InjectLog() private readonly log: Log,
    sweep: Sweep,
  ) {
    sweep.add({
      what: 'Neues für Suchaufträge',
      every: 'hour',
      order: 'afterFirst',
      run: () => this.news.find(),
    });
  }

  /** Starts a run after a pause, in which the other events of the same import arrive. Returns at once. */
  schedule(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.running = this.running.then(() => this.run());
    }, this.pace.newsPauseMs);
  }

  private async run(): Promise<void> {
    try {
      await this.news.find();
      await this.mails.orderDue();
    } catch (err) {
      this.log.warn({ err }, 'news of search orders are looked for again within the hour');
    }
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }
}
