import { Injectable } from '@nestjs/common';
import { FailureWindow } from './failure-window.ts';
import { GrowingDelay } from './growing-delay.ts';
import { KnownNetworks } from './known-networks.ts';
import { SignInKeys } from './sign-in-keys.ts';

/** Decision 11 says why these. */
export const signInRules = {
  /** Of one network at one account. Right ones count too while they are looked at, so many may come at once. */
  delay: { known: { free: 10, longest: 30 }, unknown: { free: 5, longest: 15 * 60 } },
  /** Of one account, from all networks that it does not know. */
  account: { failures: 50, windowSeconds: 15 * 60 },
  /** Of one network, at all accounts that do not know it. */
  network: { failures: 30, windowSeconds: 15 * 60 },
} as const;

/** A password that may be looked at. It counts as wrong unless it is said to be right; then its network is known. */
export interface SignInTry {
  right(): Promise<void>;
}

/** Seconds until the next password is looked at. */
export interface TooSoon {
  readonly waitSeconds: number;
}

/**
 * How often a password may be tried. Networks are counted apart, so that nobody's tries shut out anybody else: what is
 * tried from elsewhere delays only elsewhere, and a network that has signed in before is never closed out.
 */
@Injectable()
export class SignInLimit {
  constructor(
    private readonly keys: SignInKeys,
    private readonly known: KnownNetworks,
    private readonly delay: GrowingDelay,
    private readonly window: FailureWindow,
  ) {}

  /**
   * Counts a try before its password is looked at. Refused with the seconds to wait, in the same way whether the password
   * is right or wrong and whether the account exists or not.
   */
  async take(email: string, client: string): Promise<SignInTry | TooSoon> {
    const account = this.keys.account(email);
    const network = this.keys.network(client);
    const pair = this.keys.together(account, network);
    const isKnown = await this.known.has(account, network);
    const waitSeconds = isKnown
      ? await this.delay.take(pair, signInRules.delay.known)
      : await this.takeUnknown(account, network, pair);
    if (waitSeconds > 0) return { waitSeconds };
    return {
      right: async () => {
        await Promise.all([
          this.known.remember(account, network),
          this.delay.forget(pair),
          ...(isKnown ? [] : [this.window.giveBack(account), this.window.giveBack(network)]),
        ]);
      },
    };
  }

  /** The network of `client` counts as one that has signed in to the account. */
  async letIn(email: string, client: string): Promise<void> {
    const account = this.keys.account(email);
    const network = this.keys.network(client);
    await this.known.remember(account, network);
    await this.delay.forget(this.keys.together(account, network));
  }

  /** Nothing is counted while account or network is closed, so that they open again however many go on trying. */
  private async takeUnknown(account: string, network: string, pair: string): Promise<number> {
    const [accountWait, networkWait] = await Promise.all([
      this.window.closedFor(account, signInRules.account),
      this.window.closedFor(network, signInRules.network),
    ]);
    const closed = Math.max(accountWait, networkWait);
    if (closed > 0) return closed;
    const delay = await this.delay.take(pair, signInRules.delay.unknown);
    if (delay > 0) return delay;
    const waits = await Promise.all([
      this.window.take(account, signInRules.account),
      this.window.take(network, signInRules.network),
    ]);
    return Math.max(...waits);
  }
}
