import { ProblemError } from '@estate/server-kit/problem-error';
import { siteOrigins } from '@estate/server-kit/site-origins';
import { type Request } from 'express';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state change that a foreign page requests with the visitor's cookie. Sign-in has no cookie yet, so the Origin
 * header alone is checked there, if sent. Both local host names are allowed for a site on this machine, in development on the
 * requested port.
 */
export function originCheck(publicUrl: URL, isDevelopment: boolean): (request: Request) => void {
  const known = new Set(siteOrigins(publicUrl.href));
  const isAllowed = (origin: string, port: number | undefined) =>
    known.has(origin) || (isDevelopment && siteOrigins(`http://localhost:${port}`).includes(origin));
  return (request) => {
    if (reading.has(request.method)) return;
    const { origin, cookie } = request.headers;
    const isBound = cookie !== undefined || (origin !== undefined && request.path.startsWith('/api/auth/'));
    if (isBound && (origin === undefined || !isAllowed(origin, request.socket.localPort))) {
      throw new ProblemError('foreign-origin');
    }
  };
}
