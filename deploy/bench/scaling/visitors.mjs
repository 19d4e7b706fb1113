import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { findVisits } from '../abuse/stock.mjs';

/** @typedef {{ path: string, headers?: Record<string, string>, body?: object, email?: string }} Call */
/** @typedef {{ calls: number, leads: string[], repeatedLeads: number, lost: string[] }} Outcome */

const withinMs = 30_000;
const leadTries = 8;

/** Visitors and one member of staff of a running site, each request from a network of its own. */
export class Visitors {
  #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #number = 0;
  /** @type {string[]} */
  #images = [];
  /** @type {string[]} */
  #pages = [];
  #propertyId = 0;

  /** @param {string} url @param {string} token */
  constructor(url, token) {
    this.url = url;
    this.token = token;
  }

  async learn() {
    const { kinds } = await findVisits(this.url);
    const paths = kinds.flatMap(({ page, then }) => [page, ...then]);
    this.#images = paths.filter((path) => path.startsWith('/media/'));
    this.#pages = paths.filter((path) => !path.startsWith('/media/'));
    this.#propertyId = Number(/\/api\/properties\/(\d+)/.exec(paths.join(' '))?.[1]);
  }

  /** Work for every service: two reads of catalog, an image, two reads of staff, and a lead. @param {number} number */
  everything(number) {
    const kinds = [
      () => this.#search(number),
      () => ({ path: `/api/properties?rooms_min=${number % 6}&q=${number}` }),
      () => ({ path: this.#images[number % this.#images.length] ?? '/' }),
      () => ({ path: '/api/admin/jobs', headers: { authorization: `Bearer ${this.token}` } }),
      () => ({ path: '/api/admin/me', headers: { authorization: `Bearer ${this.token}` } }),
      () => this.#lead(number),
    ];
    return /** @type {Call} */ (kinds[number % kinds.length]?.());
  }

  /** Mostly pages and data that the BFF has in memory, as in real life. @param {number} number @returns {Call} */
  mostlyCached(number) {
    if (number % 50 === 0) return this.#lead(number);
    if (number % 10 === 1) return this.#search(number);
    if (number % 10 === 2) return { path: this.#images[number % this.#images.length] ?? '/' };
    return { path: this.#pages[number % this.#pages.length] ?? '/' };
  }

  /**
   * Sends requests until `isOver` says so, so many at once.
   * @param {(number: number) => Call} next
   * @param {{ atOnce: number, isOver: (sent: number) => boolean }} options
   * @returns {Promise<Outcome>}
   */
  async run(next, { atOnce, isOver }) {
    /** @type {Outcome} */
    const outcome = { calls: 0, leads: [], repeatedLeads: 0, lost: [] };
    const visit = async () => {
      while (!isOver(outcome.calls)) {
        outcome.calls += 1;
        const call = next(this.#number++);
        if (call.body) await this.#sendLead(call, outcome);
        else {
          const status = await this.#send(call);
          if (status !== 200) outcome.lost.push(`${call.path} answered ${status}`);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, visit));
    return outcome;
  }

  /** Waits until a load that runs has sent so many further requests, two minutes at most. @param {number} requests */
  async further(requests) {
    const [until, since] = [this.#number + requests, performance.now()];
    while (this.#number < until && performance.now() - since < 120_000) await sleep(50);
  }

  stop() {
    this.#agent.destroy();
  }

  /** @param {number} number @returns {Call} */
  #search(number) {
    return {
      path: `/api/properties?q=${['Elbe', 'Garten', 'Altbau', 'Hamburg'][number % 4]}&page=${(number % 3) + 1}`,
    };
  }

  /** @param {number} number @returns {Call} */
  #lead(number) {
    const email = `anna${number}@example.test`;
    const person = { firstName: 'Anna', lastName: 'Muster', email };
    return {
      email,
      path: '/api/expose-requests',
      headers: { 'idempotency-key': `scaling-${process.pid}-${number}`, 'content-type': 'application/json' },
      body: { propertyId: this.#propertyId, ...person, agreeToTerms: true },
    };
  }

  /** As the site does, the same form is sent again under its key until it is taken. @param {Call} call @param {Outcome} outcome */
  async #sendLead(call, outcome) {
    for (let tries = 1; ; tries++) {
      const status = await this.#send(call);
      if (status === 202) return void outcome.leads.push(call.email ?? '');
      if (tries === leadTries || (status >= 400 && status < 500))
        return void outcome.lost.push(`${call.path} answered ${status} in try ${tries}`);
      outcome.repeatedLeads += 1;
      await sleep(300);
    }
  }

  /** The status, or 0 without an answer. @param {Call} call @returns {Promise<number>} */
  #send({ path, headers, body }) {
    const client = this.#number;
    const from = {
      'x-forwarded-for': `10.${(client >> 8) & 255}.${client & 255}.7`,
      accept: 'image/webp,*/*',
    };
    return new Promise((resolve) => {
      const asked = request(new URL(path, this.url), {
        agent: this.#agent,
        method: body ? 'POST' : 'GET',
        signal: AbortSignal.timeout(withinMs),
        headers: { ...from, ...headers },
      });
      asked.once('response', (answer) => {
        text(answer).then(
          () => resolve(answer.statusCode ?? 0),
          () => resolve(0),
        );
      });
      asked.once('error', () => resolve(0));
      asked.end(body && JSON.stringify(body));
    });
  }
}
