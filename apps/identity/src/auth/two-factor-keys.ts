import { authSecrets } from '@estate/server-kit/process/auth-secrets';
import { type AuthEnv } from '@estate/server-kit/process/env';
import { InjectEnv, InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { MongoStore } from '@estate/server-kit/stores/mongo-store';
import { Injectable } from '@nestjs/common';
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { AuthStore } from './auth-store.ts';
import { authKeys, secretVersion } from './auth.ts';

interface Stored {
  secret: string;
  backupCodes: string;
}

/**
 * After the start of the service, re-encrypts the keys and recovery codes of the second factor with the current
 * AUTH_SECRET. better-auth does not do this, so without this class a previous secret could never be removed.
 */
@Injectable()
export class TwoFactorKeys {
  private readonly secrets: readonly [string, ...string[]];
  private readonly isSecretNew: boolean;

  constructor(
    private readonly authStore: AuthStore,
    store: MongoStore,
    @InjectEnv() env: AuthEnv,
    @InjectLog() private readonly log: Log,
  ) {
    this.secrets = authKeys(env);
    this.isSecretNew = authSecrets(env).length > 1;
    store.indexed
      .then(() => this.encryptAnew())
      .catch((err: unknown) =>
        log.error({ err }, 'keys of the second factor need AUTH_SECRET_PREVIOUS still'),
      );
  }

  /**
   * Re-encrypts all keys and codes. Logs how many were re-encrypted, and how many no known secret could decrypt. While
   * previous secrets are set, also logs it for none, because docs/secrets.md waits for this line.
   */
  async encryptAnew(): Promise<void> {
    const keys = this.authStore.client.db().collection<Stored>('twoFactor');
    const count = { renewed: 0, unreadable: 0 };
    for await (const key of keys.find({}, { projection: { secret: 1, backupCodes: 1 } })) {
      for (const field of ['secret', 'backupCodes'] as const) {
        const stored = key[field];
        if (this.isCurrent(stored)) continue;
        const renewed = await this.renew(stored);
        if (renewed === undefined) {
          count.unreadable += 1;
          continue;
        }
        // A concurrent sign-in may store new codes, so each field is updated separately and only if it is unchanged.
        const unchanged = { _id: key._id, [field]: stored };
        const { modifiedCount } = await keys.updateOne(unchanged, { $set: { [field]: renewed } });
        count.renewed += modifiedCount;
      }
    }
    if (this.isSecretNew || count.renewed > 0 || count.unreadable > 0)
      this.log.info(count, 'keys of the second factor are encrypted with the new AUTH_SECRET');
  }

  private isCurrent(data: string): boolean {
    return parseEnvelope(data)?.version === secretVersion(this.secrets[0]);
  }

  /** Re-encrypts a value with the current secret; undefined if no known secret decrypts it. */
  private async renew(stored: string): Promise<string | undefined> {
    const envelope = parseEnvelope(stored);
    const key = this.secrets.find((secret) => secretVersion(secret) === envelope?.version);
    if (!envelope || key === undefined) return undefined;
    const data = await symmetricDecrypt({ key, data: envelope.ciphertext }).catch(() => undefined);
    return data === undefined ? undefined : this.encrypt(data);
  }

  private encrypt(data: string): Promise<string> {
    const currentVersion = secretVersion(this.secrets[0]);
    return symmetricEncrypt({
      key: { keys: new Map([[currentVersion, this.secrets[0]]]), currentVersion },
      data,
    });
  }
}
