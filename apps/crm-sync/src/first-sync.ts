import { RpcClient } from '@estate/rpc/rpc-client';
import { callerEnv, env, processEnv, readEnv } from '@estate/server-kit/process/env';
import { createLog } from '@estate/server-kit/observability/log';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { firstSync } from './jobs/first-sync.ts';

const settings = { ...processEnv, ...callerEnv, CRM_SYNC_URL: env.httpAddresses };
const { CRM_SYNC_URL, SERVICE_KEY } = readEnv(settings);
const token = new ServiceToken('first-sync', 'crm-sync', SERVICE_KEY);
const client = new RpcClient(CRM_SYNC_URL, token, createLog('first-sync'));
try {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  print(await firstSync(client, { onProgress: print }));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await client.close();
}
