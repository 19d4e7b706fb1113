import { pipeline } from 'node:stream/promises';
import { ReplyFile } from '@estate/contracts/leads/inbox';
import { replyFilesPath } from '@estate/contracts/leads/reply';
import { maxReplyBytes } from '@estate/domain/forms/reply';
import { problemOf } from '@estate/server-kit/failed-answer';
import { type HttpClient } from '@estate/server-kit/http-client';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { contextHeaders } from '@estate/server-kit/request-context';
import { type Request, type Response } from 'express';

/** As long as a slow line may take for the largest file (start-bff.ts). */
const waitMs = 60_000;
const passedBack = ['content-type', 'content-length', 'content-disposition'];
const tooLarge = `Alle Anhänge zusammen dürfen höchstens ${maxReplyBytes / 1024 / 1024} MB haben.`;

type HttpCall = NonNullable<Parameters<HttpClient['request']>[1]>;

const queryOf = ({ owner, ...fields }: { name?: string; by?: string; owner: string | null }): string =>
  new URLSearchParams({ ...fields, ...(owner === null ? {} : { owner }) }).toString();

/** Streams the files of replies to and from the private HTTP of leads. */
export class ReplyFilesForward {
  constructor(
    private readonly leads: HttpClient,
    private readonly log: Log,
  ) {}

  /** Stores the body of the request. Rejects with the problem of leads, `too-large`, or `unavailable`. */
  async upload(
    request: Request,
    { id, owner, ...query }: { id: string; name: string; by: string; owner: string | null },
  ): Promise<ReplyFile> {
    const length = Number(request.headers['content-length'] ?? Infinity);
    if (!(length <= maxReplyBytes)) throw new ProblemError('too-large', { detail: tooLarge });
    const answer = await this.ask(`/${id}?${queryOf({ ...query, owner })}`, {
      method: 'POST',
      headers: { 'content-length': String(length) },
      body: request,
    });
    return ReplyFile.parse(await answer.body.json());
  }

  /** Writes the file to the response. */
  async download(
    { id, file, owner }: { id: string; file: string; owner: string | null },
    response: Response,
  ): Promise<undefined> {
    const { headers, body } = await this.ask(`/${id}/${file}?${queryOf({ owner })}`, {});
    response.status(200).set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    for (const name of passedBack) {
      const value = headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    // A browser that has gone away closes the connection and is no fault to report.
    await pipeline(body, response).catch((err: unknown) => {
      this.log.debug({ err }, 'file of a reply not sent to its end');
    });
  }

  private async ask(path: string, call: HttpCall): ReturnType<HttpClient['request']> {
    const headers = { ...call.headers, ...contextHeaders() };
    const signal = AbortSignal.timeout(waitMs);
    const answer = await this.leads
      .request(`${replyFilesPath}${path}`, { ...call, headers, signal })
      .catch((err: unknown) => {
        this.log.warn({ err }, 'leads not reachable over HTTP');
        throw new ProblemError('unavailable', { cause: err });
      });
    if (answer.statusCode !== 200) throw await problemOf(answer);
    return answer;
  }
}
