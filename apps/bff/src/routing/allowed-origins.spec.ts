import { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { originCheck } from './allowed-origins.ts';

const open: { close(): void }[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

/** The HTTP statuses of POST requests with a cookie from these origins; `PORT` stands for the port of the site. */
const statusesOf = (publicUrl: string, isDevelopment: boolean, origins: string[]) =>
  statusesWith(
    publicUrl,
    isDevelopment,
    origins.map((origin) => ({ cookie: 'a=b', origin })),
  );

/** The HTTP statuses of POST requests with each of these headers. */
async function statusesWith(publicUrl: string, isDevelopment: boolean, given: Record<string, string>[]) {
  const check = originCheck(new URL(publicUrl), isDevelopment);
  const app = express()
    .use((request, response) => {
      check(request);
      response.sendStatus(204);
    })
    .use(((_error, _request, response, _next) => response.sendStatus(403)) as express.ErrorRequestHandler);
  const server = app.listen(0, '127.0.0.1');
  open.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const statuses = given.map(async ({ origin, ...others }) => {
    const headers = { ...others, ...(origin ? { origin: origin.replace('PORT', String(port)) } : {}) };
    return (await fetch(`http://127.0.0.1:${port}/api/admin/jobs`, { method: 'POST', headers })).status;
  });
  return Promise.all(statuses);
}

const local = ['http://localhost:3000', 'http://127.0.0.1:3000'];

describe('the origins of a change of state', () => {
  it('a website on localhost accepts requests from the origins localhost and 127.0.0.1, in production too', async () => {
    expect(await statusesOf('http://localhost:3000', false, local)).toEqual([204, 204]);
    const others = ['http://localhost:3001', 'http://localhost:PORT', 'https://localhost:3000', 'null'];
    expect(await statusesOf('http://127.0.0.1:3000', false, others)).toEqual([403, 403, 403, 403]);
  });

  it('a website on a public host accepts requests from its own origin only in production', async () => {
    const site = 'https://www.makler.example';
    const origins = [site, 'http://www.makler.example', ...local];
    expect(await statusesOf(site, false, origins)).toEqual([204, 403, 403, 403]);
  });

  it('a request without a cookie is accepted only from the website’s own origin or without a sign of another site', async () => {
    const site = 'https://www.makler.example';
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    const own = [{ origin: site }, {}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }];
    expect(await statusesWith(site, false, foreign)).toEqual([403, 403, 403]);
    expect(await statusesWith(site, false, own)).toEqual([204, 204, 204, 204]);
  });

  it('a request whose Origin header was removed is accepted if Sec-Fetch-Site is same-origin', async () => {
    const cookie = '_ga=1';
    const own = { 'sec-fetch-site': 'same-origin' };
    const cases: [Record<string, string>, number][] = [
      [{ origin: 'null', ...own }, 204],
      [{ origin: 'null', cookie, ...own }, 204],
      [{ cookie, ...own }, 204],
      [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
      [{ origin: 'null', 'sec-fetch-site': 'same-site' }, 403],
      [{ origin: 'null', 'sec-fetch-site': 'none' }, 403],
      [{ origin: 'null' }, 403],
      [{ cookie }, 403],
      [{ cookie, 'sec-fetch-site': 'none' }, 403],
      [{ origin: 'https://evil.example', ...own }, 403],
    ];
    const statuses = await statusesWith(
      'https://www.makler.example',
      false,
      cases.map(([headers]) => headers),
    );
    expect(statuses).toEqual(cases.map(([, status]) => status));
  });

  it('in development, localhost and 127.0.0.1 on the port of the request are accepted as the website’s own origins', async () => {
    const origins = ['http://localhost:PORT', 'http://127.0.0.1:PORT', 'http://localhost:1'];
    expect(await statusesOf('https://www.makler.example', true, origins)).toEqual([204, 204, 403]);
  });
});
