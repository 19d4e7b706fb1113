import { type PageMeta, tooManyRequestsMeta, unavailableMeta } from '@estate/content/page-meta';
import { type PublicImage } from '@estate/contracts/catalog/public-property';
import { propertyImageSrcset, propertyImageUrl, responsiveImages } from '@estate/domain/property/renditions';

/** The content of a page: the tags in <head> and the API responses that the app needs first. */
export interface Page extends PageMeta {
  readonly status: 200 | 400 | 404 | 410 | 429 | 503;
  /** Structured data in addition to the agency's. */
  readonly jsonLd?: readonly object[];
  /** API responses by address, as apps/web/src/site/api/queries.ts requests them. */
  readonly firstData?: Readonly<Record<string, unknown>>;
  readonly preload?: ImagePreload;
  /** Source files of the routes in apps/web, whose chunks the page will need. */
  readonly routeFiles?: readonly string[];
  /**
   * Path and query that the app renders on the server. Without it the page is the shell, which the browser renders:
   * for staff tools, and for pages whose data is missing.
   */
  readonly address?: string;
  /** Text for browsers without scripts. With scripts, the app renders over it and updates the head. */
  readonly notice?: string;
  /** False if data was missing that may be available later. */
  readonly isCacheable: boolean;
}

export interface ImagePreload {
  readonly href: string;
  readonly srcset?: string;
  readonly sizes?: string;
}

export interface Redirect {
  readonly redirectTo: string;
  /** True if the target may change, so that no browser keeps it. */
  readonly isTemporary?: boolean;
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

/** Replaces any page that cannot be made because a service is down or the server is overloaded. */
export const unavailablePage = (): Page => errorPage(unavailableMeta(), 503);

/** Replaces any page for a client above its limit. */
export const tooManyRequestsPage = (): Page => errorPage(tooManyRequestsMeta(), 429);
