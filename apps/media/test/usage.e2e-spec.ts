import { MediaUsage } from '@estate/contracts/media';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startMedia, type MediaUnderTest } from './media-under-test.ts';

let media: MediaUnderTest;
beforeAll(async () => {
  media = await startMedia();
});
afterAll(() => media.close());

it('tells how full the disk of the images is', async () => {
  const response = await fetch(`${media.origin}/usage`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { disk } = MediaUsage.parse(await response.json());
  expect(disk?.total).toBeGreaterThan(0);
  expect(disk?.free).toBeLessThanOrEqual(disk!.total);
});

it('is ready while the storage takes files', async () => {
  const response = await fetch(`http://127.0.0.1:${media.healthPort}/readyz`);
  expect(await response.json()).toEqual({
    ready: true,
    degraded: [],
    parts: { storage: true, 'storage-room': true },
  });
});
