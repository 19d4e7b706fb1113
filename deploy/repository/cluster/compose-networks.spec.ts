import { beforeAll, describe, expect, it } from '@jest/globals';
import { callsByContract, callsOutside } from './calls.ts';
import { compose } from './compose.ts';
import { workloads } from './overlay.ts';

/** The services of compose's demo that replace systems of an agency. */
const standIns: Readonly<Record<string, string>> = { mailpit: 'mail', simulator: 'crm', s3: 'storage' };
/** The networks to external mail, CRM and storage, with the services that use them. */
const waysOut = { mail: 'leads', crm: 'crm-sync', 'media-storage': 'media', 'backup-storage': 'backup' };
/** Docker's default pools hold about 30, of all projects of a host. */
const maxNetworks = 28;

const apps = new Set(workloads.map(({ app }) => app));
/** A job counts as the service whose image it runs. */
const nameOf = (service: string) => {
  const app = /^(?:estate\/)?([\w-]+):/.exec(compose.services[service]?.image ?? '')?.[1] ?? '';
  if (app === 'mongo') return 'mongodb';
  return apps.has(app) ? app : (standIns[service] ?? service);
};

const members = (network: string) => [
  ...new Set(
    Object.entries(compose.services)
      .filter(([, { networks = [] }]) => networks.includes(network))
      .map(([service]) => nameOf(service)),
  ),
];
const pairOf = (one: string, other: string) => [one, other].sort().join(' – ');
const networks = Object.keys(compose.networks);

describe('the networks of compose', () => {
  let calls: string[] = [];
  beforeAll(async () => {
    calls = [...(await callsByContract()), ...(await callsOutside())].map((call) => {
      const [pod = '', callee = ''] = call.replace(/:\d+$/, '').split(' > ');
      return pairOf(workloads.find(({ name }) => name === pod)?.app ?? pod, callee);
    });
  });

  it('join the two ends of each call, and nobody else', () => {
    const joined = networks.flatMap((network) => {
      const together = members(network);
      return together.flatMap((one, index) => together.slice(index + 1).map((other) => pairOf(one, other)));
    });
    // first-sync calls the service whose image it runs.
    const between = calls.filter((pair) => pair !== pairOf('crm-sync', 'crm-sync'));
    expect([...new Set(joined)].sort()).toEqual([...new Set(between)].sort());
    expect(members('first-sync')).toEqual(['crm-sync']);
  });

  it('let those out alone who call what is not ours, or are published', () => {
    const open = networks.filter((network) => compose.networks[network]?.internal !== true);
    const ours = Object.fromEntries(
      open.map((network) => [
        network,
        members(network)
          .filter((name) => apps.has(name))
          .join(),
      ]),
    );
    expect(ours).toEqual({ public: 'bff', ...waysOut });
    const published = Object.entries(compose.services).filter(([, { ports = [] }]) => ports.length > 0);
    for (const [, { ports = [], networks: own = [] }] of published) {
      expect(own.some((network) => open.includes(network))).toBe(true);
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it('are those of every service, and fewer than Docker has addresses for', () => {
    const without = Object.entries(compose.services)
      .filter(([, { networks: own = [] }]) => own.length === 0)
      .map(([name, { network_mode }]) => [name, network_mode]);
    expect(without).toEqual([['settings', 'none']]);
    expect(networks.length).toBeLessThanOrEqual(maxNetworks);
  });
});

it.each(Object.entries(compose.services))('%s has no capabilities and a read-only root', (_name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
});
