import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { syncOnce } from './first-sync.ts';
import { readSecrets, writeSecrets } from './secrets.ts';

let server: Server | undefined;

/** A public API whose full sync is done at the second look, or fails. */
async function api({
  listed,
  jobState = 'completed',
  gone = 0,
}: {
  listed: number;
  jobState?: string;
  gone?: number;
}) {
  const calls: string[] = [];
  let looks = 0;
  let total = listed;
  let refusals = gone;
  server = createServer((request, response) => {
    const call = `${request.method ?? ''} ${(request.url ?? '').split('?')[0] ?? ''}`;
    calls.push(call);
    const isAllowed = request.headers.authorization === 'Bearer token-1';
    const state = looks > 0 ? jobState : 'active';
    if (call.startsWith('GET /api/admin/jobs/')) looks += 1;
    if (state === 'completed') total = 70;
    const progress = { total: 110, done: looks * 55, successful: looks * 55, failed: 0 };
    const answers: Record<string, [number, unknown]> = {
      'GET /api/properties': [200, { total }],
      'POST /api/auth/sign-in/email': [200, {}],
      'POST /api/admin/jobs': isAllowed ? [202, { jobId: 'full-sync-1' }] : [401, {}],
      'GET /api/admin/jobs/full-sync-1': isAllowed ? [200, { state, progress }] : [401, {}],
    };
    const isAway = call.startsWith('GET /api/admin/jobs/') && looks > 1 && refusals-- > 0;
    const [status, body] = isAway ? [502, {}] : (answers[call] ?? [404, {}]);
    if (request.headers['x-token'] === 'bearer') response.setHeader('set-auth-token', 'token-1');
    response.writeHead(status).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

function site(url: string, password: string | undefined, isSetUp: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), 'estate-sync-'));
  const secrets = readSecrets(dataDir);
  if (!isSetUp) writeSecrets(dataDir, { ...secrets, setup: { password: 'setup-password' } });
  const admin = { email: 'admin@example.org', password, isNew: !isSetUp };
  return {
    ...{ url, dataDir, admin, mailboxUrl: undefined, crmUrl: undefined, mongodbUrl: '', redisUrl: '' },
    ...{ processes: new Map(), stop: () => Promise.resolve() },
  };
}

afterEach(() => {
  server?.close();
});

describe('syncOnce', () => {
  it('imports the stock at the first start and then forgets the set-up password', async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { url, calls } = await api({ listed: 0 });
    const first = site(url, 'setup-password', false);
    const said: string[] = [];
    await syncOnce(first, (_subject, text) => said.push(text));
    jest.restoreAllMocks();
    expect(calls.filter((call) => call === 'POST /api/admin/jobs')).toHaveLength(1);
    expect(said.join()).toMatch(/^\d+ objects imported, 0 failed, in .* s; 70 are listed$/);
    expect(readSecrets(first.dataDir).setup).toBeUndefined();
  });

  it('starts no sync when an earlier start has finished one', async () => {
    const { url, calls } = await api({ listed: 70 });
    await syncOnce(site(url, undefined, true), () => undefined);
    expect(calls).toEqual(['GET /api/properties']);
  });

  it('syncs again when the first start was interrupted half-way', async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { url, calls } = await api({ listed: 12 });
    await syncOnce(site(url, 'setup-password', false), () => undefined);
    jest.restoreAllMocks();
    expect(calls).toContain('POST /api/admin/jobs');
  });

  it('waits while crm-sync is being started again', async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { url } = await api({ listed: 0, gone: 2 });
    const said: string[] = [];
    await syncOnce(site(url, 'setup-password', false), (_subject, text) => said.push(text));
    jest.restoreAllMocks();
    expect(said.join()).toContain('70 are listed');
  });

  it('says so when the sync fails, and keeps the password for the next start', async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { url } = await api({ listed: 0, jobState: 'failed' });
    const first = site(url, 'setup-password', false);
    await expect(syncOnce(first, () => undefined)).rejects.toThrow('The job full-sync ended as failed.');
    jest.restoreAllMocks();
    expect(readSecrets(first.dataDir).setup?.password).toBe('setup-password');
  });

  it('asks the person to start it when nobody knows the password any more', async () => {
    const { url, calls } = await api({ listed: 0 });
    const said: string[] = [];
    await syncOnce(site(url, undefined, true), (_subject, text) => said.push(text));
    expect(said.join()).toContain('start a full sync');
    expect(calls).toEqual(['GET /api/properties']);
  });
});
