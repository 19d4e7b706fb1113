import { agency } from '@estate/content/agency';
import { agencyLd } from './json-ld/agency-ld.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { type ImagePreload, type Page } from './page.ts';

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

function preloadTag({ href, srcset, sizes }: ImagePreload): string {
  const responsive =
    srcset && sizes ? ` imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(href)}"${responsive} fetchpriority="high" />`;
}

function socialTags(
  { head, image, type = 'website' }: Page,
  publicUrl: URL,
  url: string | undefined,
): string[] {
  return [
    property('og:type', type),
    property('og:site_name', agency.name),
    property('og:locale', 'de_DE'),
    property('og:title', head.title),
    property('og:description', head.description),
    ...(url ? [property('og:url', url)] : []),
    ...(image
      ? [property('og:image', new URL(image.path, publicUrl).href), property('og:image:alt', image.alt)]
      : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

/** Everything that the page puts into <head>. */
export function headTags(page: Page, publicUrl: URL, gtmId: string | undefined): string {
  const { head, canonicalPath, preload, jsonLd = [] } = page;
  const url = canonicalPath === undefined ? undefined : new URL(canonicalPath, publicUrl).href;
  const isIndexed = head.robots === 'index, follow';
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(preload ? [preloadTag(preload)] : []),
    meta('description', head.description),
    ...(head.keywords?.length ? [meta('keywords', head.keywords.join(', '))] : []),
    meta('robots', head.robots),
    ...(url ? [`<link rel="canonical" href="${escapeHtml(url)}" />`] : []),
    ...socialTags(page, publicUrl, url),
    ...(gtmId ? [meta('gtm-id', gtmId)] : []),
    ...(isIndexed ? [agencyLd(publicUrl), ...jsonLd] : []).map(
      (data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
    ),
  ].join('\n    ');
}
