import { type ImageAddress, folderOf, originalKey, versionFolder } from '@estate/storage/image-address';
import { readIfThere, sourceIfThere, write } from '@estate/storage/open-storage';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { LRUCache } from 'lru-cache';

/** The renditions of about two hundred cards. */
const maxRecentBytes = 16 * 1024 * 1024;
/** How long a copy of media may still send what another copy has removed; as long as a placeholder is cached. */
const recentMs = 60_000;

/**
 * The stored files of each version of an image: its original and the renditions of it. The renditions that were sent last
 * stay in memory, because reading one costs four calls of the file system, and a request over the network with S3.
 */
@Injectable()
export class ImageFiles {
  private readonly recent = new LRUCache<string, Uint8Array>({
    maxSize: maxRecentBytes,
    sizeCalculation: (bytes, key) => bytes.byteLength + key.length,
    ttl: recentMs,
  });

  constructor(private readonly storage: Disk) {}

  /** The original as sharp reads it: the path of its file, or its bytes. */
  original(address: ImageAddress, mark: string): Promise<string | Uint8Array | undefined> {
    return sourceIfThere(this.storage, originalKey(address, mark));
  }

  writeOriginal(address: ImageAddress, mark: string, bytes: Uint8Array): Promise<void> {
    return write(this.storage, originalKey(address, mark), bytes);
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

  /** Removes the original of a version and its renditions. */
  removeVersion(address: ImageAddress, mark: string): Promise<void> {
    return this.remove(versionFolder(address, mark));
  }

  /** Removes all versions of an image. */
  removeImage(address: ImageAddress): Promise<void> {
    return this.remove(folderOf(address));
  }

  private async remove(folder: string): Promise<void> {
    await this.storage.deleteAll(folder);
    // After the deletion, because a rendition may be read until then.
    for (const key of this.recent.keys()) if (key.startsWith(`${folder}/`)) this.recent.delete(key);
  }
}
