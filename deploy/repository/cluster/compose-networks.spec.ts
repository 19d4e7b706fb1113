import { beforeAll, describe, expect, it } from '@jest/globals';
import { callsByContract, callsOutside } from './calls.ts';
import { compose } from './compose.ts';
import { workloads } from './overlay.ts';

/** The services of compose's demo that replace systems of an agency. */
const standIns: Readonly<Record<string, string>> = { mailpit: 'mail', simulator: 'crm', s3: 'storage' };
/** The addresses of a /27 without those of network, gateway and broadcast. */
const addresses = 29;

const apps = new Set(workloads.map(({ app }) => app));
/** A job counts as the service whose image it runs. */
const nameOf = (service: string) => {
  const app = /^(?:estate\/)?([\w-]+):/.exec(compose.services[service]?.image ?? '')?.[1] ?? '';
  if (app === 'mongo') return 'mongodb';
  return apps.has(app) ? app : (standIns[service] ?? service);
};

const names = Object.keys(compose.networks);
const containersIn = (network: string) =>
  Object.keys(compose.services).filter((service) => compose.services[service]?.networks?.includes(network));
const membersOf = (network: string) => [...new Set(containersIn(network).map(nameOf))].sort();

describe('the networks of compose', () => {
  /**
   * The expected members of each network, by the calls: one network per store or outside system, and one for all
   * services.
   */
  const byCalls: Record<string, string[]> = {};
  beforeAll(async () => {
    const add = (network: string, call: string) => {
      const [pod = '', callee = ''] = call.replace(/:\d+$/, '').split(' > ');
      (byCalls[network] ??= []).push(workloads.find(({ name }) => name === pod)?.app ?? pod, callee);
    };
    for (const call of await callsByContract()) add('services', call);
    for (const call of await callsOutside()) add(call.split(' > ')[1] ?? '', call);
  });

  it('each Compose network contains one store or outside system with its callers, or the services alone', () => {
    const expected = Object.entries(byCalls).map(([name, members]) => [name, [...new Set(members)].sort()]);
    expect(Object.fromEntries(names.map((name) => [name, membersOf(name)]))).toEqual({
      public: ['bff'],
      ...Object.fromEntries(expected),
    });
  });

  it('only the Compose networks of published ports and of outside systems lead out of the host', () => {
    const open = names.filter((name) => compose.networks[name]?.internal !== true);
    expect(open.sort()).toEqual(['crm', 'mail', 'public', 'storage']);
    for (const { ports = [], networks = [] } of Object.values(compose.services)) {
      if (ports.length > 0) expect(networks.some((network) => open.includes(network))).toBe(true);
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it('every service of Compose has a network, except the check of the settings', () => {
    const without = Object.entries(compose.services)
      .filter(([, { networks = [] }]) => networks.length === 0)
      .map(([name, { network_mode }]) => [name, network_mode]);
    expect(without).toEqual([['settings', 'none']]);
  });

  it('the subnets of Compose are the first seven /27 of one /24, each with addresses for two copies of every service', () => {
    const subnets = names.map((name) => compose.networks[name]?.ipam.config.map(({ subnet }) => subnet));
    expect(subnets).toEqual(names.map((_name, index) => [`\${NETWORK_PREFIX:-10.87.0}.${index * 32}/27`]));
    for (const name of names) {
      const copies = containersIn(name).map((service) =>
        compose.services[service]?.restart === 'unless-stopped' ? 2 : 1,
      );
      expect(copies.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(addresses);
    }
  });
});

it.each(Object.entries(compose.services))(
  'the container %s runs without capabilities and with a read-only root file system',
  (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  },
);
