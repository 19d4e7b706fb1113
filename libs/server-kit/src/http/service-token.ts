import { createPublicKey, type KeyObject } from 'node:crypto';
import { type IncomingMessage } from 'node:http';
import { type Caller } from '@estate/contracts/rpc';
import { errors, jwtVerify, SignJWT } from 'jose';
import { type Log } from '../observability/log.ts';
import { counter } from '../observability/metrics.ts';
import { ProblemError } from './problem-error.ts';

/** The header of the token. `Authorization` contains the token of staff, which the BFF passes on to identity. */
export const tokenHeader = 'x-service-token';

const algorithm = 'EdDSA';
/** A token is replaced after half of this time. */
const lifetimeSeconds = 30;
/**
 * By how much the clocks of two machines may differ. Together with the lifetime, a token is valid for at most a
 * minute.
 */
const toleranceSeconds = 30;

const refusedCalls = counter('calls_refused_total', 'Calls that no permitted caller signed');

/** The id of a key: its owner and the public key as in SERVICE_KEYS. */
export const keyId = (owner: Caller, key: KeyObject): string =>
  `${owner}:${createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')}`;

/**
 * Proves the caller's identity to one service: a JWT with the called service as audience, signed with the caller's
 * key.
 */
export class ServiceToken {
  private readonly kid: string;
  private signedAt = -Infinity;
  private token = Promise.resolve('');

  constructor(
    from: Caller,
    private readonly to: string,
    private readonly key: KeyObject,
  ) {
    this.kid = keyId(from, key);
  }

  /** Reuses a token for half of its lifetime, so that not every call computes a signature. */
  async headers(): Promise<Record<string, string>> {
    const now = Date.now();
    // The absolute value is used, because the clock may have been set back since the token was signed.
    if (Math.abs(now - this.signedAt) > (lifetimeSeconds / 2) * 1_000) {
      this.signedAt = now;
      this.token = new SignJWT()
        .setProtectedHeader({ alg: algorithm, kid: this.kid })
        .setAudience(this.to)
        .setIssuedAt()
        .sign(this.key);
    }
    return { [tokenHeader]: await this.token };
  }
}

interface VerifiedToken {
  readonly from: Caller;
  /** In seconds since 1970. */
  readonly issuedAt: number;
}

/** `url` lacks the prefix of the path in Express's middleware; `originalUrl` contains the whole path. */
type PrivateRequest = IncomingMessage & { readonly originalUrl?: string };

/** Identifies the caller of a service by the public keys of all callers. */
export class Callers {
  private readonly verified = new Map<string, VerifiedToken>();

  constructor(
    private readonly service: string,
    private readonly keys: ReadonlyMap<string, KeyObject>,
    private readonly log: Log,
  ) {}

  /**
   * Rejects with `caller-refused` unless one of `permitted` signed the request for this service within the last
   * minute.
   */
  async check(request: PrivateRequest, permitted: readonly Caller[]): Promise<void> {
    const token = request.headers[tokenHeader];
    const { from, reason } = await this.callerOf(typeof token === 'string' ? token : '');
    if (from && permitted.includes(from)) return;
    refusedCalls.inc();
    const [path] = (request.originalUrl ?? request.url ?? '').split('?', 1);
    this.log.warn({ from, reason, path }, 'caller refused');
    throw new ProblemError('caller-refused');
  }

  private async callerOf(token: string): Promise<{ from?: Caller; reason: string }> {
    const verified = this.verified.get(token);
    if (verified && isCurrent(verified)) return { from: verified.from, reason: 'not-permitted' };
    try {
      const { protectedHeader, payload } = await jwtVerify(token, ({ kid }) => this.keyOf(kid), {
        algorithms: [algorithm],
        audience: this.service,
        maxTokenAge: lifetimeSeconds,
        clockTolerance: toleranceSeconds,
      });
      const from = protectedHeader.kid?.split(':', 1)[0] as Caller;
      for (const [other, token] of this.verified) if (!isCurrent(token)) this.verified.delete(other);
      this.verified.set(token, { from, issuedAt: payload.iat ?? 0 });
      return { from, reason: 'not-permitted' };
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      return { reason: error.code };
    }
  }

  private keyOf(kid: string | undefined): KeyObject {
    const key = this.keys.get(kid ?? '');
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }
}

const isCurrent = ({ issuedAt }: VerifiedToken) =>
  Math.abs(Date.now() / 1_000 - issuedAt) < lifetimeSeconds + toleranceSeconds;
