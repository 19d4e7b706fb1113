import { type StoredOriginal } from '@estate/contracts/media/images';
import { type ImageAddress, currentKey, originalKey, versionFolder } from '@estate/storage/image-address';
import { isThere, readIfThere, sourceIfThere, write } from '@estate/storage/open-storage';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { LRUCache } from 'lru-cache';

/** Enough for the renditions of about two hundred property cards. */
const maxRecentBytes = 16 * 1024 * 1024;
/** The lifetime in the cache, for which a copy of media may send a rendition that another copy has removed. */
const recentMs = 60_000;

/**
 * The stored files of each version of an image: its original and the renditions of it. A version is stored under its
 * change mark and never changes, so concurrent imports cannot overwrite each other. The renditions that were sent last
 * are cached in memory, because reading one costs four system calls, or a network request with S3.
 */
@Injectable()
export class ImageFiles {
  private readonly recent = new LRUCache<string, Uint8Array>({
    maxSize: maxRecentBytes,
    sizeCalculation: (bytes, key) => bytes.byteLength + key.length,
    ttl: recentMs,
  });

  constructor(private readonly storage: Disk) {}

  hasOriginal(address: ImageAddress, mark: string): Promise<boolean> {
    return isThere(this.storage, originalKey(address, mark));
  }

  /** The original as input for sharp: the path of its file, or its bytes. Undefined if it does not exist. */
  original(address: ImageAddress, mark: string): Promise<string | Uint8Array | undefined> {
    return sourceIfThere(this.storage, originalKey(address, mark));
  }

  async writeOriginal(
    address: ImageAddress,
    mark: string,
    { stored, bytes }: { stored: StoredOriginal; bytes: Uint8Array },
  ): Promise<void> {
    await write(this.storage, originalKey(address, mark), bytes);
    // The previous release reads this file, so that a rollback is possible.
    await write(this.storage, currentKey(address), JSON.stringify({ ...stored, mark }));
  }

  async rendition(address: ImageAddress, mark: string, name: string): Promise<Uint8Array | undefined> {
    const key = `${versionFolder(address, mark)}/${name}`;
    const recent = this.recent.get(key);
    if (recent) return recent;
    const bytes = await readIfThere(this.storage, key);
    if (bytes) this.recent.set(key, bytes);
    return bytes;
  }

  writeRendition(address: ImageAddress, mark: string, name: string, bytes: Uint8Array): Promise<void> {
    return write(this.storage, `${versionFolder(address, mark)}/${name}`, bytes);
  }

  /** Removes the original and the renditions in the folder of a version. */
  async removeVersion(version: string): Promise<void> {
    await this.storage.deleteAll(version);
    // The cache is cleared after the deletion, because a rendition may be read into it during the deletion.
    for (const key of this.recent.keys()) if (key.startsWith(`${version}/`)) this.recent.delete(key);
  }
}
