import {
  brokerPageMeta,
  fixedPageMeta,
  headTags,
  isFixedPath,
  listingPageMeta,
  notFoundMeta,
  priceRangeIdOf,
  priceRangeMeta,
  previewMeta,
  type PageMeta,
  propertyGoneMeta,
  propertyPageMeta,
} from '@estate/content/page-meta';
import { isPreviewPath } from '@estate/content/staff-pages';
import { describeProperty } from '@estate/contracts/catalog/property-description';
import { isListingPath, parseListingSearch } from '@estate/domain/search/listing-filter';
import type { AppRouter } from '../../router.ts';

/** Metadata of the current page, equal to the BFF's for the same address (apps/bff/src/pages/page-routes.ts). */
export function currentPageMeta({ resolvedLocation, matches }: AppRouter['state']): PageMeta {
  const path = resolvedLocation?.pathname ?? '';
  if (isListingPath(path)) return listingPageMeta(path, parseListingSearch({ ...resolvedLocation?.search }));
  if (isFixedPath(path)) return fixedPageMeta(path);
  if (isPreviewPath(path)) return previewMeta();
  if (priceRangeIdOf(path) !== undefined) return priceRangeMeta();
  const shown = matches.at(-1);
  // The router also matches /immobilie/a/b with the route of /immobilie/a, which then shows the 404 page.
  if (path.split('/').length > 3) return notFoundMeta();
  if (shown?.routeId === '/_site/immobilie/$slug') {
    const property = shown.status === 'success' ? shown.loaderData : undefined;
    return property ? propertyPageMeta(describeProperty(property)) : propertyGoneMeta();
  }
  if (shown?.routeId === '/_site/makler/$slug' && shown.loaderData) {
    return brokerPageMeta(shown.loaderData.broker);
  }
  return notFoundMeta();
}

/**
 * Origin of canonical addresses, which the BFF writes into the page, because the site may be reachable under other
 * origins.
 */
const publicUrl = (head: HTMLHeadElement) =>
  new URL(head.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? window.location.origin);

const ofThePage = ['description', 'keywords', 'robots', 'twitter:card']
  .map((name) => `meta[name="${name}"]`)
  .concat('meta[property^="og:"]', 'link[rel="canonical"]')
  .join();

const canonicalOf = (head: HTMLHeadElement) =>
  head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

/** Replaces the title and tags of the previous page with those of `page`. */
export function writeHead(page: PageMeta, head: HTMLHeadElement): void {
  const before = canonicalOf(head);
  const tags = headTags(page, publicUrl(head)).map(([element, attributes]) => {
    const tag = document.createElement(element);
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
    return tag;
  });
  for (const old of head.querySelectorAll(ofThePage)) old.remove();
  head.append(...tags);
  document.title = page.head.title;
  if (canonicalOf(head) === before) return;
  // Removes the previous page's structured data. No new data is written, because crawlers request each address from
  // the server.
  for (const data of head.querySelectorAll('script[type="application/ld+json"]')) data.remove();
}
