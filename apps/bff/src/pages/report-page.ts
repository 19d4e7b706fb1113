import { ReadReport, UnsubscribeReport } from '@estate/contracts/leads/property-reports';
import { withoutLinkEnd } from '@estate/domain/text/link-end';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type Express } from 'express';
import { type RateLimits } from '../limits/rate-limits.ts';
import { decodePath } from '../routing/request-head.ts';
import { type WebBuild } from './page-html.ts';
import { noticePage, secretPages } from './secret-page.ts';

const reportPath = /^\/eigentuemer\//i;

function checkedToken(token: unknown): string {
  if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token)) throw new ProblemError('not-found');
  return token;
}

/** The token in the path of a report, without the punctuation that a mail program adds to the end of its link. */
const meantToken = (path: string): string =>
  checkedToken(withoutLinkEnd(decodePath(path.replace(reportPath, '')) ?? ''));

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

/**
 * Mounts the page of a report and the form that ends it. The link is the only credential, so the origin is not
 * checked: under the referrer policy `no-referrer`, which hides the link from other sites, browsers send `Origin:
 * null`.
 */
export function mountReportPage(
  app: Express,
  { leads, limits, web, log }: { leads: RpcClient; limits: RateLimits; web: WebBuild | undefined; log: Log },
): void {
  const { respondWith, withFonts } = secretPages({ limits, web, log, notices });
  // A mail program without one-click unsubscription opens the address of List-Unsubscribe: the page has the button.
  // Scanners of mails open it too, so a GET ends nothing.
  app.get(
    '/eigentuemer/:token/abbestellen',
    respondWith(({ params }, response) => {
      response.redirect(302, `/eigentuemer/${checkedToken(params['token'])}`);
      return undefined;
    }),
  );
  app.get(
    reportPath,
    respondWith(async (request, response) => {
      const token = meantToken(request.path);
      if (request.path === `/eigentuemer/${token}`) {
        const { html } = await leads.call(ReadReport, { token });
        return withFonts(html);
      }
      response.redirect(301, `/eigentuemer/${token}`);
      return undefined;
    }),
  );
  app.post(
    '/eigentuemer/:token/abbestellen',
    respondWith(async ({ params }) => {
      await leads.call(UnsubscribeReport, { token: checkedToken(params['token']) });
      return noticePage(notices.ended);
    }),
  );
}
