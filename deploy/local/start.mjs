import { bringUp } from './bring-up.mjs';
import { build } from './build.mjs';
import { syncOnce } from './first-sync.mjs';
import { install } from './install.mjs';
import { keepAlive } from './keep-alive.mjs';
import { measure } from './measure.mjs';
import { localDir } from './places.mjs';
import { endOnSignal } from './process/end-on-signal.mjs';
import { Supervisor } from './process/supervisor.mjs';
import { checkPortFree, portFromEnv } from './public-port.mjs';
import { sayToTerminal as say, secondsSince } from './say.mjs';
import { runScript } from './setup-fault.mjs';
import { tellAddresses } from './tell-addresses.mjs';

await runScript(async () => {
  const since = performance.now();
  const port = portFromEnv(process.env['PORT']);
  const supervisor = new Supervisor(localDir);
  let isUp = false;
  endOnSignal(supervisor, () => (isUp ? 0 : 130));
  await supervisor.takeOver(say);
  await checkPortFree(port);
  await install(say);
  await build(say);
  const site = await bringUp({ port, supervisor });
  try {
    const keptAlive = keepAlive(supervisor, say);
    await Promise.race([syncOnce(site, say), keptAlive]);
    tellAddresses(site, say);
    isUp = true;
    say('ready', `after ${secondsSince(since)}. Ctrl-C ends everything.`);
    if (process.argv.includes('--measure')) return measure(site);
    await keptAlive;
  } finally {
    await site.stop();
  }
});
