import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';
import { mainOf } from './services.mjs';
import { SetupFault } from './setup-fault.mjs';

/**
 * @typedef {object} Services
 * @property {import('./services.mjs').Copy[]} plan
 * @property {Record<string, string>} shared
 * @property {Record<string, NodeJS.ProcessEnv>} perService
 */

/**
 * Starts all processes of the plan, the private ones together and the BFF after them, and waits for their readiness.
 * @param {import('./context.mjs').Context} context
 * @param {Services} services
 */
export async function startServices(context, { plan, shared, perService }) {
  const inherited = { ...context.env };
  // Not passed on, because only the first process could bind the port.
  for (const name of ['METRICS_PORT', 'HTTP_PORT', 'HEALTH_PORT', 'PORT']) delete inherited[name];
  /** @param {import('./services.mjs').Copy} copy */
  const start = async (copy) => {
    const health = copy.service === 'bff' ? copy.port : copy.healthPort;
    return context.supervisor.start({
      name: copy.name,
      command: process.execPath,
      ...builtMain(copy),
      cwd: join(root, 'apps', copy.service),
      env: { ...inherited, ...bindingOf(copy), ...shared, ...portsOf(copy), ...perService[copy.service] },
      log: context.log(copy.name),
      isReady: () => answersReady(`http://127.0.0.1:${health}/readyz`),
    });
  };
  await Promise.all(plan.filter((copy) => copy.service !== 'bff').map(start));
  await Promise.all(plan.filter((copy) => copy.service === 'bff').map(start));
}

/** @param {import('./services.mjs').Copy} copy */
function builtMain({ service }) {
  const main = mainOf(service);
  if (!existsSync(main))
    throw new SetupFault(`${service} is not built: ${main} is missing. Run: npx nx build ${service}`);
  // Half of V8's default; keeps each process about 10 MB smaller (measurements.md).
  return { args: ['--enable-source-maps', '--max-semi-space-size=8', main], marks: [main] };
}

/**
 * BIND_HOST applies to the public address only; private ports stay on the loopback address.
 * @param {import('./services.mjs').Copy} copy
 */
const bindingOf = ({ service }) => (service === 'bff' ? {} : { BIND_HOST: '127.0.0.1' });

/** @param {import('./services.mjs').Copy} copy */
function portsOf({ port, healthPort, httpPort }) {
  return {
    ...(port === undefined ? {} : { PORT: String(port) }),
    HEALTH_PORT: String(healthPort),
    ...(httpPort === undefined ? {} : { HTTP_PORT: String(httpPort) }),
  };
}

/** @param {string} url */
async function answersReady(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
