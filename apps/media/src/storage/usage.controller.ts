import { statfs } from 'node:fs/promises';
import { type MediaUsage } from '@estate/contracts/media/images';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { Controller, Get, Header } from '@nestjs/common';
import { type MediaEnv } from '../env.ts';
import { parseStorageUrl } from '@estate/storage/storage-url';

/** `GET /usage`: free and total bytes of the disk with the images; null for S3. */
@Controller('usage')
export class UsageController {
  constructor(@InjectEnv() private readonly env: MediaEnv) {}

  @Get()
  @Header('cache-control', 'no-store')
  async usage(): Promise<MediaUsage> {
    const target = parseStorageUrl(this.env.STORAGE_URL);
    if (target.kind !== 'file') return { disk: null };
    const { bavail, blocks, bsize } = await statfs(target.folder);
    return { disk: { free: bavail * bsize, total: blocks * bsize } };
  }
}
