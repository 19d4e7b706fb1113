import { escapeHtml } from '@estate/server-kit/escape-html';
import { escapeJson } from './escape.ts';
import { renderHead } from './render-head.ts';
import { type Page } from './page.ts';
import { chunksOf, type WebBuild } from './web-build.ts';
import { withoutScript } from './without-script.ts';

const headMark = '<!--head-->';
const dataMark = '<!--first-data-->';

const preloadChunk = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" href="/${escapeHtml(file)}" />`
    : `<link rel="modulepreload" href="/${escapeHtml(file)}" />`;

/** Puts the page into the built template of apps/web. */
export function renderShell(
  { template, manifest }: WebBuild,
  page: Page,
  options: { publicUrl: URL; gtmId: string | undefined },
): string {
  const files = new Set(page.routeFiles?.flatMap((file) => chunksOf(manifest, file)));
  const chunks = [...files].map(preloadChunk);
  const head = [renderHead(page, options.publicUrl, options.gtmId), ...chunks].join('\n    ');
  const data = page.firstData
    ? `<script type="application/json" id="first-data">${escapeJson(page.firstData)}</script>`
    : '';
  // A replacement function, because `$&` in a title would be read as a pattern.
  return template
    .replace(headMark, () => head)
    .replace(dataMark, () => `${withoutScript(page.notice)}${data}`);
}
