import { hash } from 'node:crypto';
import { renditionParams } from '@estate/contracts/media';
import { LRUCache } from 'lru-cache';
import { type AskedRendition } from './asked-rendition.ts';

/** About 200 bytes each: 4 MB. */
const maxNames = 20_000;

/**
 * Renditions that this process has delivered, one entry each regardless of key and change mark. A visitor can only add
 * existing ones: an image in a preset and a format. The least recently used entry is dropped first.
 */
export class DeliveredRenditions {
  private readonly names = new LRUCache<string, true>({ max: maxNames });

  has(asked: AskedRendition): boolean {
    return this.names.get(nameOf(asked)) ?? false;
  }

  add(asked: AskedRendition): void {
    this.names.set(nameOf(asked), true);
  }
}

const nameOf = ({ bucket, path, preset, format }: AskedRendition): string =>
  hash('sha256', `${bucket}/${path}?${renditionParams(preset)} ${format}`, 'base64url');
