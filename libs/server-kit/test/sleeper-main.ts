import { readEnv, serviceEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import { runService } from '../src/run-service.ts';
import { SleeperModule } from './sleeper.ts';

const log = createLog('sleeper');

// Before it says that it is ready: until then the signal would end it.
process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waits for this')));

await runService({
  name: 'sleeper',
  env: readEnv(serviceEnv),
  module: SleeperModule,
  log,
  ready: () => Promise.resolve({ ready: true, degraded: [], parts: {} }),
  onShutdown: [
    () => log.info('step one'),
    () => Promise.reject(new Error('step two')),
    () => log.info('step three'),
  ],
});
