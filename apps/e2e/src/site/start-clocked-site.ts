import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { type LaunchOptions } from '../../../../deploy/local/bring-up.ts';
import { serviceNames } from '../../../../deploy/local/services.ts';
import { FakeClock } from './fake-clock.ts';
import { startSite, type TestSite } from './start-site.ts';

/** A site whose services share a clock that tests can move. */
export interface ClockedSite extends TestSite {
  clock: FakeClock;
  /** Sets the clocks of all services to this many seconds after the real time; until all use it they refuse calls. */
  jumpTo(seconds: number): Promise<void>;
}

/**
 * The clocks of all services are moved, as on one host: services refuse calls if clocks differ by more than a minute.
 */
export async function startClockedSite({ env = {}, ...options }: LaunchOptions = {}): Promise<ClockedSite> {
  const clock = new FakeClock();
  const moved = Object.fromEntries(serviceNames.map((name) => [name, { ...clock.env, ...env[name] }]));
  const site = await startSite({ ...options, env: { ...env, ...moved } }).catch((error: unknown) => {
    clock.end();
    throw error;
  });
  const clocked: ClockedSite = {
    ...site,
    clock,
    jumpTo: async (seconds) => {
      clock.move(seconds);
      await sleep(1_500);
      const headers = { authorization: `Bearer ${clocked.token}` };
      await expect
        .poll(async () => (await fetch(`${site.url}/api/admin/leads`, { headers })).status)
        .not.toBe(503);
    },
    stop: async () => {
      await site.stop();
      clock.end();
    },
  };
  return clocked;
}
