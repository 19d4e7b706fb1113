import { fontsPlaceholder } from '@estate/contracts/leads/property-reports';
import { withoutLinkEnd } from '@estate/domain/text/link-end';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type Log } from '@estate/server-kit/observability/log';
import { type Request, type RequestHandler, type Response } from 'express';
import { type RateLimits } from '../limits/rate-limits.ts';
import { problemForError } from '../routing/answer-problem.ts';
import { readCaller } from '../routing/request-head.ts';
import { type WebBuild } from './page-html.ts';
import { plainLink, plainPage } from './plain-page.ts';

/*
 * Pages that the secret link of a mail opens: the report of a proprietor, search orders, and an exposé. leads writes them; here
 * they get the fonts of the site. No cache may store them.
 */

/** Whether the path is such a page, which is not among the cacheable pages. */
export const isSecretPath = (path: string): boolean =>
  /^\/(?:eigentuemer|suchauftraege|expose)\//i.test(path);

/**
 * The token `<id>.<signature>` of a path, without the punctuation that a mail program adds to the end of a link. Throws
 * `not-found` for any other text.
 */
export function signedId(param: unknown): string {
  const token = typeof param === 'string' ? withoutLinkEnd(param) : '';
  if (!/^[\w-]{36}\.[\w-]{32}$/.test(token)) throw new ProblemError('not-found');
  return token;
}

export interface PageNotice {
  readonly heading: string;
  readonly text: string;
}

/** The font preloads and font styles of the built template. Without the preload, browsers keep the fallback fonts. */
const fontsOf = (web: WebBuild | undefined): string =>
  (web?.template.match(/<link\b[^<>]*>|<style>[^<]*<\/style>/g) ?? [])
    .filter((element) => element.startsWith('<style>') || element.includes('as="font"'))
    .join('\n    ');

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

export const noticePage = ({ heading, text }: PageNotice): string =>
  plainPage({ title: heading, heading, text, end: plainLink('Zur Startseite', '/') });

/**
 * Wraps the answers of pages behind a secret link: headers, the limit per client, and a page for each problem by its
 * code (`failed` for all others).
 */
export function secretPages({
  limits,
  web,
  log,
  notices,
}: {
  limits: RateLimits;
  web: WebBuild | undefined;
  log: Log;
  notices: Readonly<Record<'failed' | 'not-found', PageNotice>>;
}) {
  const fonts = fontsOf(web);
  const noticeFor = (code: string): PageNotice =>
    Object.hasOwn(notices, code) ? notices[code as 'failed'] : notices.failed;
  return {
    withFonts: (html: string): string => html.replace(fontsPlaceholder, () => fonts),
    respondWith:
      (
        answer: (request: Request, response: Response) => Promise<string | undefined> | undefined,
      ): RequestHandler =>
      async (request, response) => {
        response.set(headers);
        try {
          await limits.count('miss', readCaller(request).client);
          const html = await answer(request, response);
          if (html !== undefined) response.type('html').send(html);
        } catch (error) {
          const { status, code } = problemForError(response, error, log);
          response
            .status(status)
            .type('html')
            .send(noticePage(noticeFor(code)));
        }
      },
  };
}
