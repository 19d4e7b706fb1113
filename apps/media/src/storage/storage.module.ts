import { HealthChecks } from '@estate/server-kit/health-checks';
import { ENV } from '@estate/server-kit/inject';
import { Module } from '@nestjs/common';
import { Disk } from 'flydrive';
import { type MediaEnv } from '../env.ts';
import { isStorageReady, openStorage } from './open-storage.ts';

async function useFactory({ STORAGE_URL }: MediaEnv, checks: HealthChecks): Promise<Disk> {
  const storage = await openStorage(STORAGE_URL);
  checks.add({ part: 'storage', isVital: true, isUp: () => isStorageReady(storage) });
  return storage;
}

/** The storage of all images; media is not ready without it. */
@Module({
  providers: [{ provide: Disk, useFactory, inject: [ENV, HealthChecks] }],
  exports: [Disk],
})
export class StorageModule {}
