import { Agent, get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What browsers accept. */
export const acceptEncoding = 'gzip, deflate, br';

/** Each visit of the bench counts as a client of its own, because the limits are for one client. */
let clients = 0;
export const asNewClient = () => {
  clients += 1;
  return { 'x-forwarded-for': `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}` };
};

const oneConnection = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * @typedef {object} RawAnswer
 * @property {string[]} rawHeaders name, value, name, value
 * @property {Buffer} body as it was sent
 * @property {number} ms from the request to the last byte
 */

/**
 * One answer, its body still encoded. Rejects unless it is 200.
 * @param {string} url
 * @param {{ agent?: Agent, accept?: string }} [options] `agent`: other connections than the one that these requests share
 * @returns {Promise<RawAnswer>}
 */
export function ask(url, { agent = oneConnection, accept = '*/*' } = {}) {
  const headers = { accept, 'accept-encoding': acceptEncoding, ...asNewClient() };
  const since = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const ms = performance.now() - since;
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        else resolve({ rawHeaders: response.rawHeaders, body: Buffer.concat(parts), ms });
      });
    }).on('error', reject);
  });
}

/** The text of an answer. @param {RawAnswer} answer */
export function textOf({ rawHeaders, body }) {
  const name = rawHeaders.findIndex((header) => header.toLowerCase() === 'content-encoding');
  const encoding = name === -1 ? undefined : rawHeaders[name + 1];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
