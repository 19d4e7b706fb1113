import { environmentOf, type Workload, workloads } from './overlay.ts';
import { readBy } from './service-env.ts';

/** Addresses of what is not ours, by the variable that holds them. */
const outside: Readonly<Record<string, string>> = {
  MONGODB_URL: 'mongodb',
  REDIS_URL: 'redis',
  SMTP_URL: 'mail',
  PROPSTACK_BASE_URL: 'crm',
  STORAGE_URL: 'storage',
  BACKUP_URL: 'storage',
  ERASURE_LIST_URL: 'storage',
};
/** A visitor's browser calls them. */
const ofBrowser = new Set(['PUBLIC_URL', 'GOOGLE_MAPS_URL']);

/** What the process of a pod calls: a service by name and port, what is not ours by name. */
async function calledBy(pod: Workload): Promise<string[]> {
  const environment = environmentOf('production', pod);
  const names = (await readBy(pod, environment)).filter(
    (name) => name.endsWith('_URL') && !ofBrowser.has(name),
  );
  return names.map((name) => {
    const called = outside[name];
    if (called) return `${pod.name} > ${called}`;
    const { hostname, port } = new URL(environment[name] ?? '');
    return `${pod.name} > ${hostname}:${port}`;
  });
}

/** The calls of all pods; one after the other, because Jest does not load the same module twice at once. */
export async function calledByAll(): Promise<string[]> {
  const arrows: string[] = [];
  for (const pod of workloads) arrows.push(...(await calledBy(pod)));
  return arrows;
}
