import { hookPath } from '@estate/contracts/crm-sync/crm-hooks';
import { ProblemError } from '@estate/server-kit/problem-error';
import { siteOrigins } from '@estate/server-kit/site-origins';
import { type Request } from 'express';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Values of Sec-Fetch-Site for our own page, a typed address, or a client that does not send the header. */
const ownSiteValues = new Set<unknown>([undefined, 'same-origin', 'none']);

/**
 * Refuses a state change that a foreign page requests, with or without the visitor's cookie, e.g. an anonymous form.
 * Without an Origin header, which old browsers do not send with forms, the request must not have a cookie, and
 * Sec-Fetch-Site must not indicate another site. Webhooks of the CRM are excepted, because they are signed. For a
 * local site both names of the local host are allowed, in development on the port of the request.
 */
export function originCheck(publicUrl: URL, isDevelopment: boolean): (request: Request) => void {
  const known = new Set(siteOrigins(publicUrl.href));
  const isAllowed = (origin: string, port: number | undefined) =>
    known.has(origin) || (isDevelopment && siteOrigins(`http://localhost:${port}`).includes(origin));
  return (request) => {
    if (safeMethods.has(request.method) || request.path === hookPath) return;
    const { origin, cookie, 'sec-fetch-site': site } = request.headers;
    const isOwn =
      origin === undefined
        ? cookie === undefined && ownSiteValues.has(site)
        : isAllowed(origin, request.socket.localPort);
    if (!isOwn) throw new ProblemError('foreign-origin');
  };
}
