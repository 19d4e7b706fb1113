import { join } from 'node:path';
import { root } from './places.mjs';
import { type Supervisor } from './process/supervisor.ts';

/** The services in the order of their start; they are stopped in reverse order. */
export const serviceNames = ['identity', 'media', 'content', 'catalog', 'leads', 'crm-sync', 'bff'] as const;
type ServiceName = (typeof serviceNames)[number];
export type Copies = Partial<Record<ServiceName, number>>;

/**
 * V8's heap limit for crm-sync: half of the container's memory limit, as Node sets it there (k8s). A sync produces
 * much garbage, and without this option V8's limit would depend on the machine's memory.
 */
const heapOf: Partial<Record<ServiceName, string[]>> = { 'crm-sync': ['--max-old-space-size=384'] };

/**
 * Allocator settings of media, as in its container. With the defaults, glibc keeps memory that sharp's threads have
 * freed (324 MB instead of 197 MB after eighteen huge images).
 */
const allocatorOf: Partial<Record<ServiceName, NodeJS.ProcessEnv>> = {
  media: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' },
};

interface Ports {
  HEALTH_PORT: number;
  /** Port for private HTTP, or the BFF's public port. */
  PORT: number;
}

/** One process of a service; its name is "catalog", "catalog-2", ... */
export interface Copy {
  service: ServiceName;
  name: string;
  ports: Ports;
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
      const HEALTH_PORT = await supervisor.portFor(`${name} HEALTH_PORT`);
      const PORT = name === 'bff' ? publicPort : await supervisor.portFor(`${name} PORT`);
      plan.push({ service, name, ports: { HEALTH_PORT, PORT } });
    }
  return plan;
}

/** The addresses of each service: comma-separated `http://` URLs by environment variable. */
export function addressesOf(plan: Copy[]): Record<string, string> {
  const addresses: Record<string, string> = {};
  for (const { service, ports } of plan.filter((copy) => copy.service !== 'bff')) {
    const name = `${service.toUpperCase().replace('-', '_')}_URL`;
    addresses[name] = [...(addresses[name]?.split(',') ?? []), `http://127.0.0.1:${ports.PORT}`].join(',');
  }
  return addresses;
}

/**
 * Starts all processes of the plan and waits until they are ready: first the private ones in parallel, then the BFF.
 */
export async function startServices(
  supervisor: Supervisor,
  plan: Copy[],
  shared: NodeJS.ProcessEnv,
  perService: Record<string, NodeJS.ProcessEnv>,
): Promise<void> {
  const start = ({ service, name, ports }: Copy) => {
    const isPublic = service === 'bff';
    const cwd = join(root, 'apps', service);
    const portSettings = Object.fromEntries(Object.entries(ports).map(([key, port]) => [key, String(port)]));
    const url = `http://127.0.0.1:${isPublic ? ports.PORT : ports.HEALTH_PORT}/readyz`;
    return supervisor.start(ports.HEALTH_PORT, {
      name,
      // The semi-space is half as large as V8's default, which keeps each process about 10 MB smaller.
      args: ['--enable-source-maps', '--max-semi-space-size=8', ...(heapOf[service] ?? []), 'dist/main.js'],
      cwd,
      env: {
        ...supervisor.env,
        // BIND_HOST applies only to the public port; private ports stay on the loopback address.
        ...(isPublic ? {} : { BIND_HOST: '127.0.0.1' }),
        ...shared,
        // PORT and METRICS_PORT of this process's environment are not passed on, because only the first service could
        // bind such a port.
        ...{ PORT: undefined, METRICS_PORT: undefined },
        ...portSettings,
        ...allocatorOf[service],
        ...perService[service],
      },
      isReady: () => answersReady(url),
    });
  };
  await Promise.all(plan.filter(({ service }) => service !== 'bff').map(start));
  await Promise.all(plan.filter(({ service }) => service === 'bff').map(start));
}

const answersReady = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
