import { pipeline } from 'node:stream/promises';
import { type DocumentFile } from '@estate/contracts/leads/exposes';
import { problemOf } from '@estate/server-kit/http/failed-answer';
import { type HttpClient } from '@estate/server-kit/http/http-client';
import { type Log } from '@estate/server-kit/observability/log';
import { create as contentDisposition } from 'content-disposition';
import { type Response } from 'express';

/** A slow connection may take this long for a document of 5 MB. */
const waitMs = 120_000;

/** Streams documents from media. */
export class DocumentFiles {
  constructor(
    private readonly media: HttpClient,
    private readonly log: Log,
  ) {}

  /** Sends a document for saving, or `inline` for showing. Rejects with `not-found` for one that media does not have. */
  async send(
    { hash, name }: DocumentFile,
    response: Response,
    type: 'attachment' | 'inline' = 'attachment',
  ): Promise<undefined> {
    const answer = await this.media.request(`/documents/${hash}`, { signal: AbortSignal.timeout(waitMs) });
    if (answer.statusCode !== 200) throw await problemOf(answer);
    const length = answer.headers['content-length'];
    response.status(200).set({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(name, { type }),
      'x-content-type-options': 'nosniff',
      ...(typeof length === 'string' ? { 'content-length': length } : {}),
    });
    // The pipeline fails when the browser disconnects, which is no error.
    await pipeline(answer.body, response).catch((err: unknown) => {
      this.log.debug({ err }, 'document not sent to its end');
    });
  }
}
