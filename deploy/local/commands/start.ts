import { bringUp } from '../bring-up.ts';
import { syncOnce } from '../first-sync.ts';
import { build } from '../nx.ts';
import { localDir } from '../places.mjs';
import { endOnSignal } from '../process/end-on-signal.mjs';
import { Supervisor } from '../process/supervisor.ts';
import { publicPort, tellAddresses } from '../public-address.ts';
import { sayToTerminal as say, secondsSince } from '../say.mjs';

/** `npm start`: the whole site from what lies here, until Ctrl-C. */
export async function run(): Promise<void> {
  const supervisor = new Supervisor(localDir);
  let isUp = false;
  endOnSignal(supervisor, () => (isUp ? 0 : 130));
  await supervisor.takeOver();
  const port = await publicPort();
  await build(say);
  const site = await bringUp(supervisor, { port });
  try {
    const keptAlive = supervisor.keepAlive();
    await Promise.race([syncOnce(site, say), keptAlive]);
    tellAddresses(site, site.url, say);
    isUp = true;
    say('ready', `after ${secondsSince(0)}. Ctrl-C ends everything.`);
    await keptAlive;
  } finally {
    await site.stop();
  }
}
