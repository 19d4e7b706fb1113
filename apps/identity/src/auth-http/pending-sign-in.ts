import { Injectable } from '@nestjs/common';
import { InjectAuth, type Auth } from '../auth/auth.ts';

/** better-auth's cookie while the second factor is awaited, with or without the prefix of https. */
const pendingCookie = /(?:^|;\s*)(?:__Secure-)?better-auth\.two_factor=([^;]{1,300})/;

/** Finds whose sign-in waits for the second factor. */
@Injectable()
export class PendingSignIn {
  constructor(@InjectAuth() private readonly auth: Auth) {}

  /** Null if none waits. The signature is left to better-auth, because this only chooses the account to count for. */
  async find(headers: Headers): Promise<{ id: string; email: string } | null> {
    const [, encoded] = pendingCookie.exec(headers.get('cookie') ?? '') ?? [];
    const identifier = encoded?.split('.')[0];
    if (!identifier) return null;
    const { internalAdapter } = await this.auth.$context;
    const waiting = await internalAdapter.findVerificationValue(identifier);
    return waiting ? internalAdapter.findUserById(waiting.value) : null;
  }
}
