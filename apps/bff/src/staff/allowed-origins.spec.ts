import { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { originCheck } from './allowed-origins.ts';

const open: { close(): void }[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

/** The statuses of a change of state with a cookie from these origins; `PORT` stands for the port of the site. */
async function statusesOf(publicUrl: string, isDevelopment: boolean, origins: string[]) {
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
  const statuses = origins.map(async (origin) => {
    const headers = { cookie: 'a=b', origin: origin.replace('PORT', String(port)) };
    return (await fetch(`http://127.0.0.1:${port}/api/admin/jobs`, { method: 'POST', headers })).status;
  });
  return Promise.all(statuses);
}

const local = ['http://localhost:3000', 'http://127.0.0.1:3000'];

describe('the origins of a change of state', () => {
  it('are both names of this machine for a site on it, in production too', async () => {
    expect(await statusesOf('http://localhost:3000', false, local)).toEqual([204, 204]);
    const others = ['http://localhost:3001', 'http://localhost:PORT', 'https://localhost:3000', 'null'];
    expect(await statusesOf('http://127.0.0.1:3000', false, others)).toEqual([403, 403, 403, 403]);
  });

  it('are the site alone in production elsewhere', async () => {
    const site = 'https://www.makler.example';
    const origins = [site, 'http://www.makler.example', ...local];
    expect(await statusesOf(site, false, origins)).toEqual([204, 403, 403, 403]);
  });

  it('are both names on the requested port in development', async () => {
    const origins = ['http://localhost:PORT', 'http://127.0.0.1:PORT', 'http://localhost:1'];
    expect(await statusesOf('https://www.makler.example', true, origins)).toEqual([204, 204, 403]);
  });
});
