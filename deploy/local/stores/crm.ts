import { join } from 'node:path';
import { type Supervisor } from '../process/supervisor.ts';
import { root } from '../places.mjs';
import { SetupFault } from '../setup-fault.mjs';
import { checkUrl } from './check-url.ts';

const main = join(root, 'apps', 'propstack-sim', 'dist', 'main.js');

/**
 * Limits glibc's arenas, because glibc would otherwise keep about 100 MB that sharp's threads have freed after a
 * sync.
 */
const allocatorEnv = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * The CRM named by the PROPSTACK_ variables, or the simulated CRM with its demo stock. Returns these variables for
 * crm-sync and the BFF. `simulatorEnv` is the simulator's environment, e.g. SIM_PROPERTIES.
 */
export async function startCrm(
  supervisor: Supervisor,
  simulatorEnv?: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  const { env, print } = supervisor;
  const baseUrl = env['PROPSTACK_BASE_URL'];
  const key = env['PROPSTACK_API_KEY_V1'] || env['PROPSTACK_API_KEY_V2'];
  if (baseUrl && !key)
    throw new SetupFault(
      'PROPSTACK_BASE_URL is set without a key. Add PROPSTACK_API_KEY_V1 or PROPSTACK_API_KEY_V2, or set neither for the demo.',
    );
  if (key) {
    const url = baseUrl || 'https://api.propstack.de';
    await checkUrl(url, 'PROPSTACK_BASE_URL');
    print('crm', `the Propstack account at ${url}`);
    return { PROPSTACK_BASE_URL: url };
  }
  const port = await supervisor.portFor('crm');
  const [v1, v2, secret] = ['sim-key-v1', 'sim-key-v2', 'sim-webhook-secret'];
  const address = {
    PORT: String(port),
    BIND_HOST: '127.0.0.1',
    SIM_API_KEY_V1: v1,
    SIM_API_KEY_V2: v2,
    SIM_WEBHOOK_SECRET: secret,
  };
  // The flag is omitted for a stock of thousands, because with the flag V8 would spend most of each request on
  // garbage collection.
  const sizeFlags = simulatorEnv?.['SIM_PROPERTIES'] ? [] : ['--optimize-for-size'];
  await supervisor.start(port, {
    name: 'crm',
    args: ['--enable-source-maps', ...sizeFlags, main],
    env: { ...env, ...allocatorEnv, ...simulatorEnv, ...address },
  });
  const url = `http://127.0.0.1:${port}`;
  print('crm', `simulated Propstack with demo stock, ${url}`);
  return {
    PROPSTACK_BASE_URL: url,
    PROPSTACK_API_KEY_V1: v1,
    PROPSTACK_API_KEY_V2: v2,
    PROPSTACK_WEBHOOK_SECRET: secret,
  };
}
