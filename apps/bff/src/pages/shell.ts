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

const preloadChunk = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" href="/${escapeHtml(file)}" />`
    : `<link rel="modulepreload" href="/${escapeHtml(file)}" />`;

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
  const files = new Set(page.routeFiles?.flatMap((file) => chunksOf(manifest, file)));
  const chunks = [...files].map(preloadChunk);
  const styles = rendered ? [rendered.page.styles] : [];
  const head = [renderHead(page, options.publicUrl, options.gtmId), ...styles, ...chunks].join('\n    ');
  const data = jsonElement('first-data', page.firstData) + jsonElement('form-state', formState);
  // A replacement function, because `$&` in a title would be read as a pattern.
  return template
    .replace(headMark, () => head)
    .replace(rootMark, () => root(rendered))
    .replace(dataMark, () => `${rendered ? '' : withoutScript(page.notice)}${data}`);
}
