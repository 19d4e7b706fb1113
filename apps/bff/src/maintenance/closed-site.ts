import { type IncomingMessage, type ServerResponse } from 'node:http';
import { ProblemError, toProblem } from '@estate/server-kit/problem-error';
import { maintenancePage } from '../pages/maintenance-page.ts';
import { splitUrl } from '../routing/read-input.ts';

/** What a visitor's browser and search engines are told, in seconds; they come back by themselves. */
const retryAfter = '300';

/** The back office with its files and sign-in, and the probes; staff look at the site before visitors do. */
const staysOpen =
  /^\/(?:(?:admin|api\/admin|api\/auth|anmeldung|assets|icons)(?:\/|$)|(?:healthz|readyz|favicon\.svg)$)/;
const isCall = /^\/(?:api|media)(?:\/|$)/;

const problem = toProblem(
  new ProblemError('unavailable', {
    detail: 'Unsere Website wird gerade gewartet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  }),
);

/** Whether the address is closed during maintenance. */
export const isClosed = (url: string): boolean => !staysOpen.test(splitUrl(url).path);

/** The answer of a closed address: a page for people, a problem for calls. Both are made once. */
export function closedSite(securityHeaders: Readonly<Record<string, string>>) {
  const answers = {
    page: { type: 'text/html; charset=utf-8', body: Buffer.from(maintenancePage()) },
    call: { type: 'application/problem+json; charset=utf-8', body: Buffer.from(JSON.stringify(problem)) },
  };
  return (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const { type, body } =
      answers[isPage && !isCall.test(splitUrl(request.url ?? '/').path) ? 'page' : 'call'];
    response.writeHead(503, {
      ...securityHeaders,
      'x-request-id': requestId,
      'retry-after': retryAfter,
      'cache-control': 'no-store',
      'content-type': type,
      'content-length': String(body.length),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
