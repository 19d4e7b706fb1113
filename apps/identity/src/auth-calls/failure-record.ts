import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { FailedSignIns, type FailedSignIn } from '../audit/failed-sign-ins.ts';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { SignInKeys } from '../sign-in-limit/sign-in-keys.ts';

export interface Attempt {
  readonly call: FailedSignIn['call'];
  readonly email: string;
  readonly client: string;
}

/** How long refused attempts are counted in memory before they are stored. */
const batchMs = 5_000;
/**
 * The maximum number of combinations of account and network in one batch. Further attempts are counted together, as
 * those of one unknown account.
 */
const maxPerBatch = 100;
const rest: Attempt = { call: 'sign-in', email: '', client: '' };

/**
 * Records failed attempts in the audit log: wrong passwords and codes at once, attempts refused by the limit in
 * batches, because there may be many.
 */
@Injectable()
export class FailureRecord implements BeforeApplicationShutdown {
  private refused = new Map<string, { attempt: Attempt; times: number }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly keys: SignInKeys,
    private readonly failures: FailedSignIns,
    @InjectLog() private readonly log: Log,
  ) {}

  recordWrong(attempt: Attempt): Promise<void> {
    return this.write(attempt, { isRefused: false, times: 1 });
  }

  countRefused(attempt: Attempt): void {
    const { call, email, client } = attempt;
    const own = `${call} ${this.keys.together(this.keys.account(email), this.keys.network(client))}`;
    const isOwn = this.refused.has(own) || this.refused.size < maxPerBatch;
    const key = isOwn ? own : 'rest';
    const known = this.refused.get(key);
    if (known) known.times += 1;
    else this.refused.set(key, { attempt: isOwn ? attempt : rest, times: 1 });
    this.timer ??= setTimeout(() => void this.writeRefused(), batchMs).unref();
  }

  async writeRefused(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const batch = [...this.refused.values()];
    this.refused = new Map();
    for (const { attempt, times } of batch) await this.write(attempt, { isRefused: true, times });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.writeRefused();
  }

  /** Stores the entry. An error is only logged, because the response to the caller does not depend on the entry. */
  private async write(
    { call, email, client }: Attempt,
    { isRefused, times }: { isRefused: boolean; times: number },
  ): Promise<void> {
    try {
      const { internalAdapter } = await this.auth.$context;
      const found = await internalAdapter.findUserByEmail(email.toLowerCase());
      await this.failures.record({
        call,
        userId: found?.user.id ?? null,
        account: this.keys.account(email),
        network: this.keys.network(client),
        isRefused,
        times,
      });
    } catch (err) {
      this.log.error({ err }, 'failed sign-in not written down');
    }
  }
}
