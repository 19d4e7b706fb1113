import { api } from '../../shared/api/client.ts';

/**
 * A slow phone needs one to two seconds; after this limit the form is sent without a solution and marked suspicious.
 */
const timeoutMs = 15_000;

/** After this time a challenge is replaced, well before the server refuses it (two hours). */
const maxAgeMs = 3_600_000;

/** A spam challenge of the server whose solution is pending or computed. */
export interface Challenge {
  /** The solution, encoded for the server; undefined if solving failed. */
  readonly solution: Promise<string | undefined>;
  readonly isOld: () => boolean;
}

let prepared: Challenge | undefined;

function beginChallenge(): Challenge {
  const [page, clock] = [performance.now(), Date.now()];
  return {
    solution: solveChallenge(),
    // The larger time counts, because `performance.now` may stop while the device sleeps, and the clock may be set back.
    isOld: () => Math.max(performance.now() - page, Date.now() - clock) > maxAgeMs,
  };
}

/** Starts to solve the spam challenge of the next form; call it when a form gets its first focus. */
export function prepareSpamChallenge(): void {
  prepared ??= beginChallenge();
}

/**
 * The spam challenge for one form: `former`, with which a failed attempt was sent, else the prepared one. A challenge
 * that failed or is older than `maxAgeMs` is replaced by a new one. Each form needs its own.
 */
export async function spamChallengeForForm(former: Challenge | undefined): Promise<Challenge> {
  const known = former ?? prepared;
  if (known === prepared) prepared = undefined;
  const isUsable = known && !known.isOld() && (await known.solution) !== undefined;
  return isUsable ? known : beginChallenge();
}

async function solveChallenge(): Promise<string | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  try {
    const { data } = await api.GET('/api/challenge');
    if (!data) return undefined;
    const number = await search(data);
    if (number === undefined) return undefined;
    const { algorithm, challenge, salt, signature } = data;
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  } catch {
    return undefined;
  }
}

function search(challenge: { algorithm: string; challenge: string; maxnumber: number; salt: string }) {
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });
  const solution = new Promise<number | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeoutMs);
    worker.onerror = () => resolve(undefined);
    worker.onmessage = ({ data }: MessageEvent<{ number: number } | null>) => resolve(data?.number);
  });
  worker.postMessage({ type: 'work', payload: { ...challenge, max: challenge.maxnumber } });
  return solution.finally(() => worker.terminate());
}
