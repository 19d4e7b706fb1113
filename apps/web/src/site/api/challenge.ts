import { api } from '../../shared/api/client.ts';

/**
 * A slow phone needs one to two seconds; after this limit the form is sent without a solution and marked suspicious.
 */
const timeoutMs = 15_000;

let prepared: Promise<string | undefined> | undefined;

/** Starts to solve a challenge; call it when a form gets its first focus. */
export function prepareChallenge(): void {
  prepared ??= solveChallenge();
}

/** The solution for one form, encoded for the server; undefined if solving failed. Each form needs its own solution. */
export function takeChallenge(): Promise<string | undefined> {
  const solution = prepared ?? solveChallenge();
  prepared = undefined;
  return solution;
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
  const found = new Promise<number | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeoutMs);
    worker.onerror = () => resolve(undefined);
    worker.onmessage = ({ data }: MessageEvent<{ number: number } | null>) => resolve(data?.number);
  });
  worker.postMessage({ type: 'work', payload: { ...challenge, max: challenge.maxnumber } });
  return found.finally(() => worker.terminate());
}
