import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.mjs';
import { Stalls } from './stalls.mjs';

const aSecond = 20;
const timeoutMs = 5_000;
/** Part of a visit's time that may be stalled; with more, the time measures this process and not the site. */
const maxStalled = 0.1;

/** @typedef {{ page: string, then: string[] }} Visit addresses: a page, and what a browser asks for once it has it */

/**
 * @typedef {object} VisitResult
 * @property {number} ms from sending the page's request to the end of the last answer
 * @property {string | undefined} fault first answer that was not 200
 * @property {boolean} isMeasured false if this process was stalled for more than a tenth of it: its time says little
 *   about the site
 */

/**
 * Visitors, each a client of its own, that come at a fixed rate whatever happens to those before them. As behind a
 * proxy, they share connections.
 */
export class Visits {
  #agent = new Agent({ keepAlive: true });
  #stalls = new Stalls();
  #count = 0;

  /**
   * @param {URL} site
   * @param {Visit[]} kinds taken in turn
   */
  constructor(site, kinds) {
    this.site = site;
    this.kinds = kinds;
  }

  /**
   * Lets visitors come for so long and waits until the last one has gone.
   * @param {number} seconds
   * @returns {Promise<VisitResult[]>}
   */
  async run(seconds) {
    const beginning = performance.now();
    /** @type {Promise<VisitResult>[]} */
    const visits = [];
    for (let number = 0; number < seconds * aSecond; number++) {
      const due = beginning + (number * 1_000) / aSecond;
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      visits.push(this.#visit());
    }
    return Promise.all(visits);
  }

  async #visit() {
    const number = this.#count++;
    const client = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const kind = /** @type {Visit} */ (this.kinds[number % this.kinds.length]);
    const since = performance.now();
    const left = () => timeoutMs - (performance.now() - since);
    /** @param {string} path */
    const get = async (path) => {
      const accept = path.startsWith('/media/') ? 'image/avif,image/webp,*/*' : '*/*';
      const withinMs = Math.max(1, Math.round(left()));
      const status = await ask(this.site, this.#agent, { path, headers: { accept } }, { client, withinMs });
      return status === 200 ? undefined : `${path} answered ${status || 'nothing in time'}`;
    };
    const fault = (await get(kind.page)) ?? (await Promise.all(kind.then.map(get))).find(Boolean);
    const end = performance.now();
    return {
      ms: end - since,
      fault,
      isMeasured: this.#stalls.during(since, end) <= maxStalled * (end - since),
    };
  }

  /** Closes the connections, because the next process cannot use them. */
  forgetConnections() {
    this.#agent.destroy();
    this.#agent = new Agent({ keepAlive: true });
  }

  stop() {
    this.#agent.destroy();
    this.#stalls.stop();
  }
}
