import { createHmac } from 'node:crypto';
import { clientNetwork } from '@estate/server-kit/client-network';
import { InjectEnv } from '@estate/server-kit/inject';
import { Injectable } from '@nestjs/common';
import { type StaffEnv } from '../env.ts';

/**
 * Keyed hashes in place of e-mail addresses and networks: both are personal data, and one who reads the store without
 * the secret cannot try them out. All have the same length, however long what they stand for is.
 */
@Injectable()
export class SignInKeys {
  private readonly key: Buffer;

  constructor(@InjectEnv() { AUTH_SECRET }: Pick<StaffEnv, 'AUTH_SECRET'>) {
    this.key = createHmac('sha256', AUTH_SECRET).update('sign-in').digest();
  }

  account(email: string): string {
    return this.hash('account', email.trim().toLowerCase());
  }

  /** `client` is an address as the BFF names it. */
  network(client: string): string {
    return this.hash('network', clientNetwork(client));
  }

  /** For what belongs to several of the keys above together. */
  together(...keys: string[]): string {
    return this.hash('together', keys.join(' '));
  }

  private hash(about: string, text: string): string {
    return createHmac('sha256', this.key).update(`${about} ${text}`).digest('base64url');
  }
}
