import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeJson } from './json-file.mjs';

/**
 * @typedef {object} Secrets
 * @property {string} authSecret
 * @property {{ password: string }} [setup] kept until the first full sync has ended, which needs it once more if
 *   the first start is interrupted
 */

/** `secrets.json` of a data folder, made at the first start. @param {string} dataDir @returns {Secrets} */
export function readSecrets(dataDir) {
  const known = readJson(join(dataDir, 'secrets.json'));
  if (known) return known;
  const secrets = { authSecret: randomBytes(32).toString('base64url') };
  writeSecrets(dataDir, secrets);
  return secrets;
}

/** @param {string} dataDir @param {Secrets} secrets */
export const writeSecrets = (dataDir, secrets) => writeJson(join(dataDir, 'secrets.json'), secrets);

/** What signs the sessions of staff. @param {string} dataDir */
export const authSecretOf = (dataDir) => process.env['AUTH_SECRET'] ?? readSecrets(dataDir).authSecret;
