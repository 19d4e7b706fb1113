import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Node writes or the connection decides these itself. */
const ownOfEach = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

/** A bare node:http server in a process of its own that answers what the product answered. */
export class Floor {
  #process = fork(new URL('floor-server.mjs', import.meta.url), { stdio: 'inherit' });
  #port = 0;

  get pid() {
    return this.#process.pid ?? 0;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** From now on it answers this. @param {string} path @param {import('./ask.mjs').RawAnswer} answer */
  async hold(path, { rawHeaders, body }) {
    const headers = rawHeaders.filter((_, index) => {
      const name = rawHeaders[index - (index % 2)] ?? '';
      return !ownOfEach.has(name.toLowerCase());
    });
    this.#process.send({ path, headers, body: body.toString('base64') });
    const [port] = await once(this.#process, 'message');
    this.#port = Number(port);
  }

  stop() {
    this.#process.disconnect();
  }
}
