import { type CapturedLog, captureLog } from '@estate/test-kit/captured-log';
import { problem } from '@estate/contracts/problem';
import { propertyImageUrl, renditions } from '@estate/contracts/renditions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exposeRequest, image } from './records.ts';
import { startWorld, type World } from './world.ts';

const query = 'email=anna@example.org&token=geheim1&anna%40example.org&%74oken=geheim2';

describe('the log of the public origin', () => {
  let log: CapturedLog;
  let world: World;
  beforeAll(async () => {
    log = captureLog();
    world = await startWorld();
  });
  afterAll(async () => {
    await world.close();
    log.stop();
  });

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await world.get(`${path}?${query}`, init);
    await response.arrayBuffer();
    return response.status;
  };
  const post = (body: unknown) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  it('names the first segment of the path that was asked for, and nothing of the query [S-2.41]', async () => {
    expect(await ask('/gibt-es-nicht')).toBe(404);
    expect(log.lines().join('\n')).toContain('"path":"/gibt-es-nicht"');
    world.catalog.answer({ 'catalog.getProperty': () => problem('property-not-found') });
    expect(await ask('/immobilie/nie-7')).toBe(404);
    expect(log.lines().join('\n')).toContain('"path":"/immobilie/…"');

    // The key is needed, because without it media is not called.
    const secretImage = { ...image('1', 1), change_mark: 'geheim3'.padEnd(20, 'x') };
    await (await world.get(propertyImageUrl(secretImage, renditions.card))).arrayBuffer();
    await ask('/api/nothing');
    await ask('/api/properties/abc');
    await ask('/api/admin/me', { headers: { authorization: 'Bearer geheim4' } });
    await ask('/api/auth/get-session');
    await ask('/api/auth/sign-in/email', post({ email: 'anna@example.org', password: 'geheim5' }));
    await ask(`/${'x'.repeat(5_000)}`);

    world.crmSync.answer({ 'crm-sync.listJobs': () => ({ items: [{ id: 7 }] }) });
    await ask('/api/admin/jobs', { headers: { authorization: 'Bearer geheim4' } });
    await world.catalog.close();
    for (const path of ['/', '/immobilien', '/immobilie/villa-9', '/api/properties/9', '/api/properties']) {
      await ask(path);
    }
    await ask('/api/expose-requests', post(exposeRequest));

    const said = log.lines().map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(said).toEqual(
      expect.arrayContaining([
        'page not found',
        'call failed',
        'unreadable answer',
        'media not reachable',
        'identity not reachable over HTTP',
        'page made without its first data',
      ]),
    );
    for (const line of log.lines()) {
      expect(line).not.toMatch(/anna|geheim|token|%40|nie-7/i);
      expect(line).not.toContain(secretImage.access_key);
    }
  });
});
