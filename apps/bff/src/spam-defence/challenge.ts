import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
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

const Solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  number: z.int().min(0),
  salt: z.string(),
  signature: z.string(),
});

/** About a second on a slow phone. */
export const maxNumber = 50_000;
/** A form may stay open for long; the solution is fetched when it opens. */
export const challengeSeconds = 2 * 3_600;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export type Verdict = { isSolved: true; id: string } | { isSolved: false; reason: string };

export class Challenges {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = createHmac('sha256', secret).update('altcha').digest();
  }

  issue(now = Date.now()): Challenge {
    const expires = Math.floor(now / 1_000) + challengeSeconds;
    const salt = `${randomBytes(12).toString('hex')}?expires=${expires}`;
    const challenge = sha256(`${salt}${randomInt(maxNumber + 1)}`);
    return {
      algorithm: 'SHA-256',
      challenge,
      maxnumber: maxNumber,
      salt,
      signature: this.sign(challenge),
    };
  }

  /** Judges the widget's base64 payload; `id` names the challenge, to notice a second use. */
  check(payload: string | undefined, now = Date.now()): Verdict {
    if (!payload) return { isSolved: false, reason: 'Rechenaufgabe fehlt' };
    const solution = Solution.safeParse(readPayload(payload)).data;
    if (!solution) return { isSolved: false, reason: 'Rechenaufgabe unlesbar' };
    const { challenge, number, salt, signature } = solution;
    if (!isSame(signature, this.sign(challenge)) || !isSame(challenge, sha256(`${salt}${number}`))) {
      return { isSolved: false, reason: 'Rechenaufgabe falsch gelöst' };
    }
    const expires = Number(new URLSearchParams(salt.split('?')[1]).get('expires'));
    if (!(expires * 1_000 > now)) return { isSolved: false, reason: 'Rechenaufgabe abgelaufen' };
    return { isSolved: true, id: signature };
  }

  private sign(challenge: string): string {
    return createHmac('sha256', this.key).update(challenge).digest('hex');
  }
}

function readPayload(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
