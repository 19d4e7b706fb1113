/** @typedef {import('./cluster.mjs').Copy} Copy */

/** What counts as work of a service. @type {Record<import('./cluster.mjs').ServiceName, string>} */
const workOf = {
  bff: 'http_request_duration_seconds_count',
  catalog: 'rpc_duration_seconds_count',
  identity: 'rpc_duration_seconds_count',
  leads: 'rpc_duration_seconds_count',
  'crm-sync': 'rpc_duration_seconds_count',
  media: 'rendition_duration_seconds_count',
};

/** The work that each copy has done since its start, by its name. @param {Copy[]} copies @returns {Promise<Map<string, number>>} */
export async function readWork(copies) {
  const counts = copies.map(async ({ service, name, host, ports }) => {
    const answer = await fetch(`http://${host}:${ports.METRICS_PORT}/metrics`);
    const lines = (await answer.text()).split('\n').filter((line) => line.startsWith(workOf[service]));
    return /** @type {const} */ ([
      name,
      lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0),
    ]);
  });
  return new Map(await Promise.all(counts));
}

/** @param {Copy[]} copies @param {() => Promise<unknown>} work @returns {Promise<Map<string, number>>} */
export async function workDuring(copies, work) {
  const before = await readWork(copies);
  await work();
  const after = await readWork(copies);
  return new Map([...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)]));
}

/** How far the idlest copy stays behind the busiest, 0 to 1. @param {number[]} counts */
export const unevenness = (counts) => 1 - Math.min(...counts) / Math.max(...counts, 1);
