/* Addresses and sizes of images. Free of zod, because every page loads them in the browser. */

/**
 * Buckets of visitor-area §7. All contain still images; the film of the home page is a static file
 * (apps/web/public/hero).
 */
export const mediaBuckets = ['property-images', 'website-images', 'hero-videos'] as const;
export type MediaBucket = (typeof mediaBuckets)[number];

export const mediaPathPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

const resizes = ['cover', 'contain', 'fill'] as const;
type Resize = (typeof resizes)[number];

export interface Rendition {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  readonly resize: Resize;
}

const preset = (width: number, height: number, resize: Resize = 'cover', quality = 75): Rendition => ({
  width,
  height,
  quality,
  resize,
});

/** Portraits, the largest first: 3:4 and at most 450 wide, in one of two qualities (staff-area §9). */
const brokerPhotos = (quality: number) =>
  [
    preset(450, 600, 'cover', quality),
    preset(300, 400, 'cover', quality),
    preset(180, 240, 'cover', quality),
  ] as const;

/** Image presets and srcset widths of visitor-area §9. */
export const renditions = {
  card: preset(600, 384),
  cardSrcset: [preset(400, 256), preset(600, 384), preset(800, 512)],
  detail: preset(1400, 831),
  detailSrcset: [preset(800, 475), preset(1200, 712), preset(1600, 950)],
  thumbnail: preset(120, 71),
  lightbox: preset(1600, 1200, 'contain', 80),
  floorPlan: preset(1200, 900, 'contain', 80),
  share: preset(1200, 630),
  brokerPhoto85: brokerPhotos(85),
  brokerPhoto100: brokerPhotos(100),
  logo: [preset(480, 192, 'contain', 85)],
} as const;

/**
 * The only sizes that may be rendered; any other request gets the status 400. Marked as pure, so that bundlers drop the
 * list from the browser's code.
 */
export const allowedRenditions: readonly Rendition[] = /* @__PURE__ */ Object.values(renditions).flat();

/** A preset and the sizes of its srcset. `sizes` is the CSS width of the displayed image. */
export interface ResponsiveImage {
  readonly main: Rendition;
  readonly srcset: readonly Rendition[];
  readonly sizes: string;
}

/** `sizes` has to match the grid of cards and the page's column (apps/web, layout.tsx). */
export const responsiveImages = {
  card: {
    main: renditions.card,
    srcset: renditions.cardSrcset,
    sizes: '(min-width: 64rem) min(28vw, 437px), (min-width: 40rem) 48vw, calc(100vw - 2rem)',
  },
  /** A card that is a row with a small picture on phones. */
  row: {
    main: renditions.card,
    srcset: renditions.cardSrcset,
    sizes: '(min-width: 64rem) min(28vw, 437px), (min-width: 40rem) 48vw, 116px',
  },
  /** A card of two columns. */
  wideCard: {
    main: renditions.detail,
    srcset: renditions.detailSrcset,
    sizes: '(min-width: 64rem) min(58vw, 900px), 100vw',
  },
  detail: {
    main: renditions.detail,
    srcset: renditions.detailSrcset,
    sizes: '(min-width: 75rem) 940px, 100vw',
  },
  /** A picture from edge to edge of the window. */
  cover: {
    main: renditions.detail,
    srcset: renditions.detailSrcset,
    sizes: '100vw',
  },
} as const satisfies Readonly<Record<string, ResponsiveImage>>;

export const renditionParams = ({ width, height, quality, resize }: Rendition): string =>
  `width=${width}&height=${height}&quality=${quality}&resize=${resize}`;

/** Prefix of image addresses: none for visitors, '/api/admin' for staff. */
export type ImageArea = '' | '/api/admin';

const renditionUrl = (bucket: MediaBucket, path: string, rendition: Rendition, version: string): string =>
  `/media/render/${bucket}/${path}?${renditionParams(rendition)}&v=${encodeURIComponent(version)}`;

interface AddressedImage {
  storage_path: string;
  access_key: string;
  change_mark: string;
}

/**
 * Address of a property's image. The access key permits visitors to load the image as long as the property is public.
 * The address contains the image version (`change_mark`), so that browsers may cache the response for ever; an address
 * with an older version returns the current image. Staff may load every image.
 */
export const propertyImageUrl = (
  image: AddressedImage,
  rendition: Rendition,
  area: ImageArea = '',
): string => {
  const version = `${image.access_key}.${image.change_mark}`;
  return area + renditionUrl('property-images', image.storage_path, rendition, version);
};

/** Address of a property's image for staff, who need no key. */
export const staffImageUrl = (
  { storage_path, change_mark }: Omit<AddressedImage, 'access_key'>,
  rendition: Rendition,
): string => `/api/admin${renditionUrl('property-images', storage_path, rendition, change_mark)}`;

export const propertyImageSrcset = (
  image: AddressedImage,
  srcset: readonly Rendition[],
  area: ImageArea = '',
): string =>
  srcset.map((rendition) => `${propertyImageUrl(image, rendition, area)} ${rendition.width}w`).join(', ');

/**
 * Public address of one of the agency's own images. It contains the image version (`change_mark`), so that browsers may
 * cache the response for ever.
 */
export const websiteImageUrl = (
  { path, mark }: { readonly path: string; readonly mark: string },
  rendition: Rendition,
): string => renditionUrl('website-images', path, rendition, mark);
