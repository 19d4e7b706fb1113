import { ReadReport, UnsubscribeReport } from '@estate/contracts/leads/property-reports';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type Express, type RequestHandler } from 'express';
import { type RateLimits } from '../limits/rate-limits.ts';
import { type WebBuild } from '../pages/page-html.ts';
import { readFailure } from '../routing/answer-problem.ts';
import { readCaller } from '../routing/request-head.ts';
import { reportNotice, reportPage } from './report-page.ts';

/**
 * Whether the path is a proprietor's report. Reports are not among the cacheable pages, because no cache may store
 * them.
 */
export const isReportPath = (path: string): boolean => path.startsWith('/eigentuemer/');

const page = '/eigentuemer/:token';
const tokenPattern = /^[\w-]{43}$/;

const notices = {
  'report-over': {
    heading: 'Dieser Bericht ist beendet',
    text: 'Der Link gilt nicht mehr, weil der Bericht beendet wurde oder einen neuen Link bekommen hat.',
  },
  'not-found': {
    heading: 'Diesen Bericht gibt es nicht',
    text: 'Unter diesem Link gibt es keinen Bericht; bitte prüfen Sie, ob er vollständig ist.',
  },
  ended: {
    heading: 'Der Bericht ist abbestellt',
    text: 'Sie bekommen keine E-Mail mehr dazu, und Ihren Namen und Ihre Adresse haben wir aus dem Bericht gelöscht.',
  },
  failed: {
    heading: 'Der Bericht ist gerade nicht erreichbar',
    text: 'Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
} as const;

const noticeOf = (code: string) =>
  Object.hasOwn(notices, code) ? notices[code as 'not-found'] : notices.failed;

/**
 * Mounts the page of a report and the form that ends it. The link is the only credential, so the origin is not
 * checked: under the referrer policy `no-referrer`, which hides the link from other sites, browsers send `Origin:
 * null`.
 */
export function mountReportPage(
  app: Express,
  { leads, limits, web, log }: { leads: RpcClient; limits: RateLimits; web: WebBuild | undefined; log: Log },
): void {
  const respondWith =
    (write: (token: string) => Promise<string>): RequestHandler<{ token: string }> =>
    async (request, response) => {
      response.set({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      try {
        await limits.count('miss', readCaller(request).client);
        const { token } = request.params;
        if (!tokenPattern.test(token)) throw new ProblemError('not-found');
        response.type('html').send(await write(token));
      } catch (error) {
        const { status, code } = readFailure(response, error, log);
        response
          .status(status)
          .type('html')
          .send(reportNotice(noticeOf(code), web));
      }
    };
  app.get(
    page,
    respondWith(async (token) => reportPage(await leads.call(ReadReport, { token }), { token, web })),
  );
  app.post(
    `${page}/abbestellen`,
    respondWith(async (token) => {
      await leads.call(UnsubscribeReport, { token });
      return reportNotice(notices.ended, web);
    }),
  );
  app.get(
    '/eigentuemer/*path',
    respondWith(() => Promise.reject(new ProblemError('not-found'))),
  );
}
