import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeJson } from './json-file.mjs';

/** The secret that signs staff sessions: AUTH_SECRET, or a secret that is generated once per data folder. */
export function authSecretOf(dataDir: string): string {
  const file = join(dataDir, 'secrets.json');
  const existing = process.env['AUTH_SECRET'] ?? readJson<{ authSecret: string }>(file)?.authSecret;
  if (existing !== undefined) return existing;
  const authSecret = randomBytes(32).toString('base64url');
  writeJson(file, { authSecret });
  return authSecret;
}
