import { join } from 'node:path';
import { launchSite } from '../bring-up.ts';
import { syncOnce } from '../first-sync.ts';
import { build } from '../nx.ts';
import { packageFile, localDir, root } from '../places.mjs';
import { endOnSignal } from '../process/end-on-signal.mjs';
import { Supervisor } from '../process/supervisor.ts';
import { publicPort, printAddresses } from '../public-address.ts';
import { rebuildOnChange } from '../rebuild-on-change.ts';
import { printToTerminal as print } from '../print.mjs';

/** `npm run dev`: the site with Vite in front; services are rebuilt when their source changes. */
export async function run(): Promise<void> {
  const supervisor = new Supervisor(localDir);
  endOnSignal(supervisor, () => 0);
  await supervisor.takeOver();
  const port = await publicPort();
  await build(print);
  const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
  const site = await launchSite(supervisor, { publicUrl });
  try {
    await syncOnce(site, print);
    // Vite listens on the public port: it serves the pages and forwards /api, /media and the manifest to the BFF.
    const vite = packageFile('vite', 'bin', 'vite.js');
    await supervisor.start(port, {
      name: 'web',
      args: [vite, '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
      cwd: join(root, 'apps', 'web'),
      env: { ...process.env, BFF_URL: site.url },
    });
    printAddresses(site, publicUrl, print);
    print('ready', 'Pages change as you type; a service is built and started again when its source changes.');
    await rebuildOnChange(supervisor);
  } finally {
    await site.stop();
  }
}
