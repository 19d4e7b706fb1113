import { expect } from '@playwright/test';
import { type TestSite } from './start-site.ts';

interface Readiness {
  status: number;
  ready: boolean;
  degraded: string[];
  parts: Record<string, boolean>;
}

/** The response of `/readyz` of the BFF or another service; `undefined` if nothing responds. */
export async function readiness(site: TestSite, service = 'bff'): Promise<Readiness | undefined> {
  const port = site.processes.get(service)?.spec.env['HEALTH_PORT'];
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
  return answer && { status: answer.status, ...((await answer.json()) as Omit<Readiness, 'status'>) };
}

/** Waits until the readiness of a process matches, and returns the elapsed seconds. */
export async function untilReadiness(
  site: TestSite,
  service: string,
  expected: Record<string, unknown> | undefined,
  timeout = 20_000,
): Promise<number> {
  const since = performance.now();
  const poll = expect.poll(() => readiness(site, service), { timeout, intervals: [100] });
  await (expected ? poll.toMatchObject(expected) : poll.toBeUndefined());
  return Math.round((performance.now() - since) / 100) / 10;
}
