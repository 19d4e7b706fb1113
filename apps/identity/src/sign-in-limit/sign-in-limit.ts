import { Injectable } from '@nestjs/common';
import { FailureWindow } from './failure-window.ts';
import { GrowingDelay } from './growing-delay.ts';
import { KnownNetworks } from './known-networks.ts';
import { PauseCache } from './pause-cache.ts';
import { SignInKeys } from './sign-in-keys.ts';

/** The limits. Decision 11 gives the reasons for the values. */
const signInRules = {
  /**
   * Per pair of account and network; `known` for a network from which the account has signed in. The first attempts
   * have no delay, because an attempt with the right password also counts until it is checked.
   */
  delay: { known: { free: 10, longest: 30 }, unknown: { free: 5, longest: 15 * 60 } },
  /** Per account: attempts from all networks from which it has never signed in. */
  account: { failures: 50, windowSeconds: 15 * 60 },
  /** Per network: attempts for all accounts that have never signed in from it. */
  network: { failures: 30, windowSeconds: 15 * 60 },
  /**
   * Per account: each code of an authenticator app is accepted once. The window is longer than the 90 s for
   * which better-auth accepts a code.
   */
  code: { failures: 1, windowSeconds: 2 * 60 },
  /** Per account: mails with a link for a new password, so that nobody can flood a person with them. */
  resetMail: { failures: 5, windowSeconds: 15 * 60 },
} as const;

/** An allowed attempt. It counts as wrong until `confirm` is called, which also marks its network as known. */
interface AllowedAttempt {
  confirm(): Promise<void>;
}

/** A refused attempt, with the seconds until another attempt is allowed. */
interface RefusedAttempt {
  readonly waitSeconds: number;
}

/**
 * Limits password attempts in such a way that no attacker can lock out the owner of an account: attempts from a network
 * from which the account has never signed in (an unknown network) delay or lock only unknown networks. For a known
 * network, there are only short delays.
 */
@Injectable()
export class SignInLimit {
  constructor(
    private readonly keys: SignInKeys,
    private readonly knownNetworks: KnownNetworks,
    private readonly delay: GrowingDelay,
    private readonly window: FailureWindow,
    private readonly pauses: PauseCache,
  ) {}

  /**
   * Counts an attempt; must be called before the password is checked. Returns an AllowedAttempt, or the seconds to
   * wait. The result depends neither on the password nor on whether the account exists, so that it reveals neither.
   */
  async take(email: string, client: string): Promise<AllowedAttempt | RefusedAttempt> {
    const account = this.keys.account(email);
    const network = this.keys.network(client);
    const pair = this.keys.together(account, network);
    const refusedSeconds = this.pauses.waitSeconds(pair);
    if (refusedSeconds > 0) return { waitSeconds: refusedSeconds };
    const isKnown = await this.knownNetworks.has(account, network);
    const waitSeconds = isKnown
      ? this.pauses.remember(pair, await this.delay.take(pair, signInRules.delay.known))
      : await this.takeUnknown(account, network, pair);
    if (waitSeconds > 0) return { waitSeconds };
    return {
      confirm: async () => {
        await Promise.all([
          this.knownNetworks.remember(account, network),
          this.delay.reset(pair),
          ...(isKnown ? [] : [this.window.giveBack(account), this.window.giveBack(network)]),
        ]);
      },
    };
  }

  /**
   * Marks a code of an authenticator app as used for this account. Returns false if it was used before, because each
   * code may be accepted only once (RFC 6238 §5.2).
   */
  async takeCode(email: string, code: string): Promise<boolean> {
    const key = this.keys.together(this.keys.account(email), `code ${code}`);
    return (await this.window.take(key, signInRules.code)) === 0;
  }

  /** Counts a mail with a link for a new password. Returns false if the account has reached the limit of such mails. */
  async takeResetMail(email: string): Promise<boolean> {
    const key = this.keys.together(this.keys.account(email), 'reset mail');
    return (await this.window.take(key, signInRules.resetMail)) === 0;
  }

  /** Marks the network of `client` as known for the account and ends its delay. For `npm run staff -- let-in`. */
  async trustNetwork(email: string, client: string): Promise<void> {
    const account = this.keys.account(email);
    const network = this.keys.network(client);
    const pair = this.keys.together(account, network);
    await this.knownNetworks.remember(account, network);
    await this.delay.reset(pair);
    this.pauses.forget(pair);
  }

  /**
   * Counts an attempt from an unknown network; returns the seconds to wait, or 0 if it is allowed. While the account or
   * network is locked, nothing is counted, so that the lock ends even if attempts continue.
   */
  private async takeUnknown(account: string, network: string, pair: string): Promise<number> {
    const remembered = Math.max(this.pauses.waitSeconds(account), this.pauses.waitSeconds(network));
    if (remembered > 0) return remembered;
    const [accountWait, networkWait] = await Promise.all([
      this.window.lockSeconds(account, signInRules.account),
      this.window.lockSeconds(network, signInRules.network),
    ]);
    this.pauses.remember(account, accountWait);
    this.pauses.remember(network, networkWait);
    const lockWaitSeconds = Math.max(accountWait, networkWait);
    if (lockWaitSeconds > 0) return lockWaitSeconds;
    const delay = await this.delay.take(pair, signInRules.delay.unknown);
    if (delay > 0) return this.pauses.remember(pair, delay);
    const waits = await Promise.all([
      this.window.take(account, signInRules.account),
      this.window.take(network, signInRules.network),
    ]);
    return Math.max(...waits);
  }
}
