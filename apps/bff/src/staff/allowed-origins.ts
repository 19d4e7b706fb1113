import { ProblemError } from '@estate/server-kit/problem-error';
import { type Request } from 'express';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const localNames = ['localhost', '127.0.0.1'];

/**
 * Refuses a state change that a foreign page requests with the visitor's cookie. Sign-in has no cookie yet, so the Origin
 * header alone is checked there, if sent. Both local host names are allowed for a site on this machine, in development on the
 * requested port.
 */
export function originCheck(publicUrl: URL, isDevelopment: boolean): (request: Request) => void {
  const { origin: site, protocol, hostname, port: sitePort } = publicUrl;
  const both = (scheme: string, port: string) =>
    localNames.map((name) => `${scheme}//${name}${port && `:${port}`}`);
  const known = new Set([site, ...(localNames.includes(hostname) ? both(protocol, sitePort) : [])]);
  const isAllowed = (origin: string, port: number | undefined) =>
    known.has(origin) || (isDevelopment && both('http:', String(port)).includes(origin));
  return (request) => {
    if (reading.has(request.method)) return;
    const { origin, cookie } = request.headers;
    const isBound = cookie !== undefined || (origin !== undefined && request.path.startsWith('/api/auth/'));
    if (isBound && (origin === undefined || !isAllowed(origin, request.socket.localPort))) {
      throw new ProblemError('foreign-origin');
    }
  };
}
