import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `assertion` until it passes and returns its result; after `timeoutMs` its last error is thrown. */
export async function eventually<Result>(
  assertion: () => Result | Promise<Result>,
  { timeoutMs = 15_000 }: { timeoutMs?: number } = {},
): Promise<Result> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await sleep(20);
    }
  }
}
