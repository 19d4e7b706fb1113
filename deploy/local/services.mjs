import { join } from 'node:path';
import { root } from './places.mjs';

/** In the order in which they start; they end the other way round. */
export const serviceNames = /** @type {const} */ ([
  'identity',
  'media',
  'catalog',
  'leads',
  'crm-sync',
  'bff',
]);

/** @typedef {typeof serviceNames[number]} ServiceName */

/** Services with a private HTTP port (architecture.md). */
const withHttp = new Set(['identity', 'media', 'crm-sync']);

/** Services that answer no RPC. */
const withoutRpc = new Set(['media']);

/** @param {ServiceName} service */
export const mainOf = (service) => join(root, 'apps', service, 'dist', 'main.js');

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
