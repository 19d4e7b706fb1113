import { setTimeout as sleep } from 'node:timers/promises';
import { withFreshSite } from '../local/bring-up.ts';
import { childrenOf } from '../local/process/child-processes.ts';
import { serviceNames } from '../local/services.ts';
import { runScript } from '../local/setup-fault.mjs';
import { memoryOf, residentMegabytes } from './figures.ts';

/**
 * Prints the resident memory of all processes with production settings, some minutes after the start without
 * requests.
 */
const minutes = Number(process.argv[2] ?? 5);
const production = { NODE_ENV: 'production', ALLOW_DEMO_CONTENT: 'true', MIGRATE_AT_START: 'true' };

await runScript(() =>
  withFreshSite(
    'bench-memory',
    Object.fromEntries(serviceNames.map((name) => [name, production])),
    async (site, supervisor) => {
      // The services are restarted, so that the memory of the import is not measured.
      for (const child of [...site.processes.values()].filter(({ name }) =>
        serviceNames.includes(name as never),
      ))
        await supervisor.restart(child);
      await sleep(minutes * 60_000);
      const memory = memoryOf(site);
      for (const pid of childrenOf(site.processes.get('bff')?.pid ?? 0))
        memory.set('renderer of the bff', Math.round(residentMegabytes(pid)));
      console.table(Object.fromEntries([...memory].map(([name, mb]) => [name, { 'RSS, MB': mb }])));
    },
  ),
);
