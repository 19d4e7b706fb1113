import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { countListedProperties } from './first-sync.ts';

const ends: (() => unknown)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A site whose list gives these answers, one after the other; the last one again and again. */
async function siteWith(answers: [status: number, retryAfter?: string][]) {
  const server = createServer((_request, response) => {
    const [status, retryAfter] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [200];
    response
      .writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
      .end(JSON.stringify({ total: 93 }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close().closeAllConnections());
  const lines: string[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { lines, count: () => countListedProperties(url, (_subject, line) => lines.push(line), 1) };
}

describe('the list after the first sync', () => {
  it('the local set-up waits while the property list answers 429 or 5xx, for the seconds of Retry-After, and prints a line each time', async () => {
    const { lines, count } = await siteWith([[429, '0.01'], [429], [503, '0'], [500], [200]]);
    expect(await count()).toBe(93);
    expect(lines.map((line) => /answers (\d+), next attempt in \d s/.exec(line)?.[1])).toEqual([
      '429',
      '429',
      '503',
      '500',
    ]);
  });

  it.each([[404], [429]])(
    'the local set-up fails if the property list answers %i at each attempt',
    async (status) => {
      const { lines, count } = await siteWith([[status, '0']]);
      await expect(count()).rejects.toThrow(`could not be read: ${status}`);
      expect(lines).toHaveLength(status === 429 ? 7 : 0);
    },
  );
});
