import { createRpcClient } from '@estate/rpc/rpc-client';
import { env, processEnv, readEnv } from '@estate/server-kit/env';
import { createLog } from '@estate/server-kit/log';
import { firstSync } from './jobs/first-sync.ts';

const { CRM_SYNC_URL } = readEnv({ ...processEnv, CRM_SYNC_URL: env.httpAddresses });
const client = createRpcClient({ url: CRM_SYNC_URL, log: createLog('first-sync') });
try {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  print(await firstSync(client, { onProgress: print }));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await client.close();
}
