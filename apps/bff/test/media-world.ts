import { limitsPerClient } from '../src/limits/rate-limits.ts';
import { propertyImageUrl, renditions } from '@estate/domain/property/renditions';
import { upstream } from './upstream.ts';
import { startWorld, type World } from './world.ts';

/** An image of a property. In these specs the properties 42 and 43 are public, and 44 is not public. */
export const imageOf = (id: number, name: string, change_mark = 'm1') => ({
  storage_path: `${id}/${name}.jpeg`,
  access_key: `${id}-${name}`.padEnd(16, '_'),
  change_mark,
});
export const cardUrl = (id: number, name: string, change_mark?: string) =>
  propertyImageUrl(imageOf(id, name, change_mark), renditions.card);

/** A tenth of the usual renders, so that a spec uses up a client's limit with few requests. */
(limitsPerClient.render as { points: number }).points /= 10;

/** Number of images of a public property, enough to use up a client's limit. */
const imageCount = 70;
const isPublic = (id: number) => id === 42 || id === 43;

export const openImages = (id: number) => ({
  images: isPublic(id)
    ? [
        '1',
        '2',
        ...Array.from({ length: imageCount }, (_, n) => [`stored${n}`, `lost${n}`, `new${n}`]).flat(),
      ].map((name) => imageOf(id, name))
    : [],
});

/**
 * A BFF with a stub of media, which has `stored…` images rendered already, returns a placeholder for `lost…`, and
 * renders all others. The current version of every image is `m1`.
 */
export async function startMediaWorld(
  given: Record<string, string> = {},
): Promise<World & { mediaSeen: Awaited<ReturnType<typeof upstream>>['seen'] }> {
  const media = await upstream(({ request: { url = '' } }) => {
    const [, found = 'rendered'] = /\/(stored|lost)\d+\.jpeg/.exec(url) ?? [];
    return {
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': found === 'lost' ? 'public, max-age=60' : 'public, max-age=31536000, immutable',
        vary: 'Accept',
        etag: '"r1"',
        'x-rendition': found === 'lost' ? 'placeholder' : found,
      },
      body: `rendered ${url}`,
    };
  });
  const world = await startWorld({ MEDIA_URL: media.url, TRUST_PROXY: '1', ...given });
  world.catalog.answer({ 'catalog.getImageAccess': ({ id }: { id: number }) => openImages(id) });
  return {
    ...world,
    mediaSeen: media.seen,
    close: async () => {
      await world.close();
      media.server.close();
    },
  };
}

let clients = 0;
/** A client that has not been counted yet. */
export const newClient = () => ({ 'x-forwarded-for': `198.51.100.${(clients += 1)}` });

/** Requests images as clients do. */
export function imageClients(world: () => World) {
  const statusOf = async (path: string, headers: Record<string, string> = newClient()) => {
    const response = await world().get(path, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  /** Requests as many images as the limit allows one client; returns the statuses. */
  const useUp = async (pathOf: (n: number) => string, client: Record<string, string>) => {
    const statuses = new Set<number>();
    const numbers = Array.from({ length: limitsPerClient.render.points }, (_, n) => n).values();
    const askOn = async () => {
      for (const n of numbers) statuses.add(await statusOf(pathOf(n), client));
    };
    await Promise.all(Array.from({ length: 10 }, askOn));
    return [...statuses];
  };
  return { statusOf, useUp };
}
