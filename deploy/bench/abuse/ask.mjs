import { request } from 'node:http';

/**
 * @typedef {object} Question
 * @property {string} path
 * @property {'GET' | 'POST'} [method]
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 */

/**
 * Asks and reads the answer to its end. Answers the status, or 0 where none came within the time.
 * @param {URL} site
 * @param {import('node:http').Agent} agent
 * @param {Question} question
 * @param {{ client: string, withinMs: number }} how `client` is who a proxy would say is calling
 * @returns {Promise<number>}
 */
export function ask(site, agent, { path, method = 'GET', headers = {}, body }, { client, withinMs }) {
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        host: site.hostname,
        port: site.port,
        path,
        method,
        headers: {
          'accept-encoding': 'gzip, br',
          'x-forwarded-for': client,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
        signal: AbortSignal.timeout(withinMs),
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', () => resolve(0));
        answer.once('close', () => resolve(0));
      },
    );
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}
