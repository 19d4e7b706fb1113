import { type PageMeta, tooManyRequestsMeta, unavailableMeta } from '@estate/content/page-meta';
import { type PublicImage } from '@estate/contracts/catalog/public-property';
import { propertyImageSrcset, propertyImageUrl, responsiveImages } from '@estate/domain/property/renditions';

/** What a page is made of: everything in <head> and the answers that the app needs first. */
export interface Page extends PageMeta {
  readonly status: 200 | 404 | 410 | 429 | 503;
  /** Structured data beside the agency's own. */
  readonly jsonLd?: readonly object[];
  /** Answers by address of the API, as apps/web/src/site/api/queries.ts asks for them. */
  readonly firstData?: Readonly<Record<string, unknown>>;
  readonly preload?: ImagePreload;
  /** Id of an element up to which a phone paints the page at once, because its parts stand in another order than in the markup. */
  readonly paintedUpTo?: string;
  /** Source files of the routes in apps/web, whose chunks the page will need. */
  readonly routeFiles?: readonly string[];
  /** Path and query that the app renders; without it the page is the shell: tools of staff, and pages whose data is missing. */
  readonly address?: string;
  /** Text for browsers without scripts. With scripts, the app replaces it and writes the head anew. */
  readonly notice?: string;
  /** False if data was missing that may be available later. */
  readonly isCacheable: boolean;
}

export interface ImagePreload {
  readonly href: string;
  readonly srcset?: string;
  readonly sizes?: string;
}

/** Stands for a page that has another path. */
export interface Redirect {
  readonly redirectTo: string;
}

/** The preload of the page's largest image, so that it loads in parallel with the script. */
export function preloadOf(image: PublicImage, preset: keyof typeof responsiveImages): ImagePreload {
  const { main, srcset, sizes } = responsiveImages[preset];
  return { href: propertyImageUrl(image, main), srcset: propertyImageSrcset(image, srcset), sizes };
}

const errorPage = (meta: PageMeta, status: 429 | 503): Page => ({
  ...meta,
  status,
  notice: meta.head.description,
  isCacheable: false,
});

/** Replaces any page that cannot be made at this moment. */
export const unavailablePage = errorPage(unavailableMeta, 503);

/** Replaces any page for a client above its limit. */
export const tooManyRequestsPage = errorPage(tooManyRequestsMeta, 429);
