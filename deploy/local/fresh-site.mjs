import { rmSync } from 'node:fs';
import { bringUp } from './bring-up.mjs';
import { syncOnce } from './first-sync.mjs';
import { sayToTerminal as say } from './say.mjs';

/**
 * Starts a site with the whole demo stock, on a free port, in an emptied data folder. Processes that a killed run left
 * there end first. The caller ends it through the supervisor.
 * @param {string} dataDir
 * @param {import('./process/supervisor.mjs').Supervisor} supervisor
 * @param {Record<string, NodeJS.ProcessEnv>} [env] additional environment by service name
 * @returns {Promise<import('./bring-up.mjs').Site>}
 */
export async function bringUpFresh(dataDir, supervisor, env = {}) {
  await supervisor.takeOver(say);
  rmSync(dataDir, { recursive: true, force: true });
  const site = await bringUp({ dataDir, supervisor, env });
  await syncOnce(site, say);
  return site;
}
