import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { solveAltcha } from './altcha.ts';
import { type TestSite } from './start-site.ts';

/** Number of responses by status; `none` for requests without a response. */
export type Statuses = Record<string, number>;

export interface Visits {
  reads: Statuses;
  /** The statuses of all attempts to send a form. */
  forms: Statuses;
  /** The e-mail addresses of the forms. Each form was accepted at last. */
  accepted: string[];
}

interface LoadOptions {
  /** Paths that the simulated visitors request in turn. */
  paths: readonly string[];
  /** A name for the load, used in the e-mail addresses of its forms. */
  name: string;
  readEveryMs?: number;
  formEveryMs?: number;
}

const patienceMs = 60_000;
let visitors = 0;
/** Headers with a new client address, as a proxy would send it, because rate limits count by client. */
export const newClientHeaders = () => {
  visitors += 1;
  return { 'x-forwarded-for': `10.8.${(visitors >> 8) & 255}.${visitors & 255}` };
};

/**
 * Simulates visitors who read pages and send contact forms until `stop`. A form that was not accepted is sent again
 * with the same Idempotency-Key, as the site's form does on a second click.
 */
export class VisitorLoad {
  private readonly visits: Visits = { reads: {}, forms: {}, accepted: [] };
  private readonly pending: Promise<void>[] = [];
  private isOn = true;
  private readonly loops: Promise<void>[];

  constructor(
    private readonly site: TestSite,
    private readonly options: LoadOptions,
  ) {
    this.loops = [this.read(), this.send()];
  }

  /** Ends the load and waits until each form is accepted; throws if a form is not accepted in time. */
  async stop(): Promise<Visits> {
    this.isOn = false;
    await Promise.all(this.loops);
    await Promise.all(this.pending);
    return this.visits;
  }

  private async read(): Promise<void> {
    const { paths, readEveryMs = 50 } = this.options;
    for (let turn = 0; this.isOn; turn += 1) {
      this.pending.push(
        this.count(this.visits.reads, paths[turn % paths.length] ?? '/').then(() => undefined),
      );
      await sleep(readEveryMs);
    }
  }

  private async send(): Promise<void> {
    const { name, formEveryMs = 500 } = this.options;
    for (let number = 1; this.isOn; number += 1) {
      this.pending.push(this.sendUntilAccepted(`${name}-${number}@example.org`));
      await sleep(formEveryMs);
    }
  }

  private async sendUntilAccepted(email: string): Promise<void> {
    const giveUpAt = performance.now() + patienceMs;
    const key = randomUUID();
    const form = { name: 'Ada Lovelace', email, message: 'Wann haben Sie Zeit?', source: '/kontakt' };
    let altcha: string | undefined;
    while (performance.now() < giveUpAt) {
      altcha ??= await solveAltcha(this.site.url).catch(() => undefined);
      const body = JSON.stringify({ ...form, privacyAccepted: true, filledInMs: 60_000, altcha });
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const status = altcha
        ? await this.count(this.visits.forms, '/api/contact-messages', { method: 'POST', headers, body })
        : 'none';
      if (status === '202') return void this.visits.accepted.push(email);
      await sleep(250);
    }
    throw new Error(`the form of ${email} was never accepted`);
  }

  private async count(
    counts: Statuses,
    path: string,
    request: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<string> {
    const status = await fetch(`${this.site.url}${path}`, {
      ...request,
      headers: { ...request.headers, ...newClientHeaders() },
      signal: AbortSignal.timeout(20_000),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      },
      () => 'none',
    );
    counts[status] = (counts[status] ?? 0) + 1;
    return status;
  }
}

/** The number of responses with other statuses than these. */
export const countFailed = (counts: Statuses, ...good: number[]): number =>
  Object.entries(counts).reduce(
    (sum, [status, count]) => sum + (good.includes(Number(status)) ? 0 : count),
    0,
  );
