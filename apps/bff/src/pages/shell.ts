import { agency } from '@estate/content/agency';
import { brandColors } from '@estate/content/brand-colors';
import { impressum } from '@estate/content/legal/impressum';
import { headTags, type HeadTag } from '@estate/content/page-meta';
import { type FormState } from '@estate/domain/forms/form-state';
import { type RenderedPage } from '@estate/contracts/bff/rendering';
import { escapeHtml } from '@estate/server-kit/escape-html';
import { agencyLd } from './json-ld.ts';
import { type ImagePreload, type Page } from './page.ts';
import { appChunks, appEntry, chunksOf, type WebBuild } from './web-build.ts';

/** Escapes JSON so that it can end neither the script element around it nor a line. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** Where the provider's facts end and the site's notes begin. */
const facts = ['anbieter', 'kontakt', 'vertretung', 'register', 'umsatzsteuer', 'aufsichtsbehoerde'];

const block = ({ title, paragraphs, list = [] }: (typeof impressum.sections)[number]) =>
  `<h3>${escapeHtml(title)}</h3><p>${[...paragraphs, ...list].map(escapeHtml).join('<br />')}</p>`;

const { phone, email } = agency;
/** Written once, because it is the same on every page. */
const contact = [
  '<p>Bitte aktivieren Sie JavaScript, um diese Website zu nutzen. Sie erreichen uns auch so: Telefon ',
  `<a href="tel:${escapeHtml(phone.e164)}">${escapeHtml(phone.text)}</a>, E-Mail `,
  `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>`,
  `<h2>${escapeHtml(impressum.title)}</h2>`,
  ...impressum.sections.filter(({ id }) => facts.includes(id)).map(block),
].join('');

/** What a browser without scripts shows: how to reach the agency, and who it is (§5 DDG). `notice` says why a page is refused. */
const withoutScript = (notice?: string): string =>
  `<noscript>${notice === undefined ? '' : `<p>${escapeHtml(notice)}</p>`}${contact}</noscript>`;

function html([element, attributes]: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${element} ${written.join(' ')} />`;
}

function preloadTag({ href, srcset, sizes }: ImagePreload): string {
  const responsive =
    srcset && sizes ? ` imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(href)}"${responsive} fetchpriority="high" />`;
}

/** All tags of the page in <head>. On navigation the app replaces them (apps/web/src/app/page-head). */
function renderHead(page: Page, publicUrl: URL, gtmId: string | undefined): string {
  const { head, preload, jsonLd = [] } = page;
  const isIndexed = head.robots === 'index, follow';
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(preload ? [preloadTag(preload)] : []),
    ...headTags(page, publicUrl).map(html),
    html(['meta', { name: 'theme-color', content: brandColors.brand }]),
    html(['meta', { name: 'public-url', content: publicUrl.href }]),
    // The app keeps the head of the first page unless this tag is in it (apps/web/src/app/page-head/keep-head.ts).
    ...(page.notice === undefined ? [] : [html(['meta', { name: 'head-is-provisional', content: 'true' }])]),
    ...(gtmId ? [html(['meta', { name: 'gtm-id', content: gtmId }])] : []),
    ...(isIndexed ? [agencyLd(publicUrl), ...jsonLd] : []).map(
      (data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
    ),
  ].join('\n    ');
}

const headMark = '<!--head-->';
const rootMark = '<div id="root"></div>';
const dataMark = '<!--first-data-->';

/** A page as the app renders it, and when, in ms since 1970. */
export interface Rendered {
  readonly page: RenderedPage;
  readonly madeAt: number;
}

const root = (rendered: Rendered | undefined) =>
  rendered ? `<div id="root" data-made-at="${rendered.madeAt}">${rendered.page.html}</div>` : rootMark;

const isScript = (file: string) => file.endsWith('.js');
const linkSheet = (file: string) => `<link rel="stylesheet" href="/${escapeHtml(file)}" />`;
const preloadScript = (file: string) => `<link rel="modulepreload" href="/${escapeHtml(file)}" />`;

/** The template without its own scripts, which a rendered page asks for later. */
const withoutScripts = (template: string) =>
  template.replace(/<script type="module"[^<>]*><\/script>|<link rel="modulepreload"[^<>]*>/g, '');

/** Has the browser ask for the app and the page's own files once it has painted the page (apps/web/src/app/after-paint.ts). */
function askAfterPaint(manifest: WebBuild['manifest'], files: readonly string[]): string {
  const addresses = (list: readonly string[]) =>
    escapeHtml(
      list
        .filter(isScript)
        .map((file) => `/${file}`)
        .join(' '),
    );
  const app = manifest[appEntry]?.file ?? '';
  const preloads = [...appChunks(manifest).filter((file) => file !== app), ...files];
  const src = addresses([manifest['src/app/after-paint.ts']?.file ?? '']);
  return `<script type="module" async fetchpriority="low" id="after-paint" data-app="${addresses([app])}" data-preloads="${addresses(preloads)}" src="${src}"></script>`;
}

/**
 * Has a phone paint nothing before the element is there (https://html.spec.whatwg.org/#link-type-expect). Chromium takes it for
 * there with its opening tag, so the element is an empty one.
 */
const paintUpTo = (id: string) =>
  `<link rel="expect" href="#${escapeHtml(id)}" blocking="render" media="(max-width: 47.99rem)" />`;

const jsonElement = (id: string, value: object | undefined) =>
  value ? `<script type="application/json" id="${id}">${escapeJson(value)}</script>` : '';

/** Puts the page into the built template of apps/web; without `rendered` it is a shell that the browser fills. */
export function renderShell(
  { template, manifest }: WebBuild,
  page: Page,
  options: { publicUrl: URL; gtmId: string | undefined },
  rendered?: Rendered,
  formState?: FormState,
): string {
  const files = [...new Set(page.routeFiles?.flatMap((file) => chunksOf(manifest, file)))];
  const head = [
    renderHead(page, options.publicUrl, options.gtmId),
    ...(rendered && page.paintedUpTo ? [paintUpTo(page.paintedUpTo)] : []),
    ...files.filter((file) => file.endsWith('.css')).map(linkSheet),
    ...(rendered ? [askAfterPaint(manifest, files)] : files.filter(isScript).map(preloadScript)),
  ].join('\n    ');
  const data = jsonElement('first-data', page.firstData) + jsonElement('form-state', formState);
  // A replacement function, because `$&` in a title would be read as a pattern.
  return (rendered ? withoutScripts(template) : template)
    .replace(headMark, () => head)
    .replace(rootMark, () => root(rendered))
    .replace(dataMark, () => `${rendered ? '' : withoutScript(page.notice)}${data}`);
}
