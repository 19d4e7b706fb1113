import { collectStartGarbage } from './collect-start-garbage.ts';
import { type Log } from '../observability/log.ts';

/** Time in ms that the shutdown may take after SHUTDOWN_DELAY_SECONDS; then the process exits with 1. */
const hardExitMs = 15_000;

/**
 * Runs the service that `start` starts as this process: SIGTERM and SIGINT close it in order, an uncaught error exits
 * with 1. `startLog` is used until the service has started.
 */
export async function runProcess(
  startLog: Log,
  start: () => Promise<{
    log: Log;
    healthPort: number;
    shutdownDelaySeconds: number;
    close(): Promise<void>;
  }>,
): Promise<void> {
  let log = startLog;
  const die = (err: unknown) => {
    log.fatal({ err }, 'process failed');
    process.exit(1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
  const running = await start();
  log = running.log;
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'shutting down');
    setTimeout(() => process.exit(1), running.shutdownDelaySeconds * 1_000 + hardExitMs).unref();
    void running.close().then(() => process.exit(0), die);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Without these handlers a signal would end the process without the shutdown, so the message comes after them.
  log.info({ health_port: running.healthPort }, 'ready');
  await collectStartGarbage();
}
