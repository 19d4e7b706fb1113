import { type DocumentsInUse } from '@estate/contracts/media/documents';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DocumentFiles, hashIn } from './document-files.ts';

/** Younger documents are kept: whoever ordered one names it as being in use only afterwards. */
const graceMs = 24 * 60 * 60_000;
/** After this time an order is drawn anew, into the same file. */
const orderMs = 30 * graceMs;

/** Deletes the documents that nobody needs any more. */
@Injectable()
export class DocumentSweep implements BeforeApplicationShutdown {
  private isEnding = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly files: DocumentFiles,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Deletes the documents that are not named, after a running sweep has ended, and old orders. Never
   * rejects; the next sweep deletes what a failed one has not deleted.
   */
  run({ hashes }: DocumentsInUse): Promise<void> {
    const inUse = new Set(hashes);
    this.running = this.running
      .then(async () => {
        const removed = await this.removeOld('files', graceMs, inUse);
        await this.removeOld('orders', orderMs);
        this.log.info({ kept: inUse.size, removed }, 'documents swept');
      })
      .catch((err: unknown) => this.log.error({ err }, 'documents not swept'));
    return this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    await this.running;
  }

  private async removeOld(
    kind: 'files' | 'orders',
    ageMs: number,
    inUse: ReadonlySet<string> = new Set(),
  ): Promise<number> {
    let removed = 0;
    for await (const key of this.files.olderThan(kind, ageMs)) {
      if (this.isEnding) break;
      if (inUse.has(hashIn(key))) continue;
      await this.files.remove(key);
      removed += 1;
    }
    return removed;
  }
}
