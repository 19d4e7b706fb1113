import { launchSite } from '../bring-up.ts';
import { syncOnce } from '../first-sync.ts';
import { build } from '../nx.ts';
import { localDir } from '../places.mjs';
import { endOnSignal } from '../process/end-on-signal.mjs';
import { Supervisor } from '../process/supervisor.ts';
import { publicPort, printAddresses } from '../public-address.ts';
import { printToTerminal as print, secondsSince } from '../print.mjs';

/** `npm start`: builds this checkout and runs the whole site until Ctrl-C. */
export async function run(): Promise<void> {
  const supervisor = new Supervisor(localDir);
  let isUp = false;
  endOnSignal(supervisor, () => (isUp ? 0 : 130));
  await supervisor.takeOver();
  const port = await publicPort();
  await build(print);
  const site = await launchSite(supervisor, { port });
  try {
    const supervision = supervisor.keepAlive();
    await Promise.race([syncOnce(site, print), supervision]);
    printAddresses(site, site.url, print);
    isUp = true;
    print('ready', `after ${secondsSince(0)}. Ctrl-C ends everything.`);
    await supervision;
  } finally {
    await site.stop();
  }
}
