import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renditions } from '@estate/contracts/media/images';
import { createLog } from '@estate/server-kit/observability/log';
import { markKeyOf, versionFolder } from '@estate/storage/image-address';
import { eventually } from '@estate/test-kit/wait';
import { openStorage } from '@estate/storage/open-storage';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { ImageFiles } from '../storage/image-files.ts';
import { RenderQueue, type RenderTask } from './render-queue.ts';
import { RenditionService } from './rendition.service.ts';

const folder = await mkdtemp(join(tmpdir(), 'renditions-'));
afterAll(() => rm(folder, { recursive: true }));

/** Calls `meanwhile` after the original was read and before it is rendered. */
class HeldQueue extends RenderQueue {
  meanwhile: () => Promise<unknown> = () => Promise.resolve();

  override run<Original>(key: string, work: RenderTask<Original>): Promise<Uint8Array | undefined> {
    const render = async (original: Original) => {
      await this.meanwhile();
      return work.render(original);
    };
    return super.run(key, { ...work, render });
  }
}

describe('an original whose render waits for its turn', () => {
  const address = { bucket: 'property-images', path: '1/1-0.jpeg' } as const;
  const photo = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#475' } });

  async function world() {
    const storage = await openStorage(`file:${folder}`);
    const files = new ImageFiles(storage);
    const mark = markKeyOf('m1');
    await files.writeOriginal(address, mark, await photo().jpeg().toBuffer());
    const queue = new HeldQueue();
    const service = new RenditionService(files, queue, createLog('media'));
    return { storage, queue, version: versionFolder(address, mark), service };
  }

  it('a request that waits for a render is answered with a placeholder if the original is removed meanwhile', async () => {
    const { storage, queue, version, service } = await world();
    queue.meanwhile = () => storage.deleteAll(version);
    const found = await service.find(address, renditions.card, 'webp', 'm1');
    expect(found.source).toBe('placeholder');
  });

  it('a request that waits for a render is answered with an error if the original becomes unreadable meanwhile', async () => {
    const { storage, queue, version, service } = await world();
    queue.meanwhile = () => storage.put(`${version}/original`, 'no image');
    await expect(service.find(address, renditions.card, 'webp', 'm1')).rejects.toThrow(/unsupported/);
  });
});

it('every waiting cover gets the picture of a phone before one gets its further sizes, until the service ends', async () => {
  const files = new ImageFiles(await openStorage(`file:${folder}`));
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#475' } })
    .jpeg()
    .toBuffer();
  const paths = ['3/3-0.jpeg', '4/4-0.jpeg', '5/5-0.jpeg'];
  for (const path of paths)
    await files.writeOriginal({ bucket: 'property-images', path }, markKeyOf('m1'), photo);
  const made: string[] = [];
  const queue = new RenderQueue();
  const service = new RenditionService(files, queue, createLog('media'));
  jest.spyOn(queue, 'run').mockImplementation((key) => {
    made.push(key);
    if (made.length === 6) service.beforeApplicationShutdown();
    return Promise.resolve(photo);
  });
  for (const path of paths) service.prepareCover({ bucket: 'property-images', path }, 'm1');
  await eventually(() => {
    expect(made).toHaveLength(6);
    return Promise.resolve();
  });
  expect(made.map((key) => key.slice(key.lastIndexOf('/') + 1))).toEqual([
    ...paths.map(() => '800x475-75-cover.avif'),
    ...paths.map(() => '800x512-75-cover.avif'),
  ]);
  expect(new Set(made).size).toBe(6);
});

it('a placeholder image that could not be made is made at the next request', async () => {
  const address = { bucket: 'property-images', path: '2/2-0.jpeg' } as const;
  const files = new ImageFiles(await openStorage(`file:${folder}`));
  const service = new RenditionService(files, new RenderQueue(), createLog('media'));
  const missing = () => service.find(address, renditions.card, 'jpeg', 'm1');
  const outOfMemory = jest
    .spyOn(sharp.prototype as Sharp, 'toBuffer')
    .mockRejectedValueOnce(new Error('no memory'));
  await expect(missing()).rejects.toThrow('no memory');
  outOfMemory.mockRestore();
  expect((await missing()).source).toBe('placeholder');
});
