import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@estate/test-kit/wait';
import { describe, expect, it } from '@jest/globals';
import { clearLockedPorts } from 'get-port';
import { Supervisor } from './process/supervisor.ts';
import { sayNothing } from './say.mjs';
import { addressesOf, planCopies } from './services.ts';

const start = (dataDir: string) => new Supervisor(dataDir, sayNothing, {});

describe('planCopies', () => {
  it('gives each process ports of its own and only the BFF the public one', async () => {
    const plan = await planCopies(start(mkdtempSync(join(tmpdir(), 'estate-plan-'))), 3000, { catalog: 2 });
    expect(plan.map(({ name }) => name)).toEqual([
      'identity',
      'media',
      'catalog',
      'catalog-2',
      'leads',
      'crm-sync',
      'bff',
    ]);
    const ports = plan.flatMap((copy) => Object.values<number>({ ...copy.ports }));
    expect(new Set(ports).size).toBe(ports.length);
    const withPort = (port: 'PORT' | 'HTTP_PORT') =>
      plan.filter((copy) => copy.ports[port]).map(({ name }) => name);
    expect(plan.filter((copy) => copy.ports.PORT === 3000).map(({ name }) => name)).toEqual(['bff']);
    expect(withPort('HTTP_PORT')).toEqual(['identity', 'media', 'crm-sync']);
    expect(withPort('PORT')).not.toContain('media');
    expect(withPort('PORT')).toHaveLength(plan.length - 1);
  });

  it('takes the ports of the last start again', () =>
    // Repeated in another folder, because a program beside this spec may take a port between the two plans.
    eventually(
      async () => {
        const dataDir = mkdtempSync(join(tmpdir(), 'estate-plan-'));
        const first = await planCopies(start(dataDir), 3000, {});
        // As in a new process, which has given no port to anybody.
        clearLockedPorts();
        expect(await planCopies(start(dataDir), 3000, {})).toEqual(first);
      },
      { timeoutMs: 3_000 },
    ));
});

describe('addressesOf', () => {
  it('lists all copies of a service, RPC and private HTTP each where it is answered', () => {
    const HEALTH_PORT = 1;
    expect(
      addressesOf([
        { service: 'catalog', name: 'catalog', ports: { HEALTH_PORT, PORT: 20_001 } },
        { service: 'catalog', name: 'catalog-2', ports: { HEALTH_PORT, PORT: 20_002 } },
        { service: 'crm-sync', name: 'crm-sync', ports: { HEALTH_PORT, PORT: 20_003, HTTP_PORT: 20_004 } },
        { service: 'crm-sync', name: 'crm-sync-2', ports: { HEALTH_PORT, PORT: 20_006, HTTP_PORT: 20_007 } },
        { service: 'media', name: 'media', ports: { HEALTH_PORT, HTTP_PORT: 20_005 } },
        { service: 'bff', name: 'bff', ports: { HEALTH_PORT, PORT: 3000 } },
      ]),
    ).toEqual({
      CATALOG_URL: 'tcp://127.0.0.1:20001,tcp://127.0.0.1:20002',
      CRM_SYNC_URL: 'tcp://127.0.0.1:20003,tcp://127.0.0.1:20006',
      CRM_SYNC_HTTP_URL: 'http://127.0.0.1:20004,http://127.0.0.1:20007',
      MEDIA_HTTP_URL: 'http://127.0.0.1:20005',
    });
  });
});
