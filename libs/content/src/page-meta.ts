import { renditions } from '@estate/domain/property/renditions';
import { filterTitle } from '@estate/domain/search/filter-words';
import { filterOfPath, type ListingFilter, type ListingPath } from '@estate/domain/search/listing-filter';
import type { Broker } from './sections/people.ts';
import { isHeadKey, type PageHead, pageHead, type PageHeadKey, pageTitle, shortTitle } from './page-heads.ts';
import { agency } from './sections/agency.ts';
import { isStaffPath, previewHead, staffPageHead, type StaffPath, staffPages } from './staff-pages.ts';
import { texts } from './texts.ts';

/** Data for search engines and link previews. The BFF serves it; the app updates it after each navigation. */
export interface PageMeta {
  readonly head: PageHead;
  /** Path of the canonical address; undefined for error pages. */
  readonly canonicalPath?: string;
  /** The rendition `share` of a property's first image. Without an image, a page has the `socialPicture`. */
  readonly image?: { readonly path: string; readonly alt: string };
  readonly type?: 'website' | 'profile';
  /** Title and description of link previews, if they differ from those of the page. */
  readonly preview?: { readonly title: string; readonly description: string };
}

export type FixedPath = Extract<PageHeadKey, `/${string}`> | StaffPath;

export const isFixedPath = (path: string): path is FixedPath =>
  path.startsWith('/') && (isHeadKey(path) || isStaffPath(path));

/** Data of a page of the route table or of the staff area. */
export const fixedPageMeta = (path: FixedPath): PageMeta => ({
  head: isStaffPath(path) ? staffPageHead(path) : pageHead(path),
  canonicalPath: path,
});

/** The name of a fixed page in breadcrumbs. */
export const pageName = (path: FixedPath): string =>
  isStaffPath(path) ? staffPages[path].title : shortTitle(path);

/**
 * Data of a list's page, with the filter in its title. Link previews keep the unfiltered title, because anybody can
 * write any place into the address.
 */
export function listingPageMeta(path: ListingPath, filter: ListingFilter): PageMeta {
  const { head, ...page } = fixedPageMeta(path);
  const { type, deal, city, q, within } = filter;
  // Search text and map areas hold words of whoever wrote the link, and have no end for a crawler.
  const meta: PageMeta =
    q || within ? { ...page, head: { ...head, robots: 'noindex, follow' } } : { ...page, head };
  if (!type && !deal && !city) return meta;
  return {
    ...meta,
    head: { ...meta.head, title: pageTitle(filterTitle({ ...filter, ...filterOfPath(path) }, null)) },
    preview: meta.head,
  };
}

/** Data of /makler/{slug}. */
export const brokerPageMeta = ({ slug, name, jobTitle, description, areaServed }: Broker): PageMeta => ({
  head: {
    title: pageTitle(`${name}, ${jobTitle}`),
    description,
    keywords: [name, jobTitle, ...areaServed],
    robots: 'index, follow',
  },
  canonicalPath: `/makler/${slug}`,
  type: 'profile',
});

/** Data of /immobilie/{slug}, from the result of `describeProperty` in the contracts. */
export const propertyPageMeta = ({
  path,
  title,
  description,
  keywords,
  preview,
  image,
}: {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly preview: { readonly title: string; readonly description: string };
  readonly image?: { readonly path: string; readonly alt: string } | undefined;
}): PageMeta => ({
  head: { title: pageTitle(title), description, keywords, robots: 'index, follow' },
  canonicalPath: path,
  preview,
  ...(image ? { image } : {}),
});

export const propertyGoneMeta = (): PageMeta => ({ head: pageHead('propertyGone') });

export const previewMeta = (): PageMeta => ({ head: previewHead() });

/** The page of a stored price range, `/bewertung/preisspanne/{id}`. Its id is a hash. */
const priceRangePath = /^\/bewertung\/preisspanne\/([a-z0-9_-]{1,60})$/i;

/** The id of a stored price range; undefined for other paths. */
export const priceRangeIdOf = (path: string): string | undefined => priceRangePath.exec(path)?.[1];

/** Whoever has the link reads what somebody said about a home, so that no search engine lists it. */
export const priceRangeMeta = (): PageMeta => ({
  head: {
    title: pageTitle('Preisspanne'),
    description: 'Die Marktpreiseinschätzung einer Immobilie, mit Grundlage und Ansprechperson.',
    robots: 'noindex, nofollow',
  },
});

export const notFoundMeta = (): PageMeta => ({ head: pageHead('notFound') });

/** Data for a response with status 429, after the request limit is reached. */
export const tooManyRequestsMeta = (): PageMeta => ({ head: pageHead('tooManyRequests') });

/** Data for a response with status 503, if the page cannot be rendered at the moment. */
export const unavailableMeta = (): PageMeta => ({ head: pageHead('unavailable') });

/** A void element of <head>: its name, and its attributes in order. */
export type HeadTag = readonly ['meta' | 'link', Readonly<Record<string, string>>];

const meta = (name: string, content: string): HeadTag => ['meta', { name, content }];
const property = (name: string, content: string): HeadTag => ['meta', { property: name, content }];

/** The preview picture of every page without an own one. It is generated by `apps/web/build/social-picture.mjs`. */
export const socialPicture = {
  path: '/social/evening-by-the-water.png',
  alt: 'Gezeichnete Villa am Wasser im Abendlicht',
  type: 'image/png',
} as const;

/** The size of every preview picture: apps show a large picture at once only if they know its size. */
const { width: pictureWidth, height: pictureHeight } = renditions.share;

function socialTags(
  { head, image: ownImage, type = 'website', preview = head }: PageMeta,
  publicUrl: URL,
  url?: string,
): HeadTag[] {
  const image = ownImage ? { ...ownImage, type: 'image/jpeg' } : socialPicture;
  return [
    property('og:type', type),
    property('og:site_name', texts(agency).name),
    property('og:locale', 'de_DE'),
    property('og:title', preview.title),
    property('og:description', preview.description),
    ...(url ? [property('og:url', url)] : []),
    property('og:image', new URL(image.path, publicUrl).href),
    property('og:image:type', image.type),
    property('og:image:width', String(pictureWidth)),
    property('og:image:height', String(pictureHeight)),
    property('og:image:alt', image.alt),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** All tags that describe the page, except its title (visitor-area §2.10). */
export function headTags(page: PageMeta, publicUrl: URL): HeadTag[] {
  const { head, canonicalPath } = page;
  const url = canonicalPath === undefined ? undefined : new URL(canonicalPath, publicUrl).href;
  return [
    meta('description', head.description),
    ...(head.keywords?.length ? [meta('keywords', head.keywords.join(', '))] : []),
    meta('robots', head.robots),
    ...(url ? [['link', { rel: 'canonical', href: url }] as const] : []),
    ...socialTags(page, publicUrl, url),
  ];
}
