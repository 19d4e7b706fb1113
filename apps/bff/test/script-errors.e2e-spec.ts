import { metrics } from '@estate/server-kit/metrics';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const send = (path: string, script = '/assets/main-abc.js') =>
  world.post('/api/script-errors', { path, script });
async function counted() {
  const { values = [] } = (await metrics.getSingleMetric('browser_errors_total')?.get()) ?? {};
  return values.map(({ labels: { page, release }, value }) => [page, release, value]);
}

describe('a failed script of a browser', () => {
  it('is counted by page and release, and nothing that is sent becomes a label', async () => {
    for (const path of ['/', '/immobilie/haus-1', '/immobilie/haus-2', '/admin', '/made-up', '/makler/a/b'])
      expect((await send(path)).status).toBe(202);
    await send('/', '/assets/main-old.js');
    expect(await counted()).toEqual([
      ['/', 'current', 1],
      ['/immobilie/{slug}', 'current', 2],
      ['/admin', 'current', 1],
      ['other', 'current', 2],
      ['/', 'older', 1],
    ]);
  });

  it('is refused if it is too long, and 30 of one visitor are enough', async () => {
    expect((await send('x'.repeat(501))).status).toBe(400);
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await send('/')).status));
    expect(statuses).toContain(202);
    expect(statuses).toContain(429);
  });
});
