import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Supervisor } from './process/supervisor.ts';
import { root } from './places.mjs';
import { SetupFault } from './setup-fault.mjs';

/** In the order in which they start, each with its private ports (architecture.md); they end the other way round. */
const portsOf = {
  identity: ['rpc', 'http'],
  media: ['http'],
  catalog: ['rpc'],
  leads: ['rpc'],
  'crm-sync': ['rpc', 'http'],
  bff: ['rpc'],
};

export type ServiceName = keyof typeof portsOf;
export const serviceNames = Object.keys(portsOf) as ServiceName[];
export type Copies = Partial<Record<ServiceName, number>>;

/** One process of a service. */
interface Copy {
  service: ServiceName;
  /** "catalog", "catalog-2", ... */
  name: string;
  /** RPC, or the public HTTP port of the BFF. */
  port: number | undefined;
  healthPort: number;
  httpPort: number | undefined;
}

/** Chooses the ports of every process. */
export async function planCopies(
  supervisor: Supervisor,
  publicPort: number,
  copies: Copies,
): Promise<Copy[]> {
  const plan: Copy[] = [];
  for (const service of serviceNames)
    for (let number = 1; number <= (copies[service] ?? 1); number++) {
      const name = number === 1 ? service : `${service}-${number}`;
      const portFor = async (kind: string) =>
        portsOf[service].includes(kind) ? supervisor.portFor(`${name} ${kind}`) : undefined;
      const port = name === 'bff' ? publicPort : await portFor('rpc');
      const healthPort = await supervisor.portFor(`${name} health`);
      plan.push({ service, name, port, healthPort, httpPort: await portFor('http') });
    }
  return plan;
}

/** Where each service is reached: comma-separated `tcp://` addresses for RPC, one `http://` address for bytes. */
export function addressesOf(plan: Copy[]): Record<string, string> {
  const addresses: Record<string, string> = {};
  for (const { service, port, httpPort } of plan.filter((copy) => copy.service !== 'bff')) {
    const prefix = service.toUpperCase().replace('-', '_');
    const known = addresses[`${prefix}_URL`];
    const rpc = `tcp://127.0.0.1:${port}`;
    if (port) addresses[`${prefix}_URL`] = known ? `${known},${rpc}` : rpc;
    if (httpPort) addresses[`${prefix}_HTTP_URL`] ??= `http://127.0.0.1:${httpPort}`;
  }
  return addresses;
}

/** Starts all processes of the plan, the private ones together and the BFF after them, and waits for their readiness. */
export async function startServices(
  supervisor: Supervisor,
  plan: Copy[],
  shared: NodeJS.ProcessEnv,
  perService: Record<string, NodeJS.ProcessEnv>,
): Promise<void> {
  const start = ({ service, name, port, healthPort, httpPort }: Copy) => {
    const cwd = join(root, 'apps', service);
    const main = join(cwd, 'dist', 'main.js');
    if (!existsSync(main))
      throw new SetupFault(`${service} is not built: ${main} is missing. Run: npx nx build ${service}`);
    // BIND_HOST applies to the public address only; private ports stay on the loopback address.
    const binding = service === 'bff' ? {} : { BIND_HOST: '127.0.0.1' };
    // Each is set or unset here, because of those in our own environment only the first process could bind the port.
    const ports = { PORT: port, HEALTH_PORT: healthPort, HTTP_PORT: httpPort, METRICS_PORT: undefined };
    const given = Object.entries(ports).map(([key, value]): [string, string | undefined] => [
      key,
      value?.toString(),
    ]);
    const url = `http://127.0.0.1:${service === 'bff' ? port : healthPort}/readyz`;
    return supervisor.start(healthPort, {
      name,
      command: process.execPath,
      // Half of V8's default; keeps each process about 10 MB smaller (measurements.md).
      args: ['--enable-source-maps', '--max-semi-space-size=8', main],
      cwd,
      env: { ...supervisor.env, ...binding, ...shared, ...Object.fromEntries(given), ...perService[service] },
      isReady: () => answersReady(url),
    });
  };
  const isPublic = ({ service }: Copy) => service === 'bff';
  await Promise.all(plan.filter((copy) => !isPublic(copy)).map(start));
  await Promise.all(plan.filter(isPublic).map(start));
}

async function answersReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
