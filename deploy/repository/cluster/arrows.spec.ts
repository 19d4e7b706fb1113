import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { environmentOf, manifestsIn, overlays, settingsOf, type Workload, workloads } from './overlay.ts';
import { letIn, letOut, policiesIn } from './policies.ts';
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
/** Visitors come by the Ingress. */
const fromOutside = ['namespace ingress-nginx > bff:3000'];

const policies = policiesIn(manifestsIn('base'));
const toOutside = policies.filter(({ name }) => name.startsWith('to-'));
const between = policies.filter(({ name }) => workloads.some((pod) => pod.name === name));

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

/** One after the other, because Jest does not load the same module twice at once. */
async function calledByAll(): Promise<string[]> {
  const arrows: string[] = [];
  for (const pod of workloads) arrows.push(...(await calledBy(pod)));
  return arrows;
}

const isOutside = (arrow: string) => !arrow.includes(':');
const sorted = (arrows: Iterable<string>) => [...new Set(arrows)].sort();

describe('the network of the cluster', () => {
  let called: string[] = [];
  beforeAll(async () => {
    called = await calledByAll();
  });

  it('denies every pod what no policy names', () => {
    expect(policies.filter(({ apps }) => apps.length === 0)).toEqual([
      { name: 'default-deny', apps: [], policyTypes: ['Ingress', 'Egress'], ingress: [], egress: [] },
      expect.objectContaining({ name: 'dns', ingress: [] }),
    ]);
    const known = [...toOutside, ...between].map(({ name }) => name);
    expect(sorted(policies.map(({ name }) => name))).toEqual(
      sorted([...known, 'default-deny', 'dns', 'metrics']),
    );
    for (const { policyTypes, ingress, egress } of between) {
      if (ingress.length > 0) expect(policyTypes).toContain('Ingress');
      if (egress.length > 0) expect(policyTypes).toContain('Egress');
    }
  });

  it('lets each service call those whose address it reads, and no others, at both ends', () => {
    const arrows = sorted(called.filter((arrow) => !isOutside(arrow)));
    expect(arrows.length).toBeGreaterThan(15);
    expect(sorted(letOut(between))).toEqual(arrows);
    expect(sorted(letIn(between))).toEqual(sorted([...arrows, ...fromOutside]));
  });

  it('lets those out who read the address of a store, of mail, storage or the CRM, and nobody else', () => {
    const allowed = toOutside.flatMap(({ name, apps }) =>
      apps.map((app) => `${app} > ${name.slice('to-'.length)}`),
    );
    expect(sorted(allowed)).toEqual(sorted(called.filter(isOutside)));
  });

  it('lets Prometheus alone read the metrics, of each service', () => {
    const services = workloads.filter(({ kind }) => kind === 'Deployment').map(({ name }) => name);
    const callers = letIn(policies.filter(({ name }) => name === 'metrics'));
    expect(sorted(callers)).toEqual(sorted(services.map((name) => `namespace monitoring > ${name}:4003`)));
  });

  it.each(overlays)('ends in overlay %s at the addresses of its settings', (overlay) => {
    const patches = policiesIn(manifestsIn(join('overlays', overlay)));
    const isNeeded = (name: string) =>
      name !== 'to-storage' || !settingsOf(overlay)['STORAGE_URL']?.startsWith('file:');
    for (const { name } of toOutside.filter((policy) => isNeeded(policy.name))) {
      const [{ to = [], ports = [] } = {}] = patches.find((policy) => policy.name === name)?.egress ?? [];
      expect({ name, isFilled: to.length > 0 && ports.length > 0 }).toEqual({ name, isFilled: true });
    }
  });

  it('of production reaches the internet without private addresses', () => {
    const patches = policiesIn(manifestsIn(join('overlays', 'production')));
    const blocks = patches.flatMap(({ egress }) =>
      egress.flatMap(({ to = [] }) => to.map(({ ipBlock }) => ipBlock)),
    );
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks)
      if (block?.cidr === '0.0.0.0/0')
        expect(block.except).toEqual(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']);
      else expect(block?.cidr).toMatch(/^10\./);
  });
});
