/* Addresses and sizes of images, free of zod: every page of the browser needs them. */

/** visitor-area §7. All hold still images; the film of the home page is a file of the site (apps/web/public/hero). */
export const mediaBuckets = ['property-images', 'website-images', 'hero-videos'] as const;
export type MediaBucket = (typeof mediaBuckets)[number];

export const mediaPathPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

export const resizes = ['cover', 'contain', 'fill'] as const;
export type Resize = (typeof resizes)[number];

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
} as const;

/** The only tuples that may be rendered; anything else is 400. Marked pure, or the browser would get the list as well. */
export const allowedRenditions: readonly Rendition[] = /* @__PURE__ */ Object.values(renditions).flat();

/** One preset in the widths of its srcset; `sizes` says in CSS how wide the app shows it. */
export interface ResponsiveImage {
  readonly main: Rendition;
  readonly srcset: readonly Rendition[];
  readonly sizes: string;
}

/** The widths follow the grid of cards and the page's column (apps/web, layout.tsx). */
export const responsiveImages = {
  card: {
    main: renditions.card,
    srcset: renditions.cardSrcset,
    sizes: '(min-width: 64rem) 384px, (min-width: 40rem) 48vw, calc(100vw - 2rem)',
  },
  detail: {
    main: renditions.detail,
    srcset: renditions.detailSrcset,
    sizes: '(min-width: 75rem) 940px, 100vw',
  },
} as const satisfies Readonly<Record<string, ResponsiveImage>>;

/** As a query asks for it. */
export const renditionParams = ({ width, height, quality, resize }: Rendition): string =>
  `width=${width}&height=${height}&quality=${quality}&resize=${resize}`;

/** What the addresses of images begin with: nothing for visitors, '/api/admin' for staff. */
export type ImageArea = '' | '/api/admin';

const renditionUrl = (bucket: MediaBucket, path: string, rendition: Rendition, version: string): string =>
  `/media/render/${bucket}/${path}?${renditionParams(rendition)}&v=${encodeURIComponent(version)}`;

interface AddressedImage {
  storage_path: string;
  access_key: string;
  change_mark: string;
}

/**
 * Address of a property's image. Its key opens it to visitors for as long as the property is public; its change mark
 * makes the answer immutable, and an address with an older one shows the image of today. To staff every image opens.
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

/** The same in several widths, for `srcset`. */
export const propertyImageSrcset = (
  image: AddressedImage,
  srcset: readonly Rendition[],
  area: ImageArea = '',
): string =>
  srcset.map((rendition) => `${propertyImageUrl(image, rendition, area)} ${rendition.width}w`).join(', ');

/** Public address of an image of the agency itself; the change mark makes the answer immutable. */
export const websiteImageUrl = (
  image: { storage_path: string; change_mark: string },
  rendition: Rendition,
): string => renditionUrl('website-images', image.storage_path, rendition, image.change_mark);
