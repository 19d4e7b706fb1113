import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { callsByAddress, callsByContract, callsOutside } from './calls.ts';
import { manifestsIn, overlays, settingsOf, workloads } from './overlay.ts';
import { allowedIngress, allowedEgress, policiesIn } from './policies.ts';

/** Visitors come by the Ingress. */
const fromOutside = ['namespace ingress-nginx > bff:3000'];

const policies = policiesIn(manifestsIn('base'));
const toOutside = policies.filter(({ name }) => name.startsWith('to-'));
const between = policies.filter(({ name }) => workloads.some((pod) => pod.name === name));

const sorted = (calls: Iterable<string>) => [...new Set(calls)].sort();

describe('the network of the cluster', () => {
  let calls: string[] = [];
  beforeAll(async () => {
    calls = sorted(await callsByContract());
  });

  it('network policies deny every pod the connections that no policy names', () => {
    expect(policies.filter(({ apps }) => apps.length === 0)).toEqual([
      { name: 'default-deny', apps: [], policyTypes: ['Ingress', 'Egress'], ingress: [], egress: [] },
      expect.objectContaining({ name: 'dns', ingress: [] }),
    ]);
    const policyNames = [...toOutside, ...between].map(({ name }) => name);
    expect(sorted(policies.map(({ name }) => name))).toEqual(
      sorted([...policyNames, 'default-deny', 'dns', 'metrics']),
    );
    for (const { policyTypes, ingress, egress } of between) {
      if (ingress.length > 0) expect(policyTypes).toContain('Ingress');
      if (egress.length > 0) expect(policyTypes).toContain('Egress');
    }
  });

  it('network policies let each service call exactly the services whose contracts name it, at both ends', () => {
    expect(calls.length).toBeGreaterThan(13);
    expect(sorted(allowedEgress(between))).toEqual(calls);
    expect(sorted(allowedIngress(between))).toEqual(sorted([...calls, ...fromOutside]));
  });

  it('each service reads the addresses of exactly the services that it calls', async () => {
    expect(sorted(await callsByAddress())).toEqual(calls);
  });

  it('network policies allow egress only to pods that read the address of a store, of mail, storage or the CRM', async () => {
    const allowed = toOutside.flatMap(({ name, apps }) =>
      apps.map((app) => `${app} > ${name.slice('to-'.length)}`),
    );
    expect(sorted(allowed)).toEqual(sorted(await callsOutside()));
  });

  it('network policies let only Prometheus read the metrics of each service', () => {
    const services = workloads.filter(({ kind }) => kind === 'Deployment').map(({ name }) => name);
    const callers = allowedIngress(policies.filter(({ name }) => name === 'metrics'));
    expect(sorted(callers)).toEqual(sorted(services.map((name) => `namespace monitoring > ${name}:4003`)));
  });

  it.each(overlays)(
    'the network policies of overlay %s allow egress only to the addresses of its settings',
    (overlay) => {
      const patches = policiesIn(manifestsIn(join('overlays', overlay)));
      const isNeeded = (name: string) =>
        name !== 'to-storage' || !settingsOf(overlay)['STORAGE_URL']?.startsWith('file:');
      for (const { name } of toOutside.filter((policy) => isNeeded(policy.name))) {
        const [{ to = [], ports = [] } = {}] = patches.find((policy) => policy.name === name)?.egress ?? [];
        expect({ name, isFilled: to.length > 0 && ports.length > 0 }).toEqual({ name, isFilled: true });
      }
    },
  );

  it('the network policies of production allow egress to the internet without private addresses', () => {
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
