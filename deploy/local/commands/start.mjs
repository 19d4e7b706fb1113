import { bringUp } from '../bring-up.mjs';
import { build } from '../build.mjs';
import { syncOnce } from '../first-sync.mjs';
import { keepAlive } from '../keep-alive.mjs';
import { localDir } from '../places.mjs';
import { endOnSignal } from '../process/end-on-signal.mjs';
import { Supervisor } from '../process/supervisor.mjs';
import { checkPortFree, portFromEnv } from '../public-port.mjs';
import { sayToTerminal as say, secondsSince } from '../say.mjs';
import { tellAddresses } from '../tell-addresses.mjs';

/** `npm start`: the whole site from what lies here, until Ctrl-C. */
export async function run() {
  const port = portFromEnv(process.env['PORT']);
  const supervisor = new Supervisor(localDir);
  let isUp = false;
  endOnSignal(supervisor, () => (isUp ? 0 : 130));
  await supervisor.takeOver(say);
  await checkPortFree(port);
  await build(say);
  const site = await bringUp({ port, supervisor });
  try {
    const keptAlive = keepAlive(supervisor, say);
    await Promise.race([syncOnce(site, say), keptAlive]);
    tellAddresses(site, say);
    isUp = true;
    say('ready', `after ${secondsSince(0)}. Ctrl-C ends everything.`);
    if (!process.argv.includes('--measure')) return await keptAlive;
    const { printMemory } = await import('../../bench/memory-table.mjs');
    printMemory(site);
  } finally {
    await site.stop();
  }
}
