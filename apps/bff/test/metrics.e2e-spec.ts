import { request } from 'node:http';
import { freePort } from '@estate/test-kit/stores';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from './world.ts';

describe('metrics of the public origin', () => {
  let world: World;
  let metricsPort: number;
  beforeAll(async () => {
    metricsPort = await freePort();
    world = await startWorld({ METRICS_PORT: String(metricsPort) });
  });
  afterAll(() => world.close());

  const ask = (method: string, path: string) =>
    new Promise<void>((resolve, reject) => {
      request({ host: '127.0.0.1', port: world.bff.port, path, method }, (response) => {
        response.resume().on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
  /** Method and route of every series of the request metric. */
  const series = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const labels = /^http_request_duration_seconds_count\{method="([^"]*)",route="([^"]*)"/gm;
    return [...text.matchAll(labels)].map(([, method, route]) => `${method} ${route}`);
  };

  it('have as many series as there are routes, whatever a visitor thinks of', async () => {
    await ask('GET', '/api/properties/latest');
    await ask('POST', '/api/contact-messages');
    for (const method of ['PROPFIND', 'M-SEARCH', 'BIND', 'TRACE', 'QUERY', 'UNLINK', 'REPORT']) {
      await ask(method, '/api/properties/42');
      await ask(method, `/anything-${method}`);
    }
    for (const path of [
      '/one',
      '/two',
      '/immobilie/x-1',
      '/immobilie/y-2',
      '/api/one',
      '/api/properties/77',
    ]) {
      await ask('GET', path);
    }
    expect(new Set(await series())).toEqual(
      new Set([
        'GET /api/properties/latest',
        'POST /api/contact-messages',
        'other /api/properties/:id',
        'other other',
        'GET 404',
        'GET /immobilie/{slug}',
        'GET other',
        'GET /api/properties/{id}',
      ]),
    );
  });
});
