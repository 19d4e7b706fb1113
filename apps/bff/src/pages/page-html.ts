import { access, readFile } from 'node:fs/promises';
import { agency } from '@estate/content/sections/agency';
import { withFacts } from '@estate/content/agency-facts';
import { phoneLink } from '@estate/content/phone';
import { brandColors } from '@estate/content/brand-colors';
import type { LegalPart } from '@estate/content/legal-words';
import { headTags, type HeadTag } from '@estate/content/page-meta';
import { impressum } from '@estate/content/sections/impressum';
import { publishedWords, texts } from '@estate/content/texts';
import { type FormState } from '@estate/domain/forms/form-state';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { escapeHtml, htmlTag } from '@estate/server-kit/text/html';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { z } from 'zod';
import { type Renderer } from '../renderer.ts';
import { pageWords } from '../words/page-words.ts';
import { agencyJsonLd } from './json-ld.ts';
import { type ImagePreload, type Page } from './page.ts';

/** Vite's manifest: for each source file its built file, style sheets and imported chunks. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** The build of apps/web: the template of all pages and the map of its chunks. */
export interface WebBuild {
  readonly template: string;
  readonly manifest: Manifest;
  /** The server program that renders pages (renderer.ts); undefined if only the browser build exists. */
  readonly program: URL | undefined;
}

/** Reads dist/ of apps/web; undefined if apps/web is not built. */
export async function readWebBuild(folder: URL): Promise<WebBuild | undefined> {
  const read = (name: string) => readFile(new URL(name, folder), 'utf8').catch(() => undefined);
  const [template, manifest] = await Promise.all([read('index.html'), read('.vite/manifest.json')]);
  if (template === undefined) return undefined;
  const program = new URL('.server/main.js', folder);
  const hasProgram = await access(program).then(
    () => true,
    () => false,
  );
  return {
    template,
    manifest: Manifest.parse(JSON.parse(manifest ?? '{}')),
    program: hasProgram ? program : undefined,
  };
}

/** Key of the app in the manifest. The manifest has a second entry, apps/web/src/app/after-paint.ts. */
export const appEntry = 'index.html';

/** Built files of a source file and of its imports, dependencies first. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [...chunk.imports.flatMap((next) => filesOf(manifest, next, seen)), ...chunk.css, chunk.file];
}

/** Chunks that every page loads, in the order of their execution. */
const appChunks = (manifest: Manifest): string[] => filesOf(manifest, appEntry);

/** Chunks and style sheets of a source file and of its imports, without those of the app. */
function chunksOf(manifest: Manifest, source: string): string[] {
  const loadedAnyway = new Set(appChunks(manifest));
  // The router splits each route into two chunks; the component is the second one.
  const needed = ['', '?tsr-split=component'].flatMap((part) => filesOf(manifest, `${source}${part}`));
  return needed.filter((file) => !loadedAnyway.has(file));
}

export interface PageContext {
  readonly catalog: RpcClient;
  readonly leads: RpcClient;
  /** Undefined if apps/web is not built. */
  readonly web: WebBuild | undefined;
  /** Undefined if the server program is not built. */
  readonly renderer: Pick<Renderer, 'render'> | undefined;
  readonly publicUrl: URL;
  readonly gtmId: string | undefined;
  readonly log: Log;
}

/**
 * Escapes JSON for a script element: `<` could end the element, and U+2028 and U+2029 are line terminators in
 * JavaScript.
 */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** The sections of the imprint that identify the provider. */
const providerSections = [
  'anbieter',
  'kontakt',
  'vertretung',
  'register',
  'umsatzsteuer',
  'aufsichtsbehoerde',
];

const block = ({ title, paragraphs, list }: LegalPart) => {
  const lines = [...paragraphs, ...list].map((line) => escapeHtml(withFacts(line)));
  return `<h3>${escapeHtml(title)}</h3><p>${lines.join('<br />')}</p>`;
};

/** The contact data and the withdrawal for browsers without scripts. */
function contact(): string {
  const { phone, email } = texts(agency);
  const { title, sections } = texts(impressum);
  return [
    '<p>Bitte aktivieren Sie JavaScript, um diese Website zu nutzen. Sie erreichen uns auch so: Telefon ',
    `<a href="${phoneLink(phone)}">${escapeHtml(phone)}</a>, E-Mail `,
    `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>`,
    '<p><a href="/widerruf">Vertrag widerrufen</a></p>',
    `<h2>${escapeHtml(title)}</h2>`,
    ...sections.filter(({ id }) => providerSections.includes(id)).map(block),
  ].join('');
}

/**
 * Content for browsers without scripts: the contact data and the identity of the agency (§5 DDG). `notice` says why a
 * page was refused.
 */
const noScript = (notice?: string): string =>
  `<noscript>${notice === undefined ? '' : `<p>${escapeHtml(notice)}</p>`}${contact()}</noscript>`;

function tag([element, attributes]: HeadTag): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${element} ${pairs.join(' ')} />`;
}

function preloadTag({ href, srcset, sizes }: ImagePreload): string {
  const responsive =
    srcset && sizes ? ` imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(href)}"${responsive} fetchpriority="high" />`;
}

/** All tags of the page in <head>. On client-side navigation the app replaces them (apps/web/src/app/page-head). */
function headHtml(page: Page, publicUrl: URL, gtmId: string | undefined): string {
  const { head, preload, jsonLd = [] } = page;
  const isIndexed = head.robots === 'index, follow';
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(preload ? [preloadTag(preload)] : []),
    ...headTags(page, publicUrl).map(tag),
    tag(['meta', { name: 'theme-color', content: brandColors.brand }]),
    tag(['meta', { name: 'public-url', content: publicUrl.href }]),
    // The app keeps the server's <head> for the first page unless this tag is present
    // (apps/web/src/app/page-head/update-head-on-navigation.ts).
    ...(page.notice === undefined ? [] : [tag(['meta', { name: 'head-is-provisional', content: 'true' }])]),
    ...(gtmId ? [tag(['meta', { name: 'gtm-id', content: gtmId }])] : []),
    ...(isIndexed ? [agencyJsonLd(publicUrl), ...jsonLd] : []).map(
      (data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
    ),
  ].join('\n    ');
}

const htmlMark = '<html>';
const headMark = '<!--head-->';
const rootMark = '<div id="root"></div>';
const dataMark = '<!--first-data-->';

const rootOf = (html: string | undefined, madeAt: number) =>
  html === undefined ? rootMark : `<div id="root" data-made-at="${madeAt}">${html}</div>`;

const isScript = (file: string) => file.endsWith('.js');
const styleSheetLink = (file: string) => `<link rel="stylesheet" href="/${escapeHtml(file)}" />`;
const scriptPreload = (file: string) => `<link rel="modulepreload" href="/${escapeHtml(file)}" />`;

/** The template without its script tags. A rendered page loads the scripts after the first paint. */
const withoutScripts = (template: string) =>
  template.replace(/<script type="module"[^<>]*><\/script>|<link rel="modulepreload"[^<>]*>/g, '');

/** A script that loads the app and the page's own chunks after the first paint (apps/web/src/app/after-paint.ts). */
function loadAfterPaint(manifest: WebBuild['manifest'], files: readonly string[]): string {
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

const jsonElement = (id: string, value: object | undefined) =>
  value ? `<script type="application/json" id="${id}">${escapeJson(value)}</script>` : '';

/**
 * The time in the page is rounded to whole hours, so that its ETag stays the same when it is rendered again without
 * changes.
 */
const stepMs = 3_600_000;

/**
 * Renders the page and inserts it into the built template of apps/web. If `isRendered` is false, the HTML is the
 * shell that the browser fills: the page has no `address`, or the renderer was too slow or is down. Throws
 * `unavailable` if apps/web is not built.
 */
export async function renderPage(
  page: Page,
  { web, renderer, publicUrl, gtmId }: Pick<PageContext, 'web' | 'renderer' | 'publicUrl' | 'gtmId'>,
  formState?: FormState,
): Promise<{ html: string; isRendered: boolean }> {
  if (!web) throw new ProblemError('unavailable');
  const { address, firstData } = page;
  const madeAt = Math.floor(Date.now() / stepMs) * stepMs;
  const facts = { origin: publicUrl.origin, madeAt };
  const words = pageWords(address);
  const rendered =
    address === undefined
      ? undefined
      : await renderer?.render({
          address,
          firstData: firstData ?? {},
          facts,
          words: publishedWords(),
          ...(formState ? { formState } : {}),
        });
  const files = [...new Set(page.routeFiles?.flatMap((file) => chunksOf(web.manifest, file)))];
  const head = [
    headHtml(page, publicUrl, words?.isPreview ? undefined : gtmId),
    ...files.filter((file) => file.endsWith('.css')).map(styleSheetLink),
    ...(rendered ? [loadAfterPaint(web.manifest, files)] : files.filter(isScript).map(scriptPreload)),
  ].join('\n    ');
  const data = [
    jsonElement('first-data', firstData),
    jsonElement('form-state', formState),
    jsonElement('words', words),
  ].join('');
  // Uses a replacement function, because `$&` in a title would be read as a replacement pattern.
  const html = (rendered ? withoutScripts(web.template) : web.template)
    .replace(htmlMark, htmlTag('de'))
    .replace(headMark, () => head)
    .replace(rootMark, () => rootOf(rendered?.html, madeAt))
    .replace(dataMark, () => `${rendered ? '' : noScript(page.notice)}${data}`);
  return { html, isRendered: rendered !== undefined };
}
