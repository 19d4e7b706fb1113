import { callers } from '@estate/contracts/rpc';
import { calledEnv, callerEnv, parseEnv } from '@estate/server-kit/process/env';
import { keyId } from '@estate/server-kit/http/service-token';
import { expect, it } from '@jest/globals';
import { newFolder } from './process/spec-folder.ts';
import { Supervisor } from './process/supervisor.ts';
import { printNothing } from './print.mjs';
import { makeServiceKeys } from './service-keys.ts';
import { addressesOf, planCopies } from './services.ts';

it('each local service process has its own ports, only the BFF has the public one, and the addresses of a service list all copies', async () => {
  const supervisor = new Supervisor(newFolder(), printNothing, {});
  const plan = await planCopies(supervisor, 3000, { catalog: 2 });
  await supervisor.stop();
  const names = ['identity', 'media', 'content', 'catalog', 'catalog-2', 'leads', 'crm-sync', 'bff'];
  expect(plan.map(({ name }) => name)).toEqual(names);
  const ports = plan.flatMap((copy) => Object.values<number>({ ...copy.ports }));
  expect(new Set(ports).size).toBe(ports.length);
  expect(plan.filter((copy) => copy.ports.PORT === 3000).map(({ name }) => name)).toEqual(['bff']);
  const portOf = (name: string) => plan.find((copy) => copy.name === name)?.ports;
  const addresses = addressesOf(plan);
  expect(Object.keys(addresses).sort()).toEqual([
    'CATALOG_URL',
    'CONTENT_URL',
    'CRM_SYNC_URL',
    'IDENTITY_URL',
    'LEADS_URL',
    'MEDIA_URL',
  ]);
  const [first, second] = [portOf('catalog')?.PORT, portOf('catalog-2')?.PORT];
  expect(addresses['CATALOG_URL']).toBe(`http://127.0.0.1:${first},http://127.0.0.1:${second}`);
});

it('each service that calls others has its own private key, and all services have its public key', async () => {
  const { of, shared } = await makeServiceKeys();
  const { SERVICE_KEYS } = parseEnv(calledEnv, shared);
  const ids = callers.map((name) => keyId(name, parseEnv(callerEnv, of[name] ?? {}).SERVICE_KEY));
  expect(new Set(ids.map((id) => id.split(':')[1])).size).toBe(callers.length);
  expect([...SERVICE_KEYS.keys()].sort()).toEqual(ids.sort());
});
