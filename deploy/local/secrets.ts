import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeJson } from './json-file.mjs';

export interface Secrets {
  authSecret: string;
  /** Kept until the first full sync has ended, which needs it once more if the first start is interrupted. */
  setup?: { password: string };
}

/** `secrets.json` of a data folder, made at the first start. */
export function readSecrets(dataDir: string): Secrets {
  const known = readJson<Secrets>(join(dataDir, 'secrets.json'));
  if (known) return known;
  const secrets = { authSecret: randomBytes(32).toString('base64url') };
  writeSecrets(dataDir, secrets);
  return secrets;
}

export const writeSecrets = (dataDir: string, secrets: Secrets): void =>
  writeJson(join(dataDir, 'secrets.json'), secrets);

/** What signs the sessions of staff. */
export const authSecretOf = (dataDir: string): string =>
  process.env['AUTH_SECRET'] ?? readSecrets(dataDir).authSecret;
