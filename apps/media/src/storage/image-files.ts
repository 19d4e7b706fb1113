import { type ImageAddress, originalIn, originalKey, versionFolder } from '@estate/storage/image-address';
import {
  keyExists,
  listFolder,
  readIfExists,
  imageSourceIfExists,
  writeObject,
} from '@estate/storage/open-storage';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { LRUCache } from 'lru-cache';

/** The size of the cache: enough for the renditions of about two hundred property cards. */
const maxRecentBytes = 16 * 1024 * 1024;
/**
 * How long a rendition is cached. During this time, an instance of media may send a rendition that another instance has
 * removed.
 */
const recentMs = 60_000;

/**
 * The stored files of each image version: the original and its renditions. A version is stored under its change mark, a
 * hash that changes with the image, so concurrent imports cannot overwrite each other. The renditions that were sent
 * last are cached in memory, because reading one takes four system calls, or a network request with S3.
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
    return keyExists(this.storage, originalKey(address, mark));
  }

  /** The original as input for sharp: the path of its file, or its bytes. Undefined if it does not exist. */
  original(address: ImageAddress, mark: string): Promise<string | Uint8Array | undefined> {
    return imageSourceIfExists(this.storage, originalKey(address, mark));
  }

  writeOriginal(address: ImageAddress, mark: string, bytes: Uint8Array): Promise<void> {
    return writeObject(this.storage, originalKey(address, mark), bytes);
  }

  async rendition(address: ImageAddress, mark: string, name: string): Promise<Uint8Array | undefined> {
    const key = `${versionFolder(address, mark)}/${name}`;
    const recent = this.recent.get(key);
    if (recent) return recent;
    const bytes = await readIfExists(this.storage, key);
    if (bytes) this.recent.set(key, bytes);
    return bytes;
  }

  writeRendition(address: ImageAddress, mark: string, name: string, bytes: Uint8Array): Promise<void> {
    return writeObject(this.storage, `${versionFolder(address, mark)}/${name}`, bytes);
  }

  /** Removes the original and the renditions of an image version. `version` is its folder. */
  async removeVersion(version: string): Promise<void> {
    await this.storage.deleteAll(version);
    this.forget(version);
  }

  /** Removes the renditions of an image version and keeps its original, of which they can be made again. */
  async removeRenditions(version: string): Promise<void> {
    const { files } = await listFolder(this.storage, version);
    for (const key of files) if (key !== originalIn(version)) await this.storage.delete(key);
    this.forget(version);
  }

  /** Clears the cache after a deletion, because a rendition may be read into it during the deletion. */
  private forget(version: string): void {
    for (const key of this.recent.keys()) if (key.startsWith(`${version}/`)) this.recent.delete(key);
  }
}
