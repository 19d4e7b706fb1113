import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { webhookPath } from '@estate/contracts/crm-sync/webhooks';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { siteOrigins } from '@estate/server-kit/text/site-origins';
import { type Request } from 'express';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const refusedText = () =>
  `Ihr Browser hat nicht mitgeteilt, von welcher Seite die Angaben kommen. Bitte senden Sie das Formular noch einmal, oder melden Sie sich unter ${texts(agency).phone} oder ${texts(agency).email}.`;

/**
 * Refuses a state change that a foreign page requests, with or without the visitor's cookie, e.g. an anonymous form. A
 * privacy tool or a proxy may take the origin out (`null`, or no header); then Sec-Fetch-Site, which no page can set,
 * decides. Without both, as from old browsers, the request must not have a cookie. Webhooks of the CRM are excepted,
 * because they are signed. For a local site both names of the local host are allowed, in development on the port of
 * the request.
 */
export function originCheck(publicUrl: URL, isDevelopment: boolean): (request: Request) => void {
  const known = new Set(siteOrigins(publicUrl.href));
  const isAllowed = (origin: string, port: number | undefined) =>
    known.has(origin) || (isDevelopment && siteOrigins(`http://localhost:${port}`).includes(origin));
  return (request) => {
    if (safeMethods.has(request.method) || request.path === webhookPath) return;
    const { origin, cookie, 'sec-fetch-site': site } = request.headers;
    const isUnmarked = origin === undefined && cookie === undefined && (site ?? 'none') === 'none';
    const isOwn =
      origin === undefined || origin === 'null'
        ? site === 'same-origin' || isUnmarked
        : isAllowed(origin, request.socket.localPort);
    if (!isOwn) throw new ProblemError('foreign-origin', { detail: refusedText() });
  };
}
