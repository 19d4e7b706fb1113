import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mongoose';
import { serviceNames } from '../../local/services.ts';
import { readWork, unevenness, workDuring } from './counters.mjs';

/** @typedef {import('./measure-scaling.mjs').Row} Row */
/** @typedef {import('./measure-scaling.mjs').Scene} Scene */

const maxUnevenness = 0.15;
/** In which the share is counted; a sixth of them for each kind. */
const countedCalls = 1_800;
/** Clients look at a name again after 10 s (libs/rpc, endpoints.ts). */
const maxSecondsToFirstCall = 12;
const kills = /** @type {const} */ (['catalog', 'media', 'identity', 'leads', 'crm-sync', 'bff']);

const percent = (/** @type {number} */ part) => `${(100 * part).toFixed(1)} %`;

/** Counters of the copies of each service differ by at most 15 %. @param {Scene} scene @returns {Promise<Row[]>} */
export async function evenWork({ cluster, visitors }) {
  /** @type {import('./visitors.mjs').Outcome | undefined} */
  let outcome;
  const work = await workDuring(cluster.copies, async () => {
    const isOver = (/** @type {number} */ sent) => sent >= countedCalls;
    outcome = await visitors.run((number) => visitors.everything(number), { atOnce: 8, isOver });
  });
  const rows = serviceNames.map((service) => {
    const counts = cluster.of(service).map(({ name }) => work.get(name) ?? 0);
    const apart = unevenness(counts);
    const figures = `${counts.join(' / ')}, ${percent(apart)} apart`;
    return {
      shown: `even work, ${service}`,
      figures,
      holds: Math.min(...counts) > 0 && apart <= maxUnevenness,
    };
  });
  return [...rows, lostOf('even work, requests lost', outcome)];
}

/** A copy that comes later is found and gets its share. @param {Scene} scene @returns {Promise<Row[]>} */
export async function addedLater({ site, cluster, visitors }) {
  const services = /** @type {const} */ (['catalog', 'media']);
  const added = services.map((service) => cluster.next(service));
  let isOver = false;
  const load = visitors.run((number) => visitors.everything(number), { atOnce: 8, isOver: () => isOver });
  try {
    await site.startCopies(added);
    // Readiness probes cost a copy no work of this kind.
    const before = await readWork(added);
    const since = performance.now();
    cluster.publish();
    /** @type {Map<string, number>} */
    const seconds = new Map();
    while (seconds.size < added.length && performance.now() - since < 2_000 * maxSecondsToFirstCall) {
      await sleep(200);
      for (const [name, count] of await readWork(added))
        if (count > (before.get(name) ?? 0) && !seconds.has(name))
          seconds.set(name, (performance.now() - since) / 1_000);
    }
    // Each of the BFF's copies looks at the name at a time of its own.
    await sleep(Math.max(0, 1_000 * maxSecondsToFirstCall - (performance.now() - since)));
    const all = services.flatMap((service) => cluster.of(service));
    const work = await workDuring(all, () => visitors.further(countedCalls));
    return services.map((service, index) => {
      const { name } = added[index] ?? { name: '' };
      const counts = cluster.of(service).map((copy) => work.get(copy.name) ?? 0);
      const first = seconds.get(name) ?? Infinity;
      return {
        shown: `a copy added later, ${service}`,
        figures: `first call after ${first.toFixed(1)} s, then ${counts.join(' / ')}, ${percent(unevenness(counts))} apart`,
        holds: first <= maxSecondsToFirstCall && unevenness(counts) <= maxUnevenness,
      };
    });
  } finally {
    isOver = true;
    await load;
  }
}

/** One copy of each service is killed under load and started again; its address stays named. @param {Scene} scene @returns {Promise<Row[]>} */
export async function killedUnderLoad({ site, cluster, proxy, visitors }) {
  let isOver = false;
  const load = visitors.run((number) => visitors.everything(number), { atOnce: 8, isOver: () => isOver });
  try {
    for (const service of kills) {
      const copy = cluster.of(service)[1];
      const child = copy && site.processes.get(copy.name);
      if (!child) throw new Error(`there is no second copy of ${service}`);
      await child.kill('SIGKILL');
      await sleep(3_000);
      await child.start();
    }
    await sleep(2_000);
  } finally {
    isOver = true;
  }
  const outcome = await load;
  const { leads, repeatedLeads, calls } = outcome;
  const stored = await storedOnce(site.mongodbUrl, leads);
  return [
    lostOf(`one copy killed of ${kills.join(', ')}: requests lost`, outcome),
    {
      shown: 'one copy killed of each: leads stored once',
      figures: `${stored} of ${leads.length} taken among ${calls} requests; ${repeatedLeads} sent again, ${proxy.repeated} sent on by the proxy`,
      holds: leads.length > 0 && stored === leads.length,
    },
  ];
}

/** How many of these leads are stored exactly once. @param {string} mongodbUrl @param {string[]} emails each of one lead */
export async function storedOnce(mongodbUrl, emails) {
  const store = await createConnection(mongodbUrl).asPromise();
  /** @type {Map<string, number>} */
  const times = new Map();
  for await (const { form } of store.collection('leads').find())
    times.set(form.email, (times.get(form.email) ?? 0) + 1);
  await store.close();
  return emails.filter((email) => times.get(email) === 1).length;
}

/** @param {string} shown @param {import('./visitors.mjs').Outcome | undefined} outcome @returns {Row} */
export function lostOf(shown, outcome) {
  const { calls = 0, lost = [] } = outcome ?? {};
  const some = lost.length > 0 ? `: ${[...new Set(lost)].slice(0, 5).join('; ')}` : '';
  return { shown, figures: `${lost.length} of ${calls}${some}`, holds: calls > 0 && lost.length === 0 };
}
