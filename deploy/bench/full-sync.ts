import { withEmptySite } from '../local/bring-up.ts';
import { runScript, SetupFault } from '../local/setup-fault.mjs';
import { runJob, signIn } from '../staff-client.ts';
import { memoryOf } from './figures.ts';
import { searchTimes } from './search-times.ts';

/**
 * Measures a full sync of simulated objects without images, a second sync without changes, which must not write
 * anything, and searches in this stock.
 */
const objects = process.argv[2] ?? '10000';

interface Outcome {
  total?: number;
  created?: number;
  updated?: number;
}

await runScript(() =>
  withEmptySite(
    'bench-sync',
    { crm: { SIM_PROPERTIES: objects, SIM_MAX_IMAGES: '0' }, bff: { TRUST_PROXY: '1' } },
    async (site) => {
      const token = await signIn(site.url, site.admin.email, site.admin.password ?? '');
      const headers = { authorization: `Bearer ${token}` };
      const sync = async () => {
        const since = performance.now();
        await runJob(site.url, token, { kind: 'full-sync', importImages: false });
        const seconds = (performance.now() - since) / 1_000;
        const answer = await fetch(`${site.url}/api/admin/jobs`, { headers });
        const { items } = (await answer.json()) as { items: { result?: Outcome }[] };
        const { total = 0, created = 0, updated = 0 } = items[0]?.result ?? {};
        const rate = Math.round(total / seconds);
        console.log(
          `${total} objects in ${seconds.toFixed(1)} s, ${rate} a second: ${created} created, ${updated} updated`,
        );
        return created + updated;
      };
      await sync();
      const writtenAgain = await sync();
      console.table(Object.fromEntries([...memoryOf(site)].map(([name, mb]) => [name, { 'RSS, MB': mb }])));
      console.table(await searchTimes(site.url));
      if (writtenAgain > 0)
        throw new SetupFault('The second sync wrote something, though nothing had changed.');
    },
  ),
);
