import { createHmac } from 'node:crypto';
import { subkey } from '@estate/server-kit/auth-secrets';
import { clientNetwork } from '@estate/server-kit/client-network';
import { InjectEnv } from '@estate/server-kit/inject';
import { Injectable } from '@nestjs/common';
import { type StaffEnv } from '../env.ts';

/**
 * Keyed hashes replace e-mail addresses and networks, because both are personal data. A reader of the store cannot
 * guess them without the secret. All hashes have the same length, whatever the length of the input.
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

  /** `client` is the client address that the BFF sends. */
  network(client: string): string {
    return this.hash('network', clientNetwork(client));
  }

  /** One key for a combination of the keys above. */
  together(...keys: string[]): string {
    return this.hash('together', keys.join(' '));
  }

  private hash(kind: string, text: string): string {
    return createHmac('sha256', this.key).update(`${kind} ${text}`).digest('base64url');
  }
}
