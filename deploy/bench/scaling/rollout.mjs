import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { root } from '../../local/places.mjs';
import { lostOf, storedOnce } from './copies.mjs';

const requests = 20_000;
/** The proxy still uses an endpoint for so long after its end has begun. */
const lagMs = 2_000;

/**
 * Each copy of the BFF is replaced by a new one under load: the new one becomes ready and is listed; the old one ends as a
 * pod ends, with the pause of the manifests before SIGTERM, and the proxy hears of it two seconds late. The proxy repeats
 * nothing meanwhile.
 * @param {import('./measure-scaling.mjs').Scene} scene
 * @returns {Promise<import('./measure-scaling.mjs').Row[]>}
 */
export async function rolledOut({ site, cluster, proxy, visitors }) {
  const pauseMs = pauseBeforeEnd();
  const repeatedBefore = proxy.repeated;
  proxy.repeatsReads = false;
  let isReplaced = false;
  const isOver = (/** @type {number} */ sent) => isReplaced && sent >= requests;
  const load = visitors.run((number) => visitors.mostlyCached(number), { atOnce: 16, isOver });
  try {
    for (const old of cluster.of('bff')) {
      const copy = cluster.next('bff');
      await site.startCopies([copy]);
      proxy.endpoints = [...proxy.endpoints, { host: copy.host ?? '', port: copy.ports.PORT ?? 0 }];
      const unlisted = sleep(lagMs).then(() => {
        proxy.endpoints = proxy.endpoints.filter(({ host }) => host !== old.host);
      });
      await sleep(pauseMs);
      await site.processes.get(old.name)?.stop();
      await unlisted;
    }
  } finally {
    isReplaced = true;
  }
  const outcome = await load;
  const stored = await storedOnce(site.mongodbUrl, outcome.leads);
  const repeated = proxy.repeated - repeatedBefore + outcome.repeatedLeads;
  const lost = lostOf('rollout of the BFF: requests lost', outcome);
  return [
    { ...lost, figures: `${lost.figures}, ${repeated} repeated`, holds: lost.holds && repeated === 0 },
    {
      shown: 'rollout of the BFF: leads stored once',
      figures: `${stored} of ${outcome.leads.length}`,
      holds: outcome.leads.length > 0 && stored === outcome.leads.length,
    },
  ];
}

/** The pause that each pod makes before it is told to end (k8s/base/every-service.yaml). */
function pauseBeforeEnd() {
  /** @type {{ path: string, value: { preStop?: { exec: { command: string[] } } } }[]} */
  const patches = parse(readFileSync(join(root, 'k8s', 'base', 'every-service.yaml'), 'utf8'));
  const [, seconds] =
    patches.find(({ path }) => path.endsWith('/lifecycle'))?.value.preStop?.exec.command ?? [];
  if (!Number(seconds)) throw new Error('The manifests have no pause before the end of a pod.');
  return 1_000 * Number(seconds);
}
