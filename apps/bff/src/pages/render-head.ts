import { brandColors } from '@estate/content/brand-colors';
import { headTags, type HeadTag } from '@estate/content/page-meta';
import { escapeHtml } from '@estate/server-kit/escape-html';
import { agencyLd } from './json-ld/agency-ld.ts';
import { escapeJson } from './escape.ts';
import { type ImagePreload, type Page } from './page.ts';

function html([element, attributes]: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${element} ${written.join(' ')} />`;
}

function preloadTag({ href, srcset, sizes }: ImagePreload): string {
  const responsive =
    srcset && sizes ? ` imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(href)}"${responsive} fetchpriority="high" />`;
}

/** All tags of the page in <head>. On navigation the app replaces them (apps/web/src/page-head). */
export function renderHead(page: Page, publicUrl: URL, gtmId: string | undefined): string {
  const { head, preload, jsonLd = [] } = page;
  const isIndexed = head.robots === 'index, follow';
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(preload ? [preloadTag(preload)] : []),
    ...headTags(page, publicUrl).map(html),
    html(['meta', { name: 'theme-color', content: brandColors.brand }]),
    html(['meta', { name: 'public-url', content: publicUrl.href }]),
    // The app keeps the head of the first page unless this tag is in it (apps/web/src/page-head/keep-head.ts).
    ...(page.notice === undefined ? [] : [html(['meta', { name: 'head-is-provisional', content: 'true' }])]),
    ...(gtmId ? [html(['meta', { name: 'gtm-id', content: gtmId }])] : []),
    ...(isIndexed ? [agencyLd(publicUrl), ...jsonLd] : []).map(
      (data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
    ),
  ].join('\n    ');
}
