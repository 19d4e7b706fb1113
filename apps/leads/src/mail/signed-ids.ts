import { createHmac, timingSafeEqual } from 'node:crypto';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { authSecrets, subkey } from '@estate/server-kit/process/auth-secrets';
import { type AuthEnv } from '@estate/server-kit/process/env';

const signatureOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 32);

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Tokens `<id>.<signature>` for the links of mails, which are the only credential of their pages. Nothing of a token is
 * stored. Tokens signed with a former secret stay valid as long as it is named.
 */
export class SignedIds {
  private readonly keys: readonly [string, ...string[]];

  /** `purpose` separates the tokens of one kind of page from those of another. */
  constructor(env: AuthEnv, purpose: Parameters<typeof subkey>[1]) {
    const [current, ...former] = authSecrets(env);
    const keyOf = (secret: string) => subkey(secret, purpose);
    this.keys = [keyOf(current), ...former.map(keyOf)];
  }

  tokenOf(id: string): string {
    return `${id}.${this.signatures(id)[0]}`;
  }

  /** The id of a token. Throws `not-found` for a token that was not signed here. */
  idOf(token: string): string {
    const [id = '', signature = ''] = token.split('.');
    if (!this.signatures(id).some((known) => isEqual(known, signature))) throw new ProblemError('not-found');
    return id;
  }

  /** The signatures of a text by all secrets, that of the current one first. */
  signatures(text: string): [string, ...string[]] {
    const [current, ...former] = this.keys;
    return [signatureOf(current, text), ...former.map((key) => signatureOf(key, text))];
  }
}
