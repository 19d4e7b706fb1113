import { queueBoardPath } from '@estate/contracts/queues';
import { describe, expect, it } from '@jest/globals';
import { startedCrmSync } from './crm-sync-under-test.ts';

const { crmSync } = await startedCrmSync({ properties: 2 });

const request = (path: string, method = 'GET') => crmSync.fetchAsBff(queueBoardPath + path, { method });

describe('Bull Board', () => {
  it('Bull Board serves its files, and the page of a queue can be reloaded', async () => {
    for (const path of ['', '/queue/crm-sync']) {
      const page = await request(path);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const html = await page.text();
      expect(html).toContain(`<base href="${queueBoardPath}/"`);
      const [, script] = /src="(static\/js\/main[^"]+)"/.exec(html) ?? [];
      expect((await request(`/${script}`)).status).toBe(200);
    }
  });

  it('Bull Board shows every queue and its jobs', async () => {
    const job = await crmSync.run({ kind: 'import-property', propertyId: 1, importImages: false });
    const response = await request('/api/queues?activeQueue=crm-sync&status=latest&page=1');
    const { queues } = (await response.json()) as { queues: { name: string; readOnlyMode: boolean }[] };
    expect(queues.map(({ name }) => name)).toEqual([
      'crm-sync',
      'crm-webhooks',
      'crm-transfer',
      'crm-schedule',
      'lead-mail',
    ]);
    expect(queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
    expect(JSON.stringify(queues)).toContain(job.id);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('Bull Board refuses %s requests', async (method) => {
    const paths = [
      '/api/queues/crm-sync/pause',
      '/api/queues/crm-sync/retry/failed',
      '/api/queues/crm-sync/empty',
    ];
    for (const path of paths) expect((await request(path, method)).status).toBe(404);
  });
});
