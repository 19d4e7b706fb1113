import { type IncomingMessage, type ServerResponse } from 'node:http';
import { ProblemError, toProblem } from '@estate/server-kit/problem-error';
import { readyAnswer, sendReady } from '../answer-cache/ready-answer.ts';
import { maintenancePage } from '../pages/maintenance-page.ts';
import { splitUrl } from '../routing/read-input.ts';

/** What a visitor's browser and search engines are told; they come back by themselves. */
const retryAfterSeconds = 300;

/** The back office with its files and sign-in, and the probes; staff look at the site before visitors do. */
const staysOpen =
  /^\/(?:(?:admin|api\/admin|api\/auth|anmeldung|assets|icons)(?:\/|$)|(?:healthz|readyz|favicon\.svg)$)/;
const isCall = /^\/(?:api|media)(?:\/|$)/;

const closed = toProblem(
  new ProblemError('unavailable', {
    detail: 'Unsere Website wird gerade gewartet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  }),
);

export interface ClosedSite {
  /** Whether the address is closed during maintenance. */
  covers(url: string): boolean;
  /** A page for people, a problem for calls. */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): void;
}

/** The answers during maintenance. The page is rendered once. */
export async function closedSite(securityHeaders: Readonly<Record<string, string>>): Promise<ClosedSite> {
  const page = await readyAnswer(
    {
      status: 503,
      type: 'text/html; charset=utf-8',
      body: maintenancePage(),
      headers: { 'cache-control': 'no-store' },
      isKept: false,
    },
    securityHeaders,
  );
  return {
    covers: (url) => !staysOpen.test(splitUrl(url).path),
    answer: (request, response, requestId) => {
      const isPage = request.method === 'GET' || request.method === 'HEAD';
      if (isPage && !isCall.test(splitUrl(request.url ?? '/').path)) {
        sendReady(request, response, page, { requestId, search: '', retryAfterSeconds });
        return;
      }
      response
        .writeHead(closed.status, {
          ...securityHeaders,
          'x-request-id': requestId,
          'retry-after': String(retryAfterSeconds),
          'content-type': 'application/problem+json; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(JSON.stringify(closed));
    },
  };
}
