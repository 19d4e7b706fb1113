import { statfs } from 'node:fs/promises';
import { type ServerResponse } from 'node:http';
import { type MediaUsage } from '@estate/contracts/media/images';
import { InjectEnv } from '@estate/server-kit/inject';
import { Injectable } from '@nestjs/common';
import { type MediaEnv } from '../env.ts';
import { parseStorageUrl } from '@estate/storage/storage-url';

/** `GET /usage`: free and total bytes of the disk with the images; null for S3. */
@Injectable()
export class UsageRoute {
  constructor(@InjectEnv() private readonly env: MediaEnv) {}

  async answer(response: ServerResponse): Promise<void> {
    const usage = await this.usage();
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(usage));
  }

  private async usage(): Promise<MediaUsage> {
    const target = parseStorageUrl(this.env.STORAGE_URL);
    if (target.kind !== 'file') return { disk: null };
    const { bavail, blocks, bsize } = await statfs(target.folder);
    return { disk: { free: bavail * bsize, total: blocks * bsize } };
  }
}
