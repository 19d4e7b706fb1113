import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renditionParams, renditions } from '@estate/contracts/media/images';
import { logLevel, parseEnv } from '@estate/server-kit/process/env';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { startService } from '@estate/server-kit/process/run-service';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { serviceKey, serviceKeys } from '@estate/test-kit/service-keys';
import sharp from 'sharp';
import { mediaEnv } from '../src/env.ts';
import { MediaModule } from '../src/media.module.ts';

export const { card } = renditions;
export const renditionQuery = (rendition = card, mark = 'm1') => `${renditionParams(rendition)}&v=${mark}`;

/** A JPEG as from a camera: rotated (orientation 6), with place and author in its metadata. */
export function photo({ width = 900, height = 1200, colour = '#c33' } = {}): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: colour,
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Artist: 'Erika Muster', ImageDescription: 'Geheimweg 3' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '53/1 33/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '10/1 0/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/**
 * Starts the service on free ports, with a storage folder of its own unless `storageUrl` is passed, and without Redis
 * unless `redisUrl` is passed.
 */
export async function startMedia(storageUrl?: string, redisUrl?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  const env = parseEnv(mediaEnv, {
    STORAGE_URL: storageUrl ?? pathToFileURL(folder).href,
    REDIS_URL: redisUrl ?? 'redis://127.0.0.1:1',
    LOG_LEVEL: logLevel(),
    ...serviceKeys,
  });
  const running = await startService(MediaModule.forRoot(env), {
    http: privateHttp(env),
    events: env.REDIS_URL,
  });
  const port = running.httpPort;
  const tokens = {
    bff: new ServiceToken('bff', 'media', serviceKey),
    'crm-sync': new ServiceToken('crm-sync', 'media', serviceKey),
    leads: new ServiceToken('leads', 'media', serviceKey),
  };
  /** The request headers: with the token of the service that calls this path. */
  const headersFor = async (path: string) => {
    if (path.startsWith('/documents')) return tokens.leads.headers();
    const isOriginal = path.startsWith('/originals') && !path.startsWith('/originals/website-images/');
    return tokens[isOriginal ? 'crm-sync' : 'bff'].headers();
  };
  const request = async (
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> } = {},
  ) => {
    const headers = { ...(await headersFor(path)), ...init.headers };
    return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
  };
  const post = (path: string, body: unknown) =>
    request(path, { method: 'POST', body: new TextEncoder().encode(JSON.stringify(body)) });
  return {
    port,
    headersFor,
    request: request,
    folder,
    healthPort: running.healthPort,
    put: (place: string, mark: string, body: Uint8Array, more = '') =>
      request(`/originals/${place}?v=${mark}${more}`, { method: 'PUT', body: new Uint8Array(body) }),
    post,
    sweep: (named: unknown) => post('/originals', named),
    head: async (place: string, mark: string) =>
      (await request(`/originals/${place}?v=${mark}`, { method: 'HEAD' })).status,
    render: (place: string, query: string, headers: Record<string, string> = {}) =>
      request(`/render/${place}?${query}`, { headers }),
    files: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((name) => !name.startsWith('ready/')),
    close: async () => {
      await running.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type MediaUnderTest = Awaited<ReturnType<typeof startMedia>>;
