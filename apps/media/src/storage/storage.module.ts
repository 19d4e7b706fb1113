import { HealthChecks } from '@estate/server-kit/health-checks';
import { ENV } from '@estate/server-kit/inject';
import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { Disk } from 'flydrive';
import { type MediaEnv } from '../env.ts';
import { claimFolder } from './folder-claim.ts';
import { ImageFiles } from './image-files.ts';
import { openStorage, stateOf } from '@estate/storage/open-storage';
import { parseStorageUrl } from '@estate/storage/storage-url';

/** Releases the folder when the service stops. */
class FolderClaim implements OnApplicationShutdown {
  constructor(readonly release: (() => Promise<void>) | undefined) {}

  async onApplicationShutdown(): Promise<void> {
    await this.release?.();
  }
}

async function claimOf({ STORAGE_URL }: MediaEnv): Promise<FolderClaim> {
  const target = parseStorageUrl(STORAGE_URL);
  return new FolderClaim(target.kind === 'file' ? await claimFolder(target.folder) : undefined);
}

async function useFactory({ STORAGE_URL }: MediaEnv, checks: HealthChecks): Promise<Disk> {
  const storage = await openStorage(STORAGE_URL);
  let pendingRead: ReturnType<typeof stateOf> | undefined;
  /** Both checks run concurrently and share one read of the state. */
  const readState = () => (pendingRead ??= stateOf(storage).finally(() => (pendingRead = undefined)));
  checks.add({ part: 'storage', isVital: true, isUp: async () => (await readState()) !== 'gone' });
  // Not vital, because stored images can still be read.
  checks.add({ part: 'storage-room', isVital: false, isUp: async () => (await readState()) !== 'full' });
  return storage;
}

/** The storage of all images; media is not ready without it, and does not start on a folder that another copy uses. */
@Module({
  providers: [
    { provide: Disk, useFactory, inject: [ENV, HealthChecks, FolderClaim] },
    ImageFiles,
    { provide: FolderClaim, useFactory: claimOf, inject: [ENV] },
  ],
  exports: [Disk, ImageFiles],
})
export class StorageModule {}
