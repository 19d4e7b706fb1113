import { websiteImages } from '@estate/content/website-images.gen';
import { websiteImagesFolder } from '@estate/content/website-images-folder';
import { createLog } from '@estate/server-kit/log';
import { type Service } from '@estate/rpc/run-service';
import { type MediaEnv } from './env.ts';
import { MediaModule } from './media.module.ts';
import { isStorageReady, openStorage } from './storage/open-storage.ts';

const shipped = { folder: websiteImagesFolder, marks: websiteImages, retryMs: 60_000 };

/** The service with its storage, not yet started. It is ready while the storage takes a file. */
export async function mediaService(env: MediaEnv): Promise<Service> {
  const storage = await openStorage(env.STORAGE_URL);
  return {
    name: 'media',
    env,
    module: MediaModule.on({ storage, shipped, address: { port: env.HTTP_PORT, host: env.BIND_HOST } }),
    log: createLog('media'),
    ready: async () => {
      const isReady = await isStorageReady(storage);
      return { ready: isReady, degraded: [], parts: { storage: isReady } };
    },
  };
}
