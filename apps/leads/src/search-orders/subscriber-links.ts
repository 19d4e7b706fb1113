import { type AuthEnv } from '@estate/server-kit/process/env';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { Injectable } from '@nestjs/common';
import { Links } from '../mail/links.ts';
import { SignedIds } from '../mail/signed-ids.ts';

/** The signed address of a subscriber's page, which stands in every mail to the subscriber. */
@Injectable()
export class SubscriberLinks {
  private readonly ids: SignedIds;

  constructor(
    @InjectEnv() env: AuthEnv,
    private readonly links: Links,
  ) {
    this.ids = new SignedIds(env, 'search-orders');
  }

  /** The absolute address of the page; `rest` is appended, e.g. `/abbestellen`. */
  page(id: string, rest = ''): string {
    return this.links.page(`/suchauftraege/${this.ids.tokenOf(id)}${rest}`);
  }

  /** The hashes of a mailbox by all secrets, under the first of which it is blocked; they name nobody. */
  mailboxHashes(mailbox: string): [string, ...string[]] {
    return this.ids.signatures(`mailbox:${mailbox}`);
  }

  /** The subscriber of a token. Throws `not-found` for a token that was not signed here. */
  idOf(token: string): string {
    return this.ids.idOf(token);
  }
}
