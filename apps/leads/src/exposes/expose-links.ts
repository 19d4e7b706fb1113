import { type AuthEnv } from '@estate/server-kit/process/env';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { Injectable } from '@nestjs/common';
import { Links } from '../mail/links.ts';
import { SignedIds } from '../mail/signed-ids.ts';

/** The page of the exposé that a lead asked for. */
@Injectable()
export class ExposeLinks {
  private readonly ids: SignedIds;

  constructor(
    @InjectEnv() env: AuthEnv,
    private readonly links: Links,
  ) {
    this.ids = new SignedIds(env, 'exposes');
  }

  /** The absolute address of the page of a lead's exposé. */
  page(leadId: string): string {
    return this.links.page(`/expose/${this.ids.tokenOf(leadId)}`);
  }

  /** The lead of a token. Throws `not-found` for a token that was not signed here. */
  leadOf(token: string): string {
    return this.ids.idOf(token);
  }
}
