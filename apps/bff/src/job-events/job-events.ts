import { ListJobs } from '@estate/contracts/crm-sync';
import { type Job } from '@estate/contracts/jobs';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Response } from 'express';
import { Busy, TooManyRequests } from '../limits/refused.ts';
import { type Caller } from '../routing/caller.ts';
import { requireAdmin } from '../staff/staff-session.ts';
import { LatestJobs, maxJobs } from './latest-jobs.ts';

export interface JobEventTimes {
  readonly rereadMs: number;
  readonly commentMs: number;
  readonly sessionMs: number;
  /** Changes within this time are sent as one. */
  readonly settleMs: number;
}

const usualTimes: JobEventTimes = { rereadMs: 10_000, commentMs: 15_000, sessionMs: 30_000, settleMs: 100 };

/** Enough for a few browsers with some tabs each. */
export const maxStreams = { ofOnePerson: 12, together: 200 };
const tryAgainSeconds = 30;

/** Unread bytes of one stream. A client that does not read is disconnected and gets the whole state when it returns. */
const maxUnreadBytes = 1024 * 1024;

/**
 * The streams of all open staff pages. The jobs are read when a stream opens and every ten seconds; in between, events
 * carry what changed.
 */
export class JobEvents {
  /** The owner of each stream, including streams that still wait for their first state. */
  private readonly people = new Map<Response, string>();
  private readonly streams = new Set<Response>();
  private reread: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;
  private lastState = '';
  private readonly jobs: LatestJobs;

  constructor(
    crmSync: RpcClient,
    private readonly identity: RpcClient,
    private readonly log: Log,
    private readonly times: JobEventTimes = usualTimes,
  ) {
    this.jobs = new LatestJobs(async () => (await crmSync.call(ListJobs, { limit: maxJobs })).items);
  }

  /**
   * Answers with a stream whose first event is the whole state, or with a problem if none is known. Throws
   * TooManyRequests if this person has too many streams open, Busy if all persons together have.
   */
  async open(response: Response, caller: Caller, userId: string): Promise<undefined> {
    const own = [...this.people.values()].filter((id) => id === userId).length;
    if (own >= maxStreams.ofOnePerson) throw new TooManyRequests(tryAgainSeconds);
    if (this.people.size >= maxStreams.together) throw new Busy();
    this.people.set(response, userId);
    response.once('close', () => this.people.delete(response));
    await this.jobs.refresh();
    if (response.destroyed) return;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    this.broadcast();
    send(response, this.lastState);
    this.streams.add(response);
    const comment = setInterval(() => write(response, ': alive\n\n'), this.times.commentMs);
    const session = setInterval(() => void this.endWithSession(response, caller), this.times.sessionMs);
    this.reread ??= setInterval(() => void this.refresh(), this.times.rereadMs);
    response.once('close', () => {
      clearInterval(comment);
      clearInterval(session);
      this.streams.delete(response);
      if (this.streams.size === 0) this.rest();
    });
  }

  /** Forwards a changed job. */
  jobChanged(job: Job): void {
    this.jobs.apply(job);
    if (this.streams.size === 0) return;
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.broadcast();
    }, this.times.settleMs);
  }

  /** Reads the jobs again, because events may have been missed. */
  async refresh(): Promise<void> {
    if (this.streams.size === 0) return;
    try {
      await this.jobs.refresh();
      this.broadcast();
    } catch (err) {
      this.log.warn({ err }, 'jobs not readable');
    }
  }

  /** Ends all streams; browsers reconnect to another copy. */
  close(): void {
    for (const stream of this.streams) stream.end();
    this.rest();
  }

  private rest(): void {
    clearInterval(this.reread);
    clearTimeout(this.soon);
    this.reread = this.soon = undefined;
    this.lastState = '';
    this.jobs.clear();
  }

  /** All streams get the same state, so that a new one never shows an older state than the others. */
  private broadcast(): void {
    const state = JSON.stringify({ items: this.jobs.items });
    if (state === this.lastState) return;
    this.lastState = state;
    for (const stream of this.streams) send(stream, state);
  }

  /** Ends the stream only if identity says that the session is over; an outage of identity does not end it. */
  private async endWithSession(response: Response, caller: Caller): Promise<void> {
    try {
      await requireAdmin(this.identity, caller, { isRequest: false });
    } catch (error) {
      if (error instanceof ProblemError && [401, 403].includes(error.problem.status)) response.end();
    }
  }
}

function write(stream: Response, text: string): void {
  // `end` waits for unread bytes, and writing after it is an error.
  if (stream.writableEnded) return;
  if (stream.writableLength > maxUnreadBytes) stream.destroy();
  else stream.write(text);
}

const send = (stream: Response, state: string) => write(stream, `data: ${state}\n\n`);
