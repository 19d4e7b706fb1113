import { readEnv } from '@estate/server-kit/process/env';
import { createLog } from '@estate/server-kit/observability/log';
import { runProcess } from '@estate/server-kit/process/run-process';
import { bffEnv } from './env.ts';
import { startBff } from './start-bff.ts';

const env = readEnv(bffEnv());
const log = createLog('bff');
await runProcess(log, async () => {
  const running = await startBff(env);
  return {
    log,
    healthPort: running.healthPort,
    shutdownDelaySeconds: env.SHUTDOWN_DELAY_SECONDS,
    close: () => running.close(),
  };
});
