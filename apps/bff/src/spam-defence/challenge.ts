import { subkey } from '@estate/server-kit/process/auth-secrets';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';

/** ALTCHA, protocol 1: the browser searches `number` ≤ `maxnumber` with SHA-256(salt + number) = challenge. */
export const Challenge = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  maxnumber: z.int(),
  salt: z.string(),
  signature: z.string(),
});
export type Challenge = z.infer<typeof Challenge>;

/** The highest number that the browser has to try. A slow phone needs one to two seconds. */
const maxNumber = 50_000;
/**
 * Validity of a challenge, in seconds. It is long, because a form may stay open after the visitor has focused it,
 * which requests the challenge.
 */
export const challengeSeconds = 2 * 3_600;

type Verdict = { isSolved: true; id: string } | { isSolved: false; reason: string };

const keyFrom = (secret: string) => subkey(secret, 'challenges');

export class Challenges {
  private readonly hmacKeys: readonly [string, ...string[]];

  /**
   * The first secret signs. Challenges signed with the previous secrets are accepted until they expire, because forms
   * were open during the change.
   */
  constructor([secret, ...previous]: readonly [string, ...string[]]) {
    this.hmacKeys = [keyFrom(secret), ...previous.map(keyFrom)];
  }

  async issue(now = Date.now()): Promise<Challenge> {
    const [hmacKey] = this.hmacKeys;
    const expires = new Date(now + challengeSeconds * 1_000);
    return Challenge.parse(await createChallenge({ hmacKey, maxNumber, expires }));
  }

  /** Checks the browser's base64 payload. `id` identifies the challenge and serves to detect a second use. */
  async check(payload: string | undefined): Promise<Verdict> {
    if (!payload) return { isSolved: false, reason: 'Rechenaufgabe fehlt' };
    const verified = await Promise.all(
      this.hmacKeys.map((key) => verifySolution(payload, key).catch(() => false)),
    );
    const isSolved = verified.includes(true);
    const id = isSolved ? Signed.safeParse(readPayload(payload)).data?.signature : undefined;
    return id
      ? { isSolved: true, id }
      : { isSolved: false, reason: 'Rechenaufgabe falsch gelöst oder abgelaufen' };
  }
}

const Signed = z.object({ signature: z.string() });

function readPayload(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
