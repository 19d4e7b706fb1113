import { type PageMeta, tooManyRequestsMeta, unavailableMeta } from '@estate/content/page-meta';
import { ReadyAnswer } from '../answer-cache/ready-answer.ts';
import { type Refused } from '../limits/refused.ts';
import { type Page } from './page.ts';
import { renderShell } from './shell.ts';
import { type WebBuild } from './web-build.ts';

const withNotice = (meta: PageMeta, status: 429 | 503): Page => ({
  ...meta,
  status,
  notice: meta.head.description,
  isKept: false,
});

/** Replaces any page that cannot be rendered at this moment. */
export const unavailablePage = withNotice(unavailableMeta, 503);

export type RefusedPages = Readonly<Record<Refused['reason'], ReadyAnswer>>;

/** The answer for a refused page. It is rendered once, so that a refusal costs next to nothing. */
export function refusedPages(
  web: WebBuild,
  options: { publicUrl: URL; gtmId: string | undefined; securityHeaders: Readonly<Record<string, string>> },
): RefusedPages {
  const ready = (page: Page) =>
    new ReadyAnswer(
      {
        status: page.status,
        type: 'text/html; charset=utf-8',
        body: renderShell(web, page, options),
        headers: { 'cache-control': 'no-store' },
        isKept: false,
      },
      options.securityHeaders,
    );
  return { 'too-many-requests': ready(withNotice(tooManyRequestsMeta, 429)), busy: ready(unavailablePage) };
}
