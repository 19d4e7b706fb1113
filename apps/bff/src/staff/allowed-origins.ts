import { ProblemError } from '@estate/server-kit/problem-error';
import { type Request } from 'express';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state change that a foreign page requests with the visitor's cookie. Sign-in has no cookie yet, so the Origin
 * header alone is checked there, if sent. In development both local host names are allowed on the requested port.
 */
export function originCheck(publicUrl: URL, isDevelopment: boolean): (request: Request) => void {
  const isAllowed = (origin: string, port: number | undefined) =>
    origin === publicUrl.origin ||
    (isDevelopment && [`http://localhost:${port}`, `http://127.0.0.1:${port}`].includes(origin));
  return (request) => {
    if (reading.has(request.method)) return;
    const { origin, cookie } = request.headers;
    const isBound = cookie !== undefined || (origin !== undefined && request.path.startsWith('/api/auth/'));
    if (isBound && (origin === undefined || !isAllowed(origin, request.socket.localPort))) {
      throw new ProblemError('foreign-origin');
    }
  };
}
