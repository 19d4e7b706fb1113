import { hash } from 'node:crypto';
import { renditionParams } from '@estate/contracts/media';
import { LRUCache } from 'lru-cache';
import { type AskedRendition } from './asked-rendition.ts';

/** Of about 200 bytes each, whatever the address: 4 MB. */
const most = 20_000;

/**
 * Renditions that this process has seen delivered, one entry each, whatever key or change mark they were asked with. A
 * visitor can only add what exists: a picture in a preset and a format. What was used least goes first.
 */
export class DeliveredRenditions {
  private readonly names = new LRUCache<string, true>({ max: most });

  has(asked: AskedRendition): boolean {
    return this.names.get(nameOf(asked)) ?? false;
  }

  add(asked: AskedRendition): void {
    this.names.set(nameOf(asked), true);
  }
}

const nameOf = ({ bucket, path, preset, format }: AskedRendition): string =>
  hash('sha256', `${bucket}/${path}?${renditionParams(preset)} ${format}`, 'base64url');
