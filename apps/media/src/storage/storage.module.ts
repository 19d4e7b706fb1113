import { HealthChecks } from '@estate/server-kit/observability/health-checks';
import { ENV } from '@estate/server-kit/process/inject';
import { Module } from '@nestjs/common';
import { Disk } from 'flydrive';
import { type MediaEnv } from '../env.ts';
import { ImageFiles } from './image-files.ts';
import { openStorage, storageState } from '@estate/storage/open-storage';

async function useFactory({ STORAGE_URL }: MediaEnv, checks: HealthChecks): Promise<Disk> {
  const storage = await openStorage(STORAGE_URL);
  let pendingRead: ReturnType<typeof storageState> | undefined;
  /** Reads the state of the storage. The two health checks below run concurrently and share one read. */
  const readState = () => (pendingRead ??= storageState(storage).finally(() => (pendingRead = undefined)));
  checks.add({ part: 'storage', isVital: true, isUp: async () => (await readState()) !== 'gone' });
  // Not vital, because stored images can still be read from a full disk.
  checks.add({ part: 'storage-room', isVital: false, isUp: async () => (await readState()) !== 'full' });
  return storage;
}

/** The storage of all images. Without it, media is not ready. */
@Module({
  providers: [{ provide: Disk, useFactory, inject: [ENV, HealthChecks] }, ImageFiles],
  exports: [Disk, ImageFiles],
})
export class StorageModule {}
