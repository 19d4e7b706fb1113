import { createHmac } from 'node:crypto';
import { subkey } from '@estate/server-kit/process/auth-secrets';
import { clientNetwork } from '@estate/server-kit/http/client-network';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { Injectable } from '@nestjs/common';
import { type StaffEnv } from '../env.ts';

/**
 * Makes the keyed hashes that are stored instead of e-mail addresses and networks, because both are personal data.
 * Without the secret, a reader of the database cannot test guessed addresses. All hashes have the same length.
 */
@Injectable()
export class SignInKeys {
  private readonly key: string;

  constructor(@InjectEnv() { AUTH_SECRET }: Pick<StaffEnv, 'AUTH_SECRET'>) {
    this.key = subkey(AUTH_SECRET, 'sign-in');
  }

  account(email: string): string {
    return this.hash('account', email.trim().toLowerCase());
  }

  /** The key of the client's network. `client` is the IP address that the BFF sends. */
  network(client: string): string {
    return this.hash('network', clientNetwork(client));
  }

  /** The key of a combination of other keys, e.g. of an account and a network. */
  together(...keys: string[]): string {
    return this.hash('together', keys.join(' '));
  }

  private hash(kind: string, text: string): string {
    return createHmac('sha256', this.key).update(`${kind} ${text}`).digest('base64url');
  }
}
