import { createHash, createHmac } from 'node:crypto';
import { authSecrets, secretId, subkey } from '@estate/server-kit/auth-secrets';
import { type AuthEnv } from '@estate/server-kit/env';
import { InjectEnv } from '@estate/server-kit/inject';
import { Injectable } from '@nestjs/common';
import { type StoredReport } from './property-report.schema.ts';

/**
 * The tokens of links: an HMAC of 256 bits of the report's nonce under AUTH_SECRET. The store holds its hash and the nonce, so that
 * a copy of the store opens no report, and the monthly mail can name the link all the same.
 */
@Injectable()
export class ReportTokens {
  /** Names the secret of new links. */
  readonly secretId: string;
  private readonly keys: ReadonlyMap<string, string>;

  constructor(@InjectEnv() env: AuthEnv) {
    const secrets = authSecrets(env);
    this.secretId = secretId(secrets[0]);
    this.keys = new Map(secrets.map((secret) => [secretId(secret), subkey(secret, 'reports')]));
  }

  /** Undefined if the secret of the link is not known any more. */
  of({ nonce, secret_id }: Pick<StoredReport, 'nonce' | 'secret_id'>): string | undefined {
    const key = this.keys.get(secret_id);
    return key && createHmac('sha256', key).update(nonce).digest('base64url');
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}
