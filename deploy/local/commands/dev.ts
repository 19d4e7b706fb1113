import { join } from 'node:path';
import { bringUp } from '../bring-up.ts';
import { syncOnce } from '../first-sync.ts';
import { build } from '../nx.ts';
import { installed, localDir, root } from '../places.mjs';
import { endOnSignal } from '../process/end-on-signal.mjs';
import { Supervisor } from '../process/supervisor.ts';
import { publicPort, tellAddresses } from '../public-address.ts';
import { rebuildOnChange } from '../rebuild-on-change.ts';
import { sayToTerminal as say } from '../say.mjs';

/** `npm run dev`: the site with Vite in front, rebuilt as its source changes. */
export async function run(): Promise<void> {
  const supervisor = new Supervisor(localDir);
  endOnSignal(supervisor, () => 0);
  await supervisor.takeOver();
  const port = await publicPort();
  await build(say);
  const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
  const site = await bringUp(supervisor, { publicUrl });
  try {
    await syncOnce(site, say);
    // On the public port: pages come from Vite, /api and /media from the BFF behind it.
    const vite = installed('vite', 'bin', 'vite.js');
    await supervisor.start(port, {
      name: 'web',
      args: [vite, '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
      cwd: join(root, 'apps', 'web'),
      env: { ...process.env, BFF_URL: site.url },
    });
    tellAddresses(site, publicUrl, say);
    say('ready', 'Pages change as you type; a service is built and started again when its source changes.');
    await rebuildOnChange(supervisor);
  } finally {
    await site.stop();
  }
}
