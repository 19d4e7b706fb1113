import { filterTitle } from '@estate/domain/search/filter-words';
import { filterOfPath, type ListingFilter, type ListingPath } from '@estate/domain/search/listing-filter';
import { agency } from './agency.ts';
import type { Broker } from './broker.ts';
import { type PageHead, type PageHeadKey, pageHeads, titleSuffix } from './page-heads.ts';
import { pageKeywords } from './page-keywords.ts';
import { isStaffPath, previewHead, staffPageHead, type StaffPath } from './staff-pages.ts';

/** Data for search engines and link previews. The BFF serves it; the app updates it after each navigation. */
export interface PageMeta {
  readonly head: PageHead & { readonly keywords?: readonly string[] };
  /** Path of the canonical address; none for missing pages. */
  readonly canonicalPath?: string;
  /** A property's first image; every other page has the `socialPicture`. */
  readonly image?: { readonly path: string; readonly alt: string };
  readonly type?: 'website' | 'profile';
  /** Title and description of link previews, where they are not those of the page. */
  readonly preview?: { readonly title: string; readonly description: string };
}

export type FixedPath = Extract<PageHeadKey, `/${string}`> | StaffPath;

export const isFixedPath = (path: string): path is FixedPath =>
  path.startsWith('/') && (Object.hasOwn(pageHeads, path) || isStaffPath(path));

/** A page of the route table or of staff. */
export const fixedPageMeta = (path: FixedPath): PageMeta => ({
  head: isStaffPath(path) ? staffPageHead(path) : { ...pageHeads[path], keywords: pageKeywords[path] ?? [] },
  canonicalPath: path,
});

/**
 * The page of a list, with what a filter shows as its title. Link previews keep the title of the page, because anybody can write
 * a place into an address.
 */
export function listingPageMeta(path: ListingPath, filter: ListingFilter): PageMeta {
  const meta = fixedPageMeta(path);
  const { type, deal, city } = filter;
  if (!type && !deal && !city) return meta;
  return {
    ...meta,
    head: { ...meta.head, title: `${filterTitle({ ...filter, ...filterOfPath(path) }, null)}${titleSuffix}` },
    preview: meta.head,
  };
}

/** /makler/{slug}. */
export const brokerPageMeta = ({ slug, name, jobTitle, description, areaServed }: Broker): PageMeta => ({
  head: {
    title: `${name}, ${jobTitle}${titleSuffix}`,
    description,
    keywords: [name, jobTitle, ...areaServed],
    robots: 'index, follow',
  },
  canonicalPath: `/makler/${slug}`,
  type: 'profile',
});

/** /immobilie/{slug}, from what `describeProperty` of the contracts says. */
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
  head: { title: `${title}${titleSuffix}`, description, keywords, robots: 'index, follow' },
  canonicalPath: path,
  preview,
  ...(image ? { image } : {}),
});

/** A property that is not there, or no longer. */
export const propertyGoneMeta: PageMeta = { head: pageHeads.propertyGone };

/** The preview of a property for staff. */
export const previewMeta: PageMeta = { head: previewHead };

/** Any other path. */
export const notFoundMeta: PageMeta = { head: pageHeads.notFound };

/** Any page after the limit was reached. */
export const tooManyRequestsMeta: PageMeta = { head: pageHeads.tooManyRequests };

/** Any page that could not be rendered at this moment. */
export const unavailableMeta: PageMeta = { head: pageHeads.unavailable };

/** An element of <head> without content: its name and its attributes in order. */
export type HeadTag = readonly ['meta' | 'link', Readonly<Record<string, string>>];

const meta = (name: string, content: string): HeadTag => ['meta', { name, content }];
const property = (name: string, content: string): HeadTag => ['meta', { property: name, content }];

/** The picture of every page without one of its own, drawn by `apps/web/build/social-picture.mjs`. */
export const socialPicture = {
  path: '/social/evening-by-the-water.png',
  alt: 'Gezeichnete Villa am Wasser im Abendlicht',
} as const;

function socialTags(
  { head, image = socialPicture, type = 'website', preview = head }: PageMeta,
  publicUrl: URL,
  url?: string,
): HeadTag[] {
  return [
    property('og:type', type),
    property('og:site_name', agency.name),
    property('og:locale', 'de_DE'),
    property('og:title', preview.title),
    property('og:description', preview.description),
    ...(url ? [property('og:url', url)] : []),
    property('og:image', new URL(image.path, publicUrl).href),
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
