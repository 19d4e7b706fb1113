import { type AuthEnv } from '@estate/server-kit/env';
import { InjectEnv, InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { MongoStore } from '@estate/server-kit/mongo-store';
import { Injectable } from '@nestjs/common';
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { AuthStore } from './auth-store.ts';
import { authKeys, secretVersion } from './auth.ts';

interface Stored {
  secret: string;
  backupCodes: string;
}

/**
 * Encrypts the keys and recovery codes of the second factor anew, with the key of the AUTH_SECRET in use, once the
 * service has started. better-auth reads these, but writes a key only when it is made, so without this a
 * secret of before would be needed for ever.
 */
@Injectable()
export class TwoFactorKeys {
  private readonly secrets: readonly [string, ...string[]];

  constructor(
    private readonly authStore: AuthStore,
    store: MongoStore,
    @InjectEnv() env: AuthEnv,
    @InjectLog() private readonly log: Log,
  ) {
    this.secrets = authKeys(env);
    store.indexed
      .then(() => this.encryptAnew())
      .catch((err: unknown) =>
        log.error({ err }, 'keys of the second factor need AUTH_SECRET_PREVIOUS still'),
      );
  }

  /** Logs how many keys and lists of recovery codes were encrypted anew, and how many no known secret opens. */
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
        // A sign-in may write new codes at the same time, so each field is replaced on its own and only if it is unchanged.
        const unchanged = { _id: key._id, [field]: stored };
        const { modifiedCount } = await keys.updateOne(unchanged, { $set: { [field]: renewed } });
        count.renewed += modifiedCount;
      }
    }
    this.log.info(count, 'keys of the second factor are encrypted with the new AUTH_SECRET');
  }

  private isCurrent(data: string): boolean {
    return parseEnvelope(data)?.version === secretVersion(this.secrets[0]);
  }

  /** Tries each secret, because what an earlier version encrypted names none; a wrong one is noticed. */
  private async open(data: string): Promise<string | undefined> {
    const ciphertext = parseEnvelope(data)?.ciphertext ?? data;
    for (const key of this.secrets) {
      const opened = await symmetricDecrypt({ key, data: ciphertext }).catch(() => undefined);
      if (opened !== undefined) return opened;
    }
    return undefined;
  }

  /** Encrypts with the secret in use what any known secret opens; undefined if none does. */
  private async renew(stored: string): Promise<string | undefined> {
    const opened = await this.open(stored);
    return opened === undefined ? undefined : this.close(opened);
  }

  private close(data: string): Promise<string> {
    const currentVersion = secretVersion(this.secrets[0]);
    return symmetricEncrypt({
      key: { keys: new Map([[currentVersion, this.secrets[0]]]), currentVersion },
      data,
    });
  }
}
