import { type FormState } from '@estate/contracts/form-state';
import { type RenderedPage } from '@estate/contracts/rendering';
import { escapeHtml } from '@estate/server-kit/escape-html';
import { escapeJson } from './escape.ts';
import { renderHead } from './render-head.ts';
import { type Page } from './page.ts';
import { chunksOf, type WebBuild } from './web-build.ts';
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

/** The template without its own script, which a rendered page asks for later. */
function withoutEntry(template: string): string {
  const end = '</script>';
  const from = template.indexOf('<script type="module"');
  const to = template.indexOf(end, from);
  return from === -1 || to === -1 ? template : template.slice(0, from) + template.slice(to + end.length);
}

/** Has the browser ask for the app once it has painted the page (apps/web/src/after-paint.ts). */
function askAfterPaint(manifest: WebBuild['manifest'], files: readonly string[]): string {
  const address = (file: string | undefined) => escapeHtml(`/${file ?? ''}`);
  const entry = address(manifest['index.html']?.file);
  const chunks = files.filter(isScript).map(address).join(' ');
  const src = address(manifest['src/after-paint.ts']?.file);
  return `<script type="module" async fetchpriority="low" id="after-paint" data-entry="${entry}"${chunks && ` data-chunks="${chunks}"`} src="${src}"></script>`;
}

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
    ...(rendered ? [rendered.page.styles] : []),
    ...files.filter((file) => file.endsWith('.css')).map(linkSheet),
    ...(rendered ? [askAfterPaint(manifest, files)] : files.filter(isScript).map(preloadScript)),
  ].join('\n    ');
  const data = jsonElement('first-data', page.firstData) + jsonElement('form-state', formState);
  // A replacement function, because `$&` in a title would be read as a pattern.
  return (rendered ? withoutEntry(template) : template)
    .replace(headMark, () => head)
    .replace(rootMark, () => root(rendered))
    .replace(dataMark, () => `${rendered ? '' : withoutScript(page.notice)}${data}`);
}
