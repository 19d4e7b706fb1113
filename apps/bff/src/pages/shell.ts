import { type FormState } from '@estate/contracts/form-state';
import { type RenderedPage } from '@estate/contracts/rendering';
import { escapeHtml } from '@estate/server-kit/escape-html';
import { escapeJson } from './escape.ts';
import { renderHead } from './render-head.ts';
import { type Page } from './page.ts';
import { appChunks, chunksOf, type WebBuild } from './web-build.ts';
import { withoutScript } from './without-script.ts';

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

/** Has the browser ask for the app once it has painted the page (apps/web/src/after-paint.ts). */
function askAfterPaint(manifest: WebBuild['manifest'], files: readonly string[]): string {
  const addresses = (list: readonly string[]) =>
    escapeHtml(
      list
        .filter(isScript)
        .map((file) => `/${file}`)
        .join(' '),
    );
  const src = addresses([manifest['src/after-paint.ts']?.file ?? '']);
  return `<script type="module" async fetchpriority="low" id="after-paint" data-app="${addresses(appChunks(manifest))}" data-page="${addresses(files)}" src="${src}"></script>`;
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
    ...(rendered ? [rendered.page.styles] : []),
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
