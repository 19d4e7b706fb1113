import { type PublishedWords } from '@estate/content/texts';
import { GetPublishedWords } from '@estate/contracts/content/words';
import { type Log } from '@estate/server-kit/observability/log';
import { type RpcClient } from './rpc-client.ts';

/** How often the words are asked for besides the events, because an event may be lost. */
const refreshMs = 15_000;

/**
 * The words that the agency published, as this process knows them. While the service content is down, the last known ones
 * stay; before it was reached, the shipped ones. Whoever owns an instance calls `refresh` on `content.published` and
 * whenever its subscription is established.
 */
export class FollowedWords {
  words: PublishedWords = {};
  /** Names exactly these words; empty while they are the shipped ones. */
  hash = '';
  private readonly timer: NodeJS.Timeout;
  private loading: Promise<void> = Promise.resolve();

  /** `onChange` is called, and waited for, after other words were loaded. */
  constructor(
    private readonly content: Pick<RpcClient, 'call'>,
    private readonly log: Log,
    private readonly onChange: () => void | Promise<void> = () => undefined,
  ) {
    this.timer = setInterval(() => void this.refresh(), refreshMs);
    this.timer.unref();
  }

  /**
   * Loads the published words. Never rejects. One load begins after the other, so that an older answer cannot replace a
   * newer one.
   */
  refresh(): Promise<void> {
    this.loading = this.loading.then(() => this.load());
    return this.loading;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async load(): Promise<void> {
    try {
      const { hash, words } = await this.content.call(GetPublishedWords, {});
      if (hash === this.hash) return;
      this.words = words;
      this.hash = hash;
      await this.onChange();
    } catch (err) {
      this.log.warn({ err }, 'published words not loaded');
    }
  }
}
