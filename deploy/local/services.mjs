import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';
import { SetupFault } from './setup-fault.mjs';

/** In the order in which they start; they end the other way round. */
export const serviceNames = /** @type {const} */ ([
  ...['identity', 'media', 'catalog', 'leads', 'crm-sync', 'bff'],
]);

/** @typedef {'identity' | 'media' | 'catalog' | 'leads' | 'crm-sync' | 'bff'} ServiceName */

/** Services with a private HTTP port (architecture.md). */
const withHttp = new Set(['identity', 'media', 'crm-sync']);

/** Services that answer no RPC. */
const withoutRpc = new Set(['media']);

/**
 * @typedef {object} Copy one process of a service
 * @property {ServiceName} service
 * @property {string} name "catalog", "catalog-2", ...
 * @property {number | undefined} port RPC, or the public HTTP port of the BFF
 * @property {number} healthPort
 * @property {number | undefined} httpPort
 */

/**
 * Chooses the ports of every process.
 * @param {import('./context.mjs').Context} context
 * @param {number} publicPort
 * @param {Partial<Record<ServiceName, number>>} copies
 */
export async function planCopies(context, publicPort, copies) {
  /** @type {Copy[]} */
  const plan = [];
  for (const service of serviceNames) {
    for (let number = 1; number <= (copies[service] ?? 1); number++) {
      const name = number === 1 ? service : `${service}-${number}`;
      const rpcPort = async () => (withoutRpc.has(service) ? undefined : context.portFor(`${name} rpc`));
      plan.push({
        service,
        name,
        port: service === 'bff' && number === 1 ? publicPort : await rpcPort(),
        healthPort: await context.portFor(`${name} health`),
        httpPort: withHttp.has(service) ? await context.portFor(`${name} http`) : undefined,
      });
    }
  }
  return plan;
}

/**
 * Where each service is reached: comma-separated `tcp://` addresses for RPC, one `http://` address for bytes.
 * @param {Copy[]} plan
 * @returns {Record<string, string>}
 */
export function addressesOf(plan) {
  /** @type {Record<string, string>} */
  const addresses = {};
  for (const { service, port, httpPort } of plan) {
    if (service === 'bff') continue;
    const prefix = service.toUpperCase().replace('-', '_');
    const rpc = `tcp://127.0.0.1:${port}`;
    const known = addresses[`${prefix}_URL`];
    if (port) addresses[`${prefix}_URL`] = known ? `${known},${rpc}` : rpc;
    if (httpPort) addresses[`${prefix}_HTTP_URL`] ??= `http://127.0.0.1:${httpPort}`;
  }
  return addresses;
}

/**
 * Starts all processes of the plan, the private ones together and the BFF after them, and waits for their readiness.
 * @param {import('./context.mjs').Context} context
 * @param {Copy[]} plan
 * @param {Record<string, string>} shared environment of all of them
 * @param {Record<string, NodeJS.ProcessEnv>} perService
 */
export async function startServices(context, plan, shared, perService) {
  const inherited = { ...context.env };
  // Not passed on, because only the first process could bind the port.
  for (const name of ['METRICS_PORT', 'HTTP_PORT', 'HEALTH_PORT', 'PORT']) delete inherited[name];
  /** @param {Copy} copy */
  const start = async ({ service, name, port, healthPort, httpPort }) => {
    const main = join(root, 'apps', service, 'dist', 'main.js');
    if (!existsSync(main))
      throw new SetupFault(`${service} is not built: ${main} is missing. Run: npx nx build ${service}`);
    // BIND_HOST applies to the public address only; private ports stay on the loopback address.
    const binding = service === 'bff' ? {} : { BIND_HOST: '127.0.0.1' };
    const ports = { PORT: port, HEALTH_PORT: healthPort, HTTP_PORT: httpPort };
    const given = Object.entries(ports).flatMap(([key, value]) => (value ? [[key, String(value)]] : []));
    const url = `http://127.0.0.1:${service === 'bff' ? port : healthPort}/readyz`;
    return context.supervisor.start({
      name,
      command: process.execPath,
      // Half of V8's default; keeps each process about 10 MB smaller (measurements.md).
      args: ['--enable-source-maps', '--max-semi-space-size=8', main],
      marks: [main],
      cwd: join(root, 'apps', service),
      env: { ...inherited, ...binding, ...shared, ...Object.fromEntries(given), ...perService[service] },
      log: context.log(name),
      isReady: () => answersReady(url),
    });
  };
  await Promise.all(plan.filter(({ service }) => service !== 'bff').map(start));
  await Promise.all(plan.filter(({ service }) => service === 'bff').map(start));
}

/** @param {string} url */
async function answersReady(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
