import { erasureListKey, type ListedErasure } from '@estate/contracts/leads/erasure-list';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { Injectable } from '@nestjs/common';
import { type Disk } from 'flydrive';
import { type LeadsEnv } from '../env.ts';
import { type StoredErasure } from './erasure.schema.ts';

/** The list of erasures, stored outside of database and backups. No list is written if ERASURE_LIST_URL is not set. */
@Injectable()
export class ErasureList {
  private readonly url: string | undefined;
  private disk: Promise<Disk> | undefined;

  constructor(@InjectEnv() { ERASURE_LIST_URL }: Pick<LeadsEnv, 'ERASURE_LIST_URL'>) {
    this.url = ERASURE_LIST_URL;
  }

  get isKept(): boolean {
    return this.url !== undefined;
  }

  /** Writes the entry of an erasure, or overwrites it. Rejects if the list cannot be written. */
  async write(erasure: StoredErasure): Promise<void> {
    const { _id: id, secret_id, subject, address_hash, hash, requested_at, until } = erasure;
    const entry: ListedErasure = {
      id,
      secret_id,
      ...(subject === undefined ? {} : { subject }),
      address_hash,
      hash,
      requested_at: requested_at.toISOString(),
      until: until.toISOString(),
    };
    await (await this.open()).put(erasureListKey(id), JSON.stringify(entry));
  }

  /** Imports the storage client only on first use, because a process without ERASURE_LIST_URL does not need it. */
  private open(): Promise<Disk> {
    const { url = '' } = this;
    return (this.disk ??= import('@estate/storage/open-storage').then(({ openStorage }) => openStorage(url)));
  }
}
