import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecrets, subkey } from '@estate/server-kit/process/auth-secrets';
import { type AuthEnv } from '@estate/server-kit/process/env';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { Links } from '../mail/links.ts';

const signatureOf = (key: string, id: string): string =>
  createHmac('sha256', key).update(id).digest('base64url').slice(0, 32);

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The signed address of a subscriber's page, which stands in every mail to the subscriber and is the only credential:
 * `<id>.<signature>`. Nothing of it is stored. Links signed with a former secret stay valid as long as it is named.
 */
@Injectable()
export class SubscriberLinks {
  private readonly keys: readonly [string, ...string[]];

  constructor(
    @InjectEnv() env: AuthEnv,
    private readonly links: Links,
  ) {
    const [current, ...former] = authSecrets(env);
    const keyOf = (secret: string) => subkey(secret, 'search-orders');
    this.keys = [keyOf(current), ...former.map(keyOf)];
  }

  /** The absolute address of the page; `rest` is appended, e.g. `/abbestellen`. */
  page(id: string, rest = ''): string {
    return this.links.page(`/suchauftraege/${id}.${signatureOf(this.keys[0], id)}${rest}`);
  }

  /** The hash under which a blocked mailbox is stored; it names nobody. */
  mailboxHash(mailbox: string): string {
    return signatureOf(this.keys[0], `mailbox:${mailbox}`);
  }

  /** The hashes of a mailbox by all secrets. */
  mailboxHashes(mailbox: string): string[] {
    return this.keys.map((key) => signatureOf(key, `mailbox:${mailbox}`));
  }

  /** An address of the site as an absolute one. */
  absolute(path: string): string {
    return this.links.page(path);
  }

  /** The subscriber of a token. Throws `not-found` for a token that was not signed here. */
  idOf(token: string): string {
    const [id = '', signature = ''] = token.split('.');
    if (!this.keys.some((key) => isEqual(signatureOf(key, id), signature)))
      throw new ProblemError('not-found');
    return id;
  }
}
