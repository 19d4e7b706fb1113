import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { pipeline } from 'node:stream';

/** @typedef {{ host: string, port: number }} Endpoint */

/**
 * The proxy in front of the BFF: takes turns over its own list of endpoints. A connection that is refused leads to the next
 * endpoint. As ingress controllers do by default, a read whose connection breaks before the answer is repeated, unless
 * `repeatsReads` is off; other requests never are.
 */
export class FrontProxy {
  /** @type {Endpoint[]} */
  endpoints = [];
  repeatsReads = true;
  /** Requests that went to another endpoint. */
  repeated = 0;
  #turn = 0;
  #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #server = createServer((incoming, response) => this.#pass(incoming, response, this.#inTurn()));

  /** @param {number} port */
  async listen(port) {
    this.#server.listen(port);
    await once(this.#server, 'listening');
  }

  async close() {
    this.#agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #inTurn() {
    const start = this.#turn++ % this.endpoints.length;
    return [...this.endpoints.slice(start), ...this.endpoints.slice(0, start)];
  }

  /**
   * @param {import('node:http').IncomingMessage} incoming
   * @param {import('node:http').ServerResponse} response
   * @param {Endpoint[]} endpoints those that it may go to
   */
  #pass(incoming, response, [endpoint, ...others]) {
    if (!endpoint) {
      response.writeHead(502).end();
      return;
    }
    const { method = 'GET', url: path, headers } = incoming;
    const outgoing = request({ ...endpoint, method, path, headers, agent: this.#agent });
    outgoing.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    });
    outgoing.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const isRead = method === 'GET' || method === 'HEAD';
      const mayRepeat = error.code === 'ECONNREFUSED' || (isRead && this.repeatsReads);
      if (response.headersSent) return void response.destroy();
      if (!mayRepeat) return void response.writeHead(502).end();
      this.repeated += 1;
      return this.#pass(incoming, response, others);
    });
    // A body that was partly sent cannot be sent again; a refused connection has taken none of it.
    if (method === 'GET' || method === 'HEAD') outgoing.end();
    else
      outgoing.once('socket', (socket) =>
        socket.connecting ? socket.once('connect', () => incoming.pipe(outgoing)) : incoming.pipe(outgoing),
      );
  }
}
