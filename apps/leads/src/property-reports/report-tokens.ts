import { createHash, createHmac } from 'node:crypto';
import { authSecrets, secretId, subkey } from '@estate/server-kit/process/auth-secrets';
import { type AuthEnv } from '@estate/server-kit/process/env';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { Injectable } from '@nestjs/common';
import { type StoredReport } from './property-report.schema.ts';

/**
 * The tokens in report links: the HMAC-SHA256 of the report's nonce with a key derived from AUTH_SECRET. Only the nonce
 * and the token's hash are stored. So each monthly mail can contain the same link, although a stolen database contains
 * no token.
 */
@Injectable()
export class ReportTokens {
  /** The id of the secret with which new tokens are made. */
  readonly secretId: string;
  private readonly keys: ReadonlyMap<string, string>;

  constructor(@InjectEnv() env: AuthEnv) {
    const secrets = authSecrets(env);
    this.secretId = secretId(secrets[0]);
    this.keys = new Map(secrets.map((secret) => [secretId(secret), subkey(secret, 'reports')]));
  }

  /** The token of a report's link; undefined if its secret is no longer known. */
  tokenOf({ nonce, secret_id }: Pick<StoredReport, 'nonce' | 'secret_id'>): string | undefined {
    const key = this.keys.get(secret_id);
    return key && createHmac('sha256', key).update(nonce).digest('base64url');
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}
