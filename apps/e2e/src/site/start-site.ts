import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchSite, type LaunchOptions, type Site } from '../../../../deploy/local/bring-up.ts';
import { runJob, signIn } from '../../../../deploy/staff-client.ts';
import { Supervisor } from '../../../../deploy/local/process/supervisor.ts';
import { printNothing } from '../../../../deploy/local/print.mjs';

export interface TestSite extends Site {
  /** A bearer token of the administrator. */
  token: string;
  /** Calls a staff endpoint; throws with the response text if the call fails. */
  staff<Answer>(path: string, body?: unknown): Promise<Answer>;
  fullSync(): Promise<{ successful: number; failed: number }>;
}

/**
 * A separate site in an empty folder, started like `npm start`, without stock. `machine` is the environment in which
 * stores are searched. End it with `stop()`.
 */
export async function startSite(
  { env = {}, ...options }: LaunchOptions = {},
  machine = process.env,
): Promise<TestSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'estate-e2e-'));
  const settings = {
    // Each visitor of a journey sends an IP address of their own, because the site limits requests per address.
    bff: { TRUST_PROXY: '1', ...env['bff'] },
    // Scheduled syncs are disabled, because they would change the stock during a journey.
    'crm-sync': { SYNC_SCHEDULES: 'off', ...env['crm-sync'] },
  };
  const supervisor = new Supervisor(dataDir, printNothing, machine);
  const stop = async () => {
    await supervisor.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const start = async () => {
    const site = await launchSite(supervisor, { ...options, env: { ...env, ...settings } });
    return { ...site, token: await signIn(site.url, site.admin.email, site.admin.password ?? '') };
  };
  const site = await start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const staff = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${site.url}${path}`, {
      headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  return {
    ...site,
    staff,
    fullSync: () => runJob(site.url, site.token, { kind: 'full-sync' }),
    stop,
  };
}
