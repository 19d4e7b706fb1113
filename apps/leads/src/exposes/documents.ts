import { type DocumentOrder, type DocumentsInUse, StoredDocument } from '@estate/contracts/media/documents';
import { problemOf } from '@estate/server-kit/http/failed-answer';
import { HttpClient } from '@estate/server-kit/http/http-client';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { type Log } from '@estate/server-kit/observability/log';
import { InjectEnv, InjectLog } from '@estate/server-kit/process/inject';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { type LeadsEnv } from '../env.ts';

/** Longer than media needs for the largest document and for those that wait before it. */
const makeMs = 60_000;

/** The documents of media (contracts/media/documents.ts). */
@Injectable()
export class Documents implements BeforeApplicationShutdown {
  private readonly media: HttpClient;

  constructor(@InjectEnv() env: Pick<LeadsEnv, 'MEDIA_URL' | 'SERVICE_KEY'>, @InjectLog() log: Log) {
    this.media = new HttpClient(env.MEDIA_URL, new ServiceToken('leads', 'media', env.SERVICE_KEY), log, {
      connections: 8,
      headersTimeout: makeMs,
      bodyTimeout: makeMs,
    });
  }

  /** Makes a document, or finds the one that was made of the same order. Rejects while media is unavailable. */
  async make(order: DocumentOrder): Promise<StoredDocument> {
    const answer = await this.post('/documents', order);
    if (answer.statusCode !== 201) throw await problemOf(answer);
    return StoredDocument.parse(await answer.body.json());
  }

  /** The bytes of a document. Rejects with `not-found` for one that is not stored any more. */
  async bytes(hash: string): Promise<Buffer> {
    const answer = await this.media.request(`/documents/${hash}`, { signal: AbortSignal.timeout(makeMs) });
    if (answer.statusCode !== 200) throw await problemOf(answer);
    return Buffer.from(await answer.body.arrayBuffer());
  }

  /** Lets media delete the documents that nobody needs. */
  async keepOnly(hashes: DocumentsInUse['hashes']): Promise<void> {
    const answer = await this.post('/documents/in-use', { hashes } satisfies DocumentsInUse);
    if (answer.statusCode !== 202) throw await problemOf(answer);
    await answer.body.dump();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.media.destroy();
  }

  private post(path: string, content: object) {
    return this.media.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
      // Both may be sent twice: the same order is the same document.
      idempotent: true,
      signal: AbortSignal.timeout(makeMs),
    });
  }
}
