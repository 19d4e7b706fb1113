import { type ImageFormat, type Rendition } from '@estate/contracts/media';
import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { markKeyOf, versionFolder, type ImageAddress } from '@estate/storage/image-address';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { OriginalStore } from '../originals/original-store.ts';
import { ImageFiles } from '../storage/image-files.ts';
import { RenderQueue } from './render-queue.ts';
import { renderImage, renditionName } from './render.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">
  <rect width="1600" height="1200" fill="#eceae6"/>
  <g fill="none" stroke="#b9b4aa" stroke-width="14" stroke-linejoin="round" stroke-linecap="round">
    <path d="M620 620 800 460l180 160"/>
    <path d="M665 590v190h270V590"/>
    <path d="M765 780V675h70v105"/>
  </g>
</svg>`;

const drawnSize = { width: 1_600, height: 1_200 };

const rendered = new Map<string, Promise<Uint8Array>>();
let drawn: Promise<Uint8Array> | undefined;

/** A plain house instead of a missing image. Every rendered size is cached, because there are few sizes. */
function placeholder(rendition: Rendition, format: ImageFormat): Promise<Uint8Array> {
  const name = renditionName(rendition, format);
  drawn ??= sharp(Buffer.from(drawing)).png().toBuffer();
  const image = rendered.get(name) ?? drawn.then((bytes) => renderImage(bytes, drawnSize, rendition, format));
  rendered.set(name, image);
  return image;
}

export interface FoundRendition {
  bytes: Uint8Array;
  /** Differs for every version, size and format. */
  tag: string;
  source: 'stored' | 'rendered' | 'placeholder';
  /** True if the rendition belongs to the requested version and so never changes. */
  isAskedVersion: boolean;
}

@Injectable()
export class RenditionService {
  constructor(
    private readonly files: ImageFiles,
    private readonly originals: OriginalStore,
    private readonly queue: RenderQueue,
    @InjectLog() private readonly log: Log,
  ) {}

  /** A stored or newly rendered rendition of an image's current version; a placeholder if there is no image. */
  async find(
    address: ImageAddress,
    rendition: Rendition,
    format: ImageFormat,
    askedMark: string | undefined,
  ): Promise<FoundRendition> {
    const name = renditionName(rendition, format);
    const asked = askedMark === undefined ? undefined : markKeyOf(askedMark);
    // A rendition stored under the requested mark is sent unchecked, because outdated versions are deleted.
    if (asked) {
      const bytes = await this.files.rendition(address, asked, name);
      if (bytes) return { bytes, tag: `${asked}-${name}`, source: 'stored', isAskedVersion: true };
    }
    const current = await this.originals.current(address);
    if (!current) return this.missing(rendition, format);
    const { mark, ...size } = current;
    const version = { tag: `${mark}-${name}`, isAskedVersion: mark === asked };
    const stored = mark === asked ? undefined : await this.files.rendition(address, mark, name);
    if (stored) return { ...version, bytes: stored, source: 'stored' };
    const key = `${versionFolder(address, mark)}/${name}`;
    const work = {
      read: () => this.files.original(address, mark),
      render: (original: string | Uint8Array) => renderImage(original, size, rendition, format),
      keep: (made: Uint8Array) => this.keep(address, mark, name, made),
    };
    const bytes = await this.queue.run(key, work).catch(async (error: unknown) => {
      // A render reads the file in its turn, and the image may be removed until then.
      if (await work.read()) throw error;
      return undefined;
    });
    if (!bytes) return this.missing(rendition, format);
    return { ...version, bytes, source: 'rendered' };
  }

  /** Stores a rendition. Failures are only logged, because the visitor gets the image even if the disk is full. */
  private async keep(address: ImageAddress, mark: string, name: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.files.writeRendition(address, mark, name, bytes);
      const current = await this.originals.current(address);
      if (current?.mark !== mark) await this.files.removeVersion(address, mark);
    } catch (err) {
      this.log.error({ err, key: `${versionFolder(address, mark)}/${name}` }, 'rendition not kept');
    }
  }

  private async missing(rendition: Rendition, format: ImageFormat): Promise<FoundRendition> {
    const bytes = await placeholder(rendition, format);
    const tag = `placeholder-${renditionName(rendition, format)}`;
    return { bytes, tag, source: 'placeholder', isAskedVersion: false };
  }
}
