import { createHmac } from 'node:crypto';
import { hashAddress, type HashedAddress } from '@estate/server-kit/erased-address';
import { InjectEnv } from '@estate/server-kit/inject';
import { Injectable } from '@nestjs/common';
import { type LeadsEnv } from '../env.ts';

/** Keyed hashes of addresses: a reader of the store cannot try addresses without AUTH_SECRET. */
@Injectable()
export class ErasureKeys {
  private readonly key: string;

  constructor(@InjectEnv() { AUTH_SECRET }: Pick<LeadsEnv, 'AUTH_SECRET'>) {
    this.key = createHmac('sha256', AUTH_SECRET).update('erasure').digest('base64url');
  }

  hash(address: string): string {
    return hashAddress(this.key, address);
  }

  /** For one erasure, so that the services which get it can compare addresses with this person alone. */
  hashFor(erasureId: string, address: string): HashedAddress {
    const key = this.keyOf(erasureId);
    return { key, hash: hashAddress(key, address) };
  }

  keyOf(erasureId: string): string {
    return createHmac('sha256', this.key).update(erasureId).digest('base64url');
  }
}
