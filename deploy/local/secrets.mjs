import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Secrets
 * @property {string} authSecret
 * @property {{ password: string }} [setup] kept until the first full sync has ended, which needs it once more if
 *   the first start is interrupted
 */

/**
 * `secrets.json` of a data folder, made at the first start; only its owner can read it.
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function readSecrets(dataDir) {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  } catch {
    const secrets = { authSecret: randomBytes(32).toString('base64url') };
    writeSecrets(dataDir, secrets);
    return secrets;
  }
}

/** What signs the sessions of staff. @param {string} dataDir */
export const authSecretOf = (dataDir) => process.env['AUTH_SECRET'] ?? readSecrets(dataDir).authSecret;

/** @param {string} dataDir @param {Secrets} secrets */
export function writeSecrets(dataDir, secrets) {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'secrets.json');
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  chmodSync(file, 0o600);
}
