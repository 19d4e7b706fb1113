import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureLog } from '@estate/test-kit/captured-log';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemOf, startWorld, type World } from './world.ts';

describe("the operator's extract of OpenStreetMap", () => {
  let folder: string;
  let world: World;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bff-map-'));
    const file = join(folder, 'hamburg-2026-11-20.pmtiles');
    await writeFile(file, 'PMTiles and many tiles');
    world = await startWorld({ MAP_TILES: file });
  });
  afterAll(async () => {
    await world.close();
    await rm(folder, { recursive: true });
  });

  it('the file of map tiles is served in byte ranges and cached as immutable', async () => {
    const { url } = (await (await world.get('/api/maps/tiles')).json()) as { url: string };
    expect(url).toBe('/map/hamburg-2026-11-20.pmtiles');
    const part = await world.get(url, { headers: { range: 'bytes=0-6' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('PMTiles');
    expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('a missing byte range or file of map tiles is answered with its error status and logged once', async () => {
    const path = join(folder, 'bremen-2026-11-20.pmtiles');
    await writeFile(path, 'x'.repeat(100_000));
    const log = captureLog();
    const other = await startWorld({ MAP_TILES: path });
    const ask = async (range: string) => {
      const response = await other.get('/map/bremen-2026-11-20.pmtiles', {
        headers: { range: `bytes=${range}`, 'accept-encoding': 'gzip, br' },
      });
      const { length } = await response.text();
      return {
        status: response.status,
        length,
        etag: response.headers.get('etag'),
        headers: response.headers,
      };
    };
    const warnings = () => log.lines().filter((line) => line.includes('map tiles are not readable')).length;
    const whole = await ask('0-16383');
    expect([whole.status, whole.length, whole.headers.get('content-encoding')]).toEqual([206, 16_384, null]);
    expect(whole.etag).toMatch(/^"[\w-]+"$/);
    expect((await ask('0-9')).etag).toBe(whole.etag);
    for (const range of ['200000-216383', '100000-']) {
      const beyond = await ask(range);
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */100000']);
      expect(beyond.headers.get('cache-control')).toBe('no-store');
    }
    expect(warnings()).toBe(1);

    await writeFile(path, 'x'.repeat(300));
    for (const range of ['50000-66383', '70000-70001']) expect((await ask(range)).status).toBe(416);
    expect((await ask('0-99')).etag).not.toBe(whole.etag);
    expect(warnings()).toBe(2);

    await rm(path);
    for (const range of ['0-99', '0-99']) expect((await ask(range)).status).toBe(404);
    expect(warnings()).toBe(3);
    await other.close();
    log.stop();
  });

  it('no other file in the folder of the map tiles is served', async () => {
    for (const path of ['/map/other.pmtiles', '/map/', '/map/..%2fhamburg-2026-11-20.pmtiles'])
      expect(await problemOf(await world.get(path))).toMatchObject({ status: 404 });
  });

  it('no map tiles are served if their setting is empty', async () => {
    const plain = await startWorld();
    expect(await (await plain.get('/api/maps/tiles')).json()).toEqual({ url: null });
    await plain.close();
  });

  it('the file of map tiles is refused if its name contains no date', async () => {
    await expect(startWorld({ MAP_TILES: '/map/hamburg.pmtiles' })).rejects.toThrow(/MAP_TILES/);
  });
});
