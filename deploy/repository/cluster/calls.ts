import { mediaCallers } from '@estate/contracts/media/images';
import { allContracts, serviceOf } from '@estate/test-kit/all-contracts';
import { environmentOf, type Workload, workloads } from './overlay.ts';
import { variablesOf } from './service-env.ts';

/** The external systems by the environment variable that contains their address. */
const outside: Readonly<Record<string, string>> = {
  MONGODB_URL: 'mongodb',
  REDIS_URL: 'redis',
  SMTP_URL: 'mail',
  BOUNCE_MAILBOX_URL: 'mail',
  PROPSTACK_BASE_URL: 'crm',
  STORAGE_URL: 'storage',
  BACKUP_URL: 'storage',
  ERASURE_LIST_URL: 'storage',
};
/** Variables whose addresses are called by browsers only, not by a service. */
const ofBrowser = new Set(['PUBLIC_URL', 'GOOGLE_MAPS_URL']);

/**
 * The calls that a pod makes according to the addresses in its environment: `bff > catalog:4000` for a service,
 * `leads > mail` for an external system.
 */
async function callsOf(pod: Workload): Promise<string[]> {
  const environment = environmentOf('production', pod);
  const names = (await variablesOf(pod, environment)).filter(
    (name) => name.endsWith('_URL') && !ofBrowser.has(name),
  );
  return names.map((name) => {
    const called = outside[name];
    if (called) return `${pod.name} > ${called}`;
    const { hostname, port } = new URL(environment[name] ?? '');
    return `${pod.name} > ${hostname}:${port}`;
  });
}

/**
 * The calls of all pods. The pods are processed one after the other, because Jest cannot load the same module twice at
 * once.
 */
async function allCalls(): Promise<string[]> {
  const calls: string[] = [];
  for (const pod of workloads) calls.push(...(await callsOf(pod)));
  return calls;
}

/** The calls to external systems: `leads > mail`. */
export const callsOutside = async (): Promise<string[]> =>
  (await allCalls()).filter((call) => !call.includes(':'));

/** The calls between services by the addresses in the pods' environments: `bff > catalog:4000`. */
export const callsByAddress = async (): Promise<string[]> =>
  (await allCalls()).filter((call) => call.includes(':'));

/** The calls between services by the callers that the contracts permit: `bff > catalog:4000`. */
export async function callsByContract(): Promise<string[]> {
  const calls = (await allContracts()).flatMap((contract) =>
    contract.callers.map((caller) => `${caller} > ${serviceOf(contract)}:4000`),
  );
  return [
    ...calls,
    ...Object.values(mediaCallers)
      .flat()
      .map((caller) => `${caller} > media:4000`),
  ];
}
