import { hookPath } from '@estate/contracts/crm-sync/crm-hooks';
import { ProblemError } from '@estate/server-kit/problem-error';
import { siteOrigins } from '@estate/server-kit/site-origins';
import { type Request } from 'express';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page of the site, an address that was typed, or a browser or script that does not say. */
const ownSites = new Set<unknown>([undefined, 'same-origin', 'none']);

/**
 * Refuses a state change that a foreign page requests, with the visitor's cookie or without, e.g. an anonymous form. Without
 * an Origin header, which old browsers do not send with forms, Sec-Fetch-Site must not name another site, and there is no
 * cookie. The CRM signs its webhooks instead. Both local host names are allowed for a site on this machine, in development on the
 * requested port.
 */
export function originCheck(publicUrl: URL, isDevelopment: boolean): (request: Request) => void {
  const known = new Set(siteOrigins(publicUrl.href));
  const isAllowed = (origin: string, port: number | undefined) =>
    known.has(origin) || (isDevelopment && siteOrigins(`http://localhost:${port}`).includes(origin));
  return (request) => {
    if (reading.has(request.method) || request.path === hookPath) return;
    const { origin, cookie, 'sec-fetch-site': site } = request.headers;
    const isOwn =
      origin === undefined
        ? cookie === undefined && ownSites.has(site)
        : isAllowed(origin, request.socket.localPort);
    if (!isOwn) throw new ProblemError('foreign-origin');
  };
}
