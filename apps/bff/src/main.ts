import { collectStartGarbage } from '@estate/server-kit/collect-start-garbage';
import { readEnv } from '@estate/server-kit/env';
import { createLog } from '@estate/server-kit/log';
import { bffEnv } from './env.ts';
import { type RunningBff, startBff } from './start-bff.ts';

const env = readEnv(bffEnv());
/**
 * Time limit for closing, in ms, in addition to the delay of the shutdown. After it the process exits with code 1.
 */
const hardExitMs = 15_000;
const log = createLog('bff');

const die = (err: unknown) => {
  log.fatal({ err }, 'process failed');
  process.exit(1);
};
process.on('uncaughtException', die);
process.on('unhandledRejection', die);

const stop = (running: RunningBff) => (signal: NodeJS.Signals) => {
  log.info({ signal }, 'shutting down');
  setTimeout(() => process.exit(1), env.SHUTDOWN_DELAY_SECONDS * 1_000 + hardExitMs).unref();
  void running.close().then(() => process.exit(0), die);
};
const running = await startBff(env);
process.once('SIGTERM', stop(running));
process.once('SIGINT', stop(running));
await collectStartGarbage();
