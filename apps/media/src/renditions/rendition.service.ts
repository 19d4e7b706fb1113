import { type ImageFormat, type Rendition, renditions } from '@estate/contracts/media/images';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { markKeyOf, versionFolder, type ImageAddress } from '@estate/storage/image-address';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import sharp from 'sharp';
import { ImageFiles } from '../storage/image-files.ts';
import { RenderQueue, type RenderTask } from './render-queue.ts';
import { renderImage, renditionName } from './render.ts';

const placeholderSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">
  <rect width="1600" height="1200" fill="#eceae6"/>
  <g fill="none" stroke="#b9b4aa" stroke-width="14" stroke-linejoin="round" stroke-linecap="round">
    <path d="M620 620 800 460l180 160"/>
    <path d="M665 590v190h270V590"/>
    <path d="M765 780V675h70v105"/>
  </g>
</svg>`;

const placeholders = new Map<string, Promise<Uint8Array>>();

/**
 * A drawing of a house, which is sent in place of a missing image. It is cached in all sizes, because these are few; a
 * failure is not cached.
 */
function placeholder(rendition: Rendition, format: ImageFormat): Promise<Uint8Array> {
  const name = renditionName(rendition, format);
  const cached = placeholders.get(name);
  if (cached) return cached;
  const image = sharp(Buffer.from(placeholderSvg))
    .png()
    .toBuffer()
    .then((bytes) => renderImage(bytes, rendition, format));
  placeholders.set(name, image);
  image.catch(() => placeholders.delete(name));
  return image;
}

const [phonePage, page, largePage] = renditions.detailSrcset;
const [smallCard, card, phoneCard] = renditions.cardSrcset;

/**
 * The renditions of a cover that visitors request first. All waiting covers get one of them before any gets the next, so
 * that soon after an import every property's page opens on a phone without a render.
 */
const firstRenditions: readonly (readonly [Rendition, ImageFormat])[] = [
  ...[phonePage, phoneCard, page, card, smallCard, largePage].map((size) => [size, 'avif'] as const),
  [renditions.share, 'jpeg'],
];
/** Maximum number of covers that wait for their first renditions; further ones are rendered on request. */
const maxWaitingCovers = 5_000;

interface Cover {
  readonly address: ImageAddress;
  readonly changeMark: string;
}

export interface FoundRendition {
  bytes: Uint8Array;
  /** The value of the ETag header; different for every version, size and format. */
  tag: string;
  source: 'stored' | 'rendered' | 'placeholder';
}

@Injectable()
export class RenditionService implements BeforeApplicationShutdown {
  /** The covers that wait for each of the `firstRenditions`. */
  private readonly waiting = firstRenditions.map(([rendition, format]) => ({
    rendition,
    format,
    covers: [] as Cover[],
  }));
  private isPreparing = false;
  private isEnding = false;

  constructor(
    private readonly files: ImageFiles,
    private readonly queue: RenderQueue,
    @InjectLog() private readonly log: Log,
  ) {}

  /** A stored or newly rendered rendition of this version of an image; a placeholder if there is none. */
  async find(
    address: ImageAddress,
    rendition: Rendition,
    format: ImageFormat,
    changeMark: string,
  ): Promise<FoundRendition> {
    const name = renditionName(rendition, format);
    const mark = markKeyOf(changeMark);
    const tag = `${mark}-${name}`;
    const stored = await this.files.rendition(address, mark, name);
    if (stored) return { bytes: stored, tag, source: 'stored' };
    if (!(await this.files.hasOriginal(address, mark))) return this.placeholderFor(rendition, format);
    const key = `${versionFolder(address, mark)}/${name}`;
    const work: RenderTask<string | Uint8Array> = {
      read: () => this.files.original(address, mark),
      render: (original) => renderImage(original, rendition, format),
      store: (made) => this.store(address, mark, name, made),
    };
    const bytes = await this.queue.run(key, work).catch(async (error: unknown) => {
      // If the image was removed while the render waited in the queue, the error is ignored and a placeholder is sent.
      if (await work.read()) throw error;
      return undefined;
    });
    if (!bytes) return this.placeholderFor(rendition, format);
    return { bytes, tag, source: 'rendered' };
  }

  /** Makes the `firstRenditions` of a cover in the background. Failures are only logged. */
  prepareCover(address: ImageAddress, changeMark: string): void {
    if (this.waiting.some(({ covers }) => covers.length >= maxWaitingCovers)) return;
    for (const { covers } of this.waiting) covers.push({ address, changeMark });
    if (!this.isPreparing) void this.prepare();
  }

  /** One rendition at a time, so that visitors wait for one of these at most. */
  private async prepare(): Promise<void> {
    this.isPreparing = true;
    while (!this.isEnding) {
      const next = this.waiting.find(({ covers }) => covers.length > 0);
      const cover = next?.covers.shift();
      if (!next || !cover) break;
      await this.find(cover.address, next.rendition, next.format, cover.changeMark).catch((err: unknown) =>
        this.log.warn({ err, path: cover.address.path }, 'first rendition not made'),
      );
    }
    this.isPreparing = false;
  }

  beforeApplicationShutdown(): void {
    this.isEnding = true;
  }

  /** Stores a rendition. Failures are only logged, because the visitor gets the image even if the disk is full. */
  private async store(address: ImageAddress, mark: string, name: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.files.writeRendition(address, mark, name, bytes);
    } catch (err) {
      this.log.error({ err, key: `${versionFolder(address, mark)}/${name}` }, 'rendition not stored');
    }
  }

  private async placeholderFor(rendition: Rendition, format: ImageFormat): Promise<FoundRendition> {
    const bytes = await placeholder(rendition, format);
    return { bytes, tag: `placeholder-${renditionName(rendition, format)}`, source: 'placeholder' };
  }
}
