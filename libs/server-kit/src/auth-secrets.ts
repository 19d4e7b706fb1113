import { createHmac } from 'node:crypto';
import { type AuthEnv } from './env.ts';

/** The secret in use first, then those of before. New records are made with the first, and all of them are read. */
export const authSecrets = ({
  AUTH_SECRET,
  AUTH_SECRET_PREVIOUS,
}: AuthEnv): readonly [string, ...string[]] => [
  AUTH_SECRET,
  ...new Set(AUTH_SECRET_PREVIOUS.filter((secret) => secret !== AUTH_SECRET)),
];

/** Names a secret in stored records: eight hexadecimal digits that tell nothing about it. */
export const secretId = (secret: string): string =>
  createHmac('sha256', secret).update('id').digest('hex').slice(0, 8);
