import { createServer } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { type CallLog } from '../call-log/call-log.ts';
import { type CrmSyncEnv } from '../env.ts';
import { Tuning } from '../tuning.ts';
import { CrmCall } from './crm-call.ts';
import { KeyRefusal, PropstackApi } from './propstack-api.ts';
import { type RateLimit } from './rate-limit.ts';

it.each([401, 403])('a job waits for a new API key after the CRM answered with HTTP %i', async (status) => {
  const crm = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":"Zugriff verweigert"}');
  }).listen(0, '127.0.0.1');
  await once(crm, 'listening');
  const env = {
    PROPSTACK_BASE_URL: `http://127.0.0.1:${(crm.address() as AddressInfo).port}`,
    PROPSTACK_API_KEY_V1: 'key',
  } as CrmSyncEnv;
  const tuning = new Tuning();
  const call = new CrmCall(tuning);
  const rateLimit = { waitForTurn: () => Promise.resolve() } as unknown as RateLimit;
  const log = { write: () => Promise.resolve() } as unknown as CallLog;
  const read = new PropstackApi(env, call, rateLimit, log, tuning).read(
    'v1',
    'units',
    {},
    { purpose: 'full-sync' },
  );
  await expect(read).rejects.toBeInstanceOf(KeyRefusal);
  await call.beforeApplicationShutdown();
  crm.close();
});
