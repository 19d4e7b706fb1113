import { bringUp, bringUpFresh } from '../local/bring-up.ts';
import { endOnSignal } from '../local/process/end-on-signal.mjs';
import { freePort } from '../local/process/ports.ts';
import { Supervisor } from '../local/process/supervisor.ts';
import { serviceNames } from '../local/services.ts';
import { findTool } from '../verify-tools.mjs';

/**
 * A site as production runs it: on the Node of the images, with production's settings, in processes that have not imported
 * anything. An earlier start of the same data has imported the demo stock and migrated the stores.
 * @param {string} dataDir is emptied
 * @param {NonNullable<import('../local/bring-up.ts').BringUpOptions['env']>} [additional] environment of single services
 * @returns {Promise<import('../local/bring-up.ts').Site>}
 */
export async function bringUpAsInProduction(dataDir, additional = {}) {
  const node = await findTool('node24');
  const importing = newSupervisor(dataDir);
  // Only the start that makes the account knows its password.
  const { admin } = await bringUpFresh(importing).finally(() => importing.stop());
  const settings = { NODE_ENV: 'production', ALLOW_DEMO_CONTENT: 'true', MIGRATE_AT_START: 'false' };
  const entries = serviceNames.map(async (name) => {
    const metrics = { METRICS_PORT: String(await freePort()) };
    return [name, { ...settings, ...metrics, ...additional[name] }];
  });
  const env = Object.fromEntries(await Promise.all(entries));
  return { ...(await bringUp(newSupervisor(dataDir), { node, env })), admin };
}

/** @param {string} dataDir */
function newSupervisor(dataDir) {
  const supervisor = new Supervisor(dataDir);
  endOnSignal(supervisor);
  return supervisor;
}
