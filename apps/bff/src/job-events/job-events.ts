import { ListJobs } from '@estate/contracts/crm-sync';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RpcClient } from '@estate/server-kit/rpc-client';
import { type Response } from 'express';
import { type Caller } from '../routing/caller.ts';
import { requireAdmin } from '../staff/staff-session.ts';

export interface JobEventTimes {
  readonly rereadMs: number;
  readonly commentMs: number;
  readonly sessionMs: number;
  /** Several moves of a job in one go are one reading. */
  readonly settleMs: number;
}

const usualTimes: JobEventTimes = { rereadMs: 10_000, commentMs: 15_000, sessionMs: 30_000, settleMs: 100 };

/** The streams of all open staff pages. The state is read once for all, on every change and every ten seconds. */
export class JobEvents {
  private readonly streams = new Set<Response>();
  private reread: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;
  private lastState = '';

  constructor(
    private readonly crmSync: RpcClient,
    private readonly identity: RpcClient,
    private readonly log: Log,
    private readonly times: JobEventTimes = usualTimes,
  ) {}

  /** Answers with a stream whose first event is the whole state; a problem while there is none yet. */
  async open(response: Response, caller: Caller): Promise<undefined> {
    const state = await this.readState();
    if (response.destroyed) return;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    send(response, state);
    this.streams.add(response);
    const comment = setInterval(() => response.write(': alive\n\n'), this.times.commentMs);
    const session = setInterval(() => void this.endWithSession(response, caller), this.times.sessionMs);
    this.reread ??= setInterval(() => void this.broadcast(), this.times.rereadMs);
    response.once('close', () => {
      clearInterval(comment);
      clearInterval(session);
      this.streams.delete(response);
      if (this.streams.size === 0) this.rest();
    });
  }

  /** A job moved; also called when events may have been missed. */
  jobsChanged(): void {
    if (this.streams.size === 0) return;
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      void this.broadcast();
    }, this.times.settleMs);
  }

  /** Ends all streams; browsers come back to the next copy by themselves. */
  close(): void {
    for (const stream of this.streams) stream.end();
    this.rest();
  }

  private rest(): void {
    clearInterval(this.reread);
    clearTimeout(this.soon);
    this.reread = this.soon = undefined;
    this.lastState = '';
  }

  private async readState(): Promise<string> {
    return JSON.stringify(await this.crmSync.call(ListJobs, {}));
  }

  private async broadcast(): Promise<void> {
    try {
      const state = await this.readState();
      if (state === this.lastState) return;
      this.lastState = state;
      for (const stream of this.streams) send(stream, state);
    } catch (err) {
      this.log.warn({ err }, 'jobs not readable');
    }
  }

  /** Only a clear no ends the stream; identity being away for a moment does not. */
  private async endWithSession(response: Response, caller: Caller): Promise<void> {
    try {
      await requireAdmin(this.identity, caller);
    } catch (error) {
      if (error instanceof ProblemError && [401, 403].includes(error.problem.status)) response.end();
    }
  }
}

const send = (stream: Response, state: string) => stream.write(`data: ${state}\n\n`);
