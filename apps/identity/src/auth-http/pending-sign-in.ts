import { Injectable } from '@nestjs/common';
import { cookiePrefixes, InjectAuth, type Auth } from '../auth/auth.ts';

/** better-auth's cookie while the second factor is awaited. */
const pendingCookies = cookiePrefixes.map((prefix) => `${prefix}.two_factor`);

/** The value of the cookie: identifier and signature, divided by a point. */
function pendingValue(header: string): string | undefined {
  for (const pair of header.split(';')) {
    const [name = '', value] = pair.trim().split('=', 2);
    if (pendingCookies.includes(name)) return value;
  }
  return undefined;
}

/** Finds whose sign-in waits for the second factor. */
@Injectable()
export class PendingSignIn {
  constructor(@InjectAuth() private readonly auth: Auth) {}

  /** Null if none waits. The signature is left to better-auth, because this only chooses the account to count for. */
  async find(headers: Headers): Promise<{ id: string; email: string } | null> {
    const identifier = pendingValue(headers.get('cookie') ?? '')?.split('.')[0];
    if (!identifier) return null;
    const { internalAdapter } = await this.auth.$context;
    const waiting = await internalAdapter.findVerificationValue(identifier);
    return waiting ? internalAdapter.findUserById(waiting.value) : null;
  }
}
