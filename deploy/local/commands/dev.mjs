import { join } from 'node:path';
import { bringUp } from '../bring-up.mjs';
import { build } from '../build.mjs';
import { syncOnce } from '../first-sync.mjs';
import { installed, localDir, root } from '../places.mjs';
import { endOnSignal } from '../process/end-on-signal.mjs';
import { acceptsConnection } from '../process/ports.mjs';
import { Supervisor } from '../process/supervisor.mjs';
import { checkPortFree, portFromEnv } from '../public-port.mjs';
import { rebuildOnChange } from '../rebuild-on-change.mjs';
import { sayToTerminal as say } from '../say.mjs';
import { tellAddresses } from '../tell-addresses.mjs';

/** `npm run dev`: the site with Vite in front, rebuilt as its source changes. */
export async function run() {
  const port = portFromEnv(process.env['PORT']);
  const supervisor = new Supervisor(localDir);
  endOnSignal(supervisor, () => 0);
  await supervisor.takeOver(say);
  await checkPortFree(port);
  await build(say);
  const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
  const site = await bringUp({ publicUrl, supervisor });
  try {
    await syncOnce(site, say);
    await startVite(supervisor, port, site.url);
    tellAddresses({ ...site, url: publicUrl }, say);
    say('ready', 'Pages change as you type; a service is built and started again when its source changes.');
    await rebuildOnChange(supervisor, say);
  } finally {
    await site.stop();
  }
}

/**
 * Vite on the public port: pages come from it, /api and /media from the BFF behind it.
 * @param {Supervisor} supervisor
 * @param {number} port
 * @param {string} bffUrl
 */
async function startVite(supervisor, port, bffUrl) {
  const vite = installed('vite', 'bin', 'vite.js');
  await supervisor.start({
    name: 'web',
    command: process.execPath,
    args: [vite, '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    cwd: join(root, 'apps', 'web'),
    env: { ...process.env, BFF_URL: bffUrl },
    log: join(localDir, 'logs', 'web.log'),
    marks: [vite],
    isReady: () => acceptsConnection(port),
  });
}
