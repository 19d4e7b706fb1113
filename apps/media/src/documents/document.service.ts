import { type DocumentOrder, type StoredDocument } from '@estate/contracts/media/documents';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { durations } from '@estate/server-kit/observability/metrics';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { DocumentFiles, orderKeyOf } from './document-files.ts';
import { DocumentPictures } from './document-pictures.ts';
import { drawDocument } from './drawing/draw-document.ts';

/** The most orders that wait for their turn, including the one that is drawn. */
const maxOrders = 16;

/** Metric: the time until a document was ready: found again, drawn, or `failed` for an error. */
const documentDuration = durations('document_duration_seconds', 'Time until a document was ready', [
  'source',
]);

/** Makes documents, one at a time, so that their memory is bounded. */
@Injectable()
export class DocumentService implements BeforeApplicationShutdown {
  private readonly limit = pLimit(1);
  private readonly running = new Map<string, Promise<StoredDocument>>();

  constructor(
    private readonly files: DocumentFiles,
    private readonly pictures: DocumentPictures,
  ) {}

  /**
   * The document of an order: found again, or drawn and stored. Equal orders at the same time share one run. Throws
   * `invalid-input` for more than 200 pages, and `unavailable` if too many orders wait or the storage is full or away.
   */
  async make(order: DocumentOrder): Promise<StoredDocument> {
    const key = orderKeyOf(order);
    const same = this.running.get(key);
    if (same) return same;
    if (this.running.size >= maxOrders) throw new ProblemError('unavailable');
    const made = this.limit(() => this.findOrDraw(key, order)).finally(() => this.running.delete(key));
    this.running.set(key, made);
    return made;
  }

  /** Waits for the documents that were ordered. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.running.values());
  }

  private async findOrDraw(key: string, order: DocumentOrder): Promise<StoredDocument> {
    const endTimer = documentDuration.startTimer();
    let source = 'failed';
    try {
      const found = await this.files.find(key);
      if (found) {
        source = 'found';
        return found;
      }
      const { bytes, ...drawn } = await drawDocument(order, (...picture) => this.pictures.load(...picture));
      const stored = await this.files.store(key, bytes, drawn);
      source = 'drawn';
      return stored;
    } finally {
      endTimer({ source });
    }
  }
}
