import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../local/process/ports.ts';
import { serviceNames } from '../../local/services.ts';

/** @typedef {import('../../local/services.ts').Copy} Copy */
/** @typedef {import('../../local/services.ts').ServiceName} ServiceName */

const preload = pathToFileURL(join(import.meta.dirname, 'names.mjs')).href;
const nameOf = (/** @type {ServiceName} */ service) => `${service}.cluster`;

/**
 * The copies of all services on this machine as a cluster sees them: each copy has an address of its own (Linux has all of
 * 127.0.0.0/8), all copies of a service the same ports, and a name stands for the addresses of all.
 */
export class Cluster {
  /** @type {Copy[]} */
  copies = [];
  /** @type {Map<ServiceName, Required<Omit<Copy['ports'], 'PORT' | 'HTTP_PORT'>> & { PORT: number, HTTP_PORT: number }>} */
  #ports = new Map();
  /** @type {Map<ServiceName, number>} */
  #numbers = new Map();
  #file;

  /** @param {string} folder where the names are kept */
  constructor(folder) {
    this.#file = join(folder, 'names.json');
    process.env['CLUSTER_NAMES'] = this.#file;
    process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], `--import=${preload}`]
      .filter(Boolean)
      .join(' ');
  }

  /** @param {number} copies of each service */
  async plan(copies) {
    for (const service of serviceNames) {
      const [PORT, HTTP_PORT, HEALTH_PORT, METRICS_PORT] = [
        await freePort(),
        await freePort(),
        await freePort(),
        await freePort(),
      ];
      this.#ports.set(service, { PORT, HTTP_PORT, HEALTH_PORT, METRICS_PORT });
      for (let count = 0; count < copies; count++) this.next(service);
    }
    this.publish();
    return { plan: this.copies, addresses: this.#addresses() };
  }

  /** A further copy, which `publish` names. @param {ServiceName} service @returns {Copy} */
  next(service) {
    const number = (this.#numbers.get(service) ?? 0) + 1;
    this.#numbers.set(service, number);
    const ports = this.#ports.get(service);
    if (!ports) throw new Error(`${service} is not planned`);
    const name = number === 1 ? service : `${service}-${number}`;
    const copy = { service, name, ports, host: `127.0.1.${number}` };
    this.copies.push(copy);
    return copy;
  }

  /** @param {ServiceName} service */
  of(service) {
    return this.copies.filter((copy) => copy.service === service);
  }

  /** Names the addresses of all copies but these. @param {Copy[]} except */
  publish(except = []) {
    const named = this.copies.filter((copy) => !except.includes(copy));
    const names = serviceNames.map((service) => [
      nameOf(service),
      named.filter((copy) => copy.service === service).map(({ host }) => host),
    ]);
    // Renamed, so that no process reads half of it.
    writeFileSync(`${this.#file}.new`, JSON.stringify(Object.fromEntries(names)));
    renameSync(`${this.#file}.new`, this.#file);
  }

  #addresses() {
    const addresses = [...this.#ports].flatMap(([service, { PORT, HTTP_PORT }]) => {
      const prefix = service.toUpperCase().replace('-', '_');
      return [
        [`${prefix}_URL`, `tcp://${nameOf(service)}:${PORT}`],
        [`${prefix}_HTTP_URL`, `http://${nameOf(service)}:${HTTP_PORT}`],
      ];
    });
    return Object.fromEntries(addresses);
  }
}
