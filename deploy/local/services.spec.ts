import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
      ...['identity', 'media', 'catalog', 'catalog-2', 'leads', 'crm-sync', 'bff'],
    ]);
    const ports = plan.flatMap(({ port, healthPort, httpPort }) =>
      [port ?? [], healthPort, httpPort ?? []].flat(),
    );
    expect(new Set(ports).size).toBe(ports.length);
    expect(plan.filter(({ port }) => port === 3000).map(({ name }) => name)).toEqual(['bff']);
    expect(plan.filter(({ httpPort }) => httpPort).map(({ name }) => name)).toEqual([
      'identity',
      'media',
      'crm-sync',
    ]);
    expect(plan.filter(({ port }) => port === undefined).map(({ name }) => name)).toEqual(['media']);
  });

  it('takes the ports of the last start again', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'estate-plan-'));
    const first = await planCopies(start(dataDir), 3000, {});
    // As in a new process, which has given no port to anybody.
    clearLockedPorts();
    expect(await planCopies(start(dataDir), 3000, {})).toEqual(first);
  });
});

describe('addressesOf', () => {
  it('lists all copies of a service, names private HTTP once, and RPC only where it is answered', () => {
    const copy = { healthPort: 1, httpPort: undefined };
    expect(
      addressesOf([
        { ...copy, service: 'catalog', name: 'catalog', port: 20_001 },
        { ...copy, service: 'catalog', name: 'catalog-2', port: 20_002 },
        { ...copy, service: 'crm-sync', name: 'crm-sync', port: 20_003, httpPort: 20_004 },
        { ...copy, service: 'media', name: 'media', port: undefined, httpPort: 20_005 },
        { ...copy, service: 'bff', name: 'bff', port: 3000 },
      ]),
    ).toEqual({
      CATALOG_URL: 'tcp://127.0.0.1:20001,tcp://127.0.0.1:20002',
      CRM_SYNC_URL: 'tcp://127.0.0.1:20003',
      CRM_SYNC_HTTP_URL: 'http://127.0.0.1:20004',
      MEDIA_HTTP_URL: 'http://127.0.0.1:20005',
    });
  });
});
