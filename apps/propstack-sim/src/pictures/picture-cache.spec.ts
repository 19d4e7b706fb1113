import { describe, expect, it, jest } from '@jest/globals';
import { PictureCache } from './picture-cache.ts';

const megabytes = (count: number) => () => Promise.resolve(Buffer.alloc(count * 1024 * 1024));

describe('picture cache', () => {
  it('renders once for equal requests at the same time and later', async () => {
    const cache = new PictureCache();
    const render = jest.fn(megabytes(1));
    await Promise.all([cache.get('a', render), cache.get('a', render)]);
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('lets go of what was not used for longest when it is full', async () => {
    const cache = new PictureCache();
    for (const key of ['a', 'b', 'c']) await cache.get(key, megabytes(30));
    await cache.get('a', megabytes(30));
    await cache.get('d', megabytes(30));
    const again = jest.fn(megabytes(30));
    await cache.get('a', again);
    expect(again).not.toHaveBeenCalled();
    await cache.get('b', again);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    const cache = new PictureCache();
    await expect(cache.get('a', () => Promise.reject(new Error('kaputt')))).rejects.toThrow('kaputt');
    await expect(cache.get('a', megabytes(1))).resolves.toHaveLength(1024 * 1024);
  });
});
