import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startSim } from '../src/start-sim.ts';
import { headersV1, json } from './sim-client.ts';

const webhookSecret = 'a-secret-of-the-simulator';
const received: { url: string; signature: unknown; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push({ url: request.url ?? '', signature: request.headers['x-propstack-signature'], body });
    response.end();
  });
});
const sim = await startSim({ port: 0, host: '127.0.0.1', properties: 3, webhookSecret });
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?event=property_updated`;
afterAll(async () => {
  await sim.stop();
  server.closeAllConnections();
  server.close();
});

const hooks = (method: string, body?: object) =>
  fetch(`${sim.url}/v1/hooks`, {
    method,
    headers: { ...headersV1, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

describe('webhooks', () => {
  it('webhooks can be registered at the simulated CRM, which lists them', async () => {
    const wrong = await hooks('POST', { target_url: 'nirgends', event: 'property_updated' });
    expect(wrong.status).toBe(422);
    const { id } = await json<{ id: number }>(
      await hooks('POST', { target_url: target, event: 'property_updated' }),
    );
    expect(await json(await hooks('GET'))).toEqual([{ id, target_url: target, event: 'property_updated' }]);
  });

  it('webhooks of the simulated CRM are called with the signed record when an object changes or is deleted', async () => {
    const [first] = sim.stock.all();
    const control = (path: string, body: object) =>
      fetch(`${sim.url}/control/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await control('touch', { id: first!.id, fields: { title: 'Neu' } });
    await control('faults', { kind: 'deleted', id: first!.id });
    await eventually(() => expect(received).toHaveLength(2));
    for (const { url, signature, body } of received) {
      expect(url).toBe('/hook?event=property_updated');
      expect(JSON.parse(body)).toMatchObject({ id: first!.id });
      expect(signature).toBe(createHmac('sha256', webhookSecret).update(body).digest('hex'));
    }
  });
});
