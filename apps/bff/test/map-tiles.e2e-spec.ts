import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  it('is read in ranges under an address that never changes', async () => {
    const { url } = (await (await world.get('/api/maps/tiles')).json()) as { url: string };
    expect(url).toBe('/map/hamburg-2026-11-20.pmtiles');
    const part = await world.get(url, { headers: { range: 'bytes=0-6' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('PMTiles');
    expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is the only file of its folder that is served', async () => {
    for (const path of ['/map/other.pmtiles', '/map/', '/map/..%2fhamburg-2026-11-20.pmtiles'])
      expect(await problemOf(await world.get(path))).toMatchObject({ status: 404 });
  });

  it('is none without the setting', async () => {
    const plain = await startWorld();
    expect(await (await plain.get('/api/maps/tiles')).json()).toEqual({ url: null });
    await plain.close();
  });

  it('needs a date in its name', async () => {
    await expect(startWorld({ MAP_TILES: '/map/hamburg.pmtiles' })).rejects.toThrow(/MAP_TILES/);
  });
});
