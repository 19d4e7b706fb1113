import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { runJob, signIn } from './staff-client.ts';

let server: Server | undefined;

/** A public API whose job has ended at the second look, after so many answers of 502. */
async function api({ jobState = 'completed', gone = 0 } = {}) {
  let looks = 0;
  let refusals = gone;
  server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`;
    const isAllowed = request.headers.authorization === 'Bearer token-1';
    const isLook = call === 'GET /api/admin/jobs/full-sync-1';
    const state = isLook && looks++ > 0 ? jobState : 'active';
    const answers: Record<string, [number, unknown]> = {
      'POST /api/auth/sign-in/email': [200, {}],
      'POST /api/admin/jobs': isAllowed ? [202, { jobId: 'full-sync-1' }] : [401, {}],
      'GET /api/admin/jobs/full-sync-1': [200, { state, progress: { successful: 69, failed: 1 } }],
    };
    const isAway = isLook && looks > 1 && refusals-- > 0;
    const [status, body] = isAway ? [502, {}] : (answers[call] ?? [404, {}]);
    if (request.headers['x-token'] === 'bearer') response.setHeader('set-auth-token', 'token-1');
    response.writeHead(status).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.close();
});

describe('runJob', () => {
  it('runs a job to its end as the person who signed in', async () => {
    const url = await api();
    const token = await signIn(url, 'admin@example.org', 'a password');
    expect(await runJob(url, token, { kind: 'full-sync' })).toEqual({ successful: 69, failed: 1 });
  });

  it('waits while the service of the job is being started again', async () => {
    const result = runJob(await api({ gone: 2 }), 'token-1', { kind: 'full-sync' });
    expect(await result).toEqual({ successful: 69, failed: 1 });
  });

  it('throws for a job that fails and for a call that is refused', async () => {
    const url = await api({ jobState: 'failed' });
    const failed = runJob(url, 'token-1', { kind: 'full-sync' });
    await expect(failed).rejects.toThrow('The job full-sync ended as failed.');
    const refused = runJob(url, 'nobody', { kind: 'full-sync' });
    await expect(refused).rejects.toThrow('The job full-sync could not be started: 401');
  });
});
