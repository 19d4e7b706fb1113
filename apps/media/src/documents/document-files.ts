import { createHash } from 'node:crypto';
import { StoredDocument, type DocumentOrder } from '@estate/contracts/media/documents';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { documentFilesFolder } from '@estate/storage/document-address';
import { keyExists, listFolder, readIfExists, writeObject } from '@estate/storage/open-storage';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';

/** Changes with the layout, so that documents are drawn anew; those that went out keep their bytes under their hash. */
const layoutVersion = '1';

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The key of an order: equal orders of the same layout have the same one. The order was parsed, so its fields are in order. */
export const orderKeyOf = (order: DocumentOrder): string => sha256(layoutVersion + JSON.stringify(order));

const ordersFolder = 'documents/orders';
const fileKey = (hash: string) => `${documentFilesFolder}/${hash}`;
const orderKey = (key: string) => `${ordersFolder}/${key}`;
/** The hash in the key of a file. */
export const hashIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
/** A file that is asked for again counts as new, but is not written again more often than this. */
const renewalMs = 60 * 60_000;

/** A full or missing storage is temporary for the caller, who sends the order again. */
async function write(storage: Disk, key: string, contents: string | Uint8Array): Promise<void> {
  await writeObject(storage, key, contents).catch((cause: unknown) => {
    throw new ProblemError('unavailable', { cause });
  });
}

/**
 * The stored documents: each file under the hash of its bytes, and for each order the hash of its file. The file is written
 * first, so an order that was stored has its file.
 */
@Injectable()
export class DocumentFiles {
  constructor(private readonly storage: Disk) {}

  read(hash: string): Promise<Uint8Array | undefined> {
    return readIfExists(this.storage, fileKey(hash));
  }

  /** What was made of an order; undefined if nothing was, or its file is gone. */
  async find(key: string): Promise<StoredDocument | undefined> {
    const found = await readIfExists(this.storage, orderKey(key));
    if (!found) return undefined;
    const { data } = StoredDocument.safeParse(JSON.parse(Buffer.from(found).toString('utf8')));
    if (!data || !(await keyExists(this.storage, fileKey(data.hash)))) return undefined;
    if (!(await this.isOlderThan(fileKey(data.hash), renewalMs))) return data;
    // Renewed, because the caller names it as being in use only after this answer.
    const bytes = await this.read(data.hash);
    if (!bytes) return undefined;
    await write(this.storage, fileKey(data.hash), bytes);
    return data;
  }

  /** Stores a file that was not drawn here, and returns its hash. */
  async storeFile(bytes: Uint8Array): Promise<string> {
    const hash = sha256(bytes);
    await write(this.storage, fileKey(hash), bytes);
    return hash;
  }

  /** Stores a file; with missing pictures not under its order, which is then drawn again. */
  async store(
    key: string,
    bytes: Uint8Array,
    { pages, missingPictures }: { pages: number; missingPictures: number },
  ): Promise<StoredDocument> {
    const hash = await this.storeFile(bytes);
    const stored = { hash, bytes: bytes.byteLength, pages, missing_pictures: missingPictures };
    if (missingPictures === 0) await write(this.storage, orderKey(key), JSON.stringify(stored));
    return stored;
  }

  /**
   * The keys of all files, or of all orders, that were stored or asked for longer ago than this. Each is looked at when it is
   * its turn, because others are asked for meanwhile.
   */
  async *olderThan(kind: 'files' | 'orders', ageMs: number): AsyncGenerator<string> {
    const { files } = await listFolder(this.storage, kind === 'files' ? documentFilesFolder : ordersFolder);
    for (const key of files) if (await this.isOlderThan(key, ageMs)) yield key;
  }

  remove(key: string): Promise<void> {
    return this.storage.delete(key);
  }

  /** False for a file that another copy has deleted meanwhile. */
  private async isOlderThan(key: string, ageMs: number): Promise<boolean> {
    if (!(await keyExists(this.storage, key))) return false;
    const { lastModified } = await this.storage.getMetaData(key);
    return lastModified.getTime() < Date.now() - ageMs;
  }
}
