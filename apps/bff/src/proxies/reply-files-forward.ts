import { pipeline } from 'node:stream/promises';
import { ReplyFile } from '@estate/contracts/leads/inbox';
import { replyFilesPath } from '@estate/contracts/leads/reply';
import { maxReplyBytes } from '@estate/domain/forms/reply';
import { problemOf } from '@estate/server-kit/http/failed-answer';
import { type HttpCall, type HttpClient } from '@estate/server-kit/http/http-client';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type Request, type Response } from 'express';

/** Time limit in ms: a slow connection may take this long to upload the largest file (start-bff.ts). */
const waitMs = 60_000;
const forwardedHeaders = ['content-type', 'content-length', 'content-disposition'];
const tooLarge = `Alle Anhänge zusammen dürfen höchstens ${maxReplyBytes / 1024 / 1024} MB haben.`;

const queryOf = ({ owner, ...fields }: { name?: string; by?: string; owner: string | null }): string =>
  new URLSearchParams({ ...fields, ...(owner === null ? {} : { owner }) }).toString();

/** Streams the attachments of replies to and from the private HTTP of leads. */
export class ReplyFilesForward {
  constructor(
    private readonly leads: HttpClient,
    private readonly log: Log,
  ) {}

  /** Stores the request body as an attachment. Rejects with the problem of leads or `too-large`. */
  async upload(
    request: Request,
    { id, owner, ...query }: { id: string; name: string; by: string; owner: string | null },
  ): Promise<ReplyFile> {
    const length = Number(request.headers['content-length'] ?? Infinity);
    if (!(length <= maxReplyBytes)) throw new ProblemError('too-large', { detail: tooLarge });
    const reply = await this.request(`/${id}?${queryOf({ ...query, owner })}`, {
      method: 'POST',
      headers: { 'content-length': String(length) },
      body: request,
    });
    return ReplyFile.parse(await reply.body.json());
  }

  async download(
    { id, file, owner }: { id: string; file: string; owner: string | null },
    response: Response,
  ): Promise<undefined> {
    const { headers, body } = await this.request(`/${id}/${file}?${queryOf({ owner })}`, {});
    response.status(200).set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    for (const name of forwardedHeaders) {
      const value = headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    // The pipeline fails when the browser disconnects, which is no error.
    await pipeline(body, response).catch((err: unknown) => {
      this.log.debug({ err }, 'file of a reply not sent to its end');
    });
  }

  private async request(path: string, call: HttpCall): ReturnType<HttpClient['request']> {
    const signal = AbortSignal.timeout(waitMs);
    const reply = await this.leads.request(`${replyFilesPath}${path}`, { ...call, signal });
    if (reply.statusCode !== 200) throw await problemOf(reply);
    return reply;
  }
}
