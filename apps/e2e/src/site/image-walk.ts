import { propertyImageUrl, renditions } from '@estate/domain/property/renditions';
import { type TestSite } from './start-site.ts';
import { type StoredImage } from './stored-images.ts';

/** Requests per client IP address, below the rate limit of image requests. */
const callsOfOne = 400;
const atOnce = 8;

interface ImageAnswer {
  path: string;
  status: number;
  /** The source that the site reports for the image: `rendered`, `stored` or `placeholder`. */
  source: string | null;
  cacheControl: string | null;
}

/** Requests images from many client addresses, a few at a time. */
export class ImageWalk {
  private calls = 0;

  constructor(private readonly site: TestSite) {}

  async request(path: string, headers: Record<string, string> = {}): Promise<ImageAnswer> {
    const client = Math.floor((this.calls += 1) / callsOfOne);
    const answer = await fetch(`${this.site.url}${path}`, {
      headers: { accept: 'image/webp', 'x-forwarded-for': `10.1.${client >> 8}.${client & 255}`, ...headers },
    });
    await answer.arrayBuffer();
    return {
      path,
      status: answer.status,
      source: answer.headers.get('x-rendition'),
      cacheControl: answer.headers.get('cache-control'),
    };
  }

  requestAsStaff(path: string): Promise<ImageAnswer> {
    return this.request(`/api/admin${path}`, { authorization: `Bearer ${this.site.token}` });
  }

  /** All responses, in the order of their arrival. */
  async requestAll(
    paths: Iterable<string>,
    request = (path: string) => this.request(path),
  ): Promise<ImageAnswer[]> {
    const answers: ImageAnswer[] = [];
    const rest = new Set(paths).values();
    const requestNext = async () => {
      for (const path of rest) answers.push(await request(path));
    };
    await Promise.all(Array.from({ length: atOnce }, requestNext));
    return answers;
  }
}

export const thumbnailOf = (image: StoredImage): string => propertyImageUrl(image, renditions.thumbnail);

/**
 * Addresses that an attacker could try for the hidden image at `place` without its access key: with its version
 * (`changeMark`), and with the access key and version of an image that is visible to visitors.
 */
export function guessedImageUrls(place: string, changeMark: string, visibleImage: StoredImage): string[] {
  const address = thumbnailOf({ ...visibleImage, storage_path: place });
  const version = (v: string) => address.replace(/&v=.*$/, v);
  return [
    version(''),
    version(`&v=${changeMark}`),
    version(`&v=${visibleImage.access_key}.${changeMark}`),
    version(`&v=${visibleImage.access_key}.${visibleImage.change_mark}`),
  ];
}

/** Addresses of renditions in HTML, JSON or structured data; paths with `{…}` are skipped. */
export function addressesIn(text: string): string[] {
  const plain = text.replaceAll('&amp;', '&');
  return [...plain.matchAll(/\/media\/render\/[^\s"'<>\\,){]+/g)].map(([address]) => address);
}
