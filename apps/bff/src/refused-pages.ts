import { type Server, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { type Problem } from '@estate/contracts/problem';
import { type Log } from '@estate/server-kit/observability/log';
import { httpDuration } from '@estate/server-kit/observability/metrics';
import { plainLink, plainPage } from './pages/plain-page.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** Writes the problem of an address that is refused regardless of its path as a page. */
export function answerRefusedPage(response: ServerResponse, { status, detail }: Problem): void {
  const page = plainPage({
    title: 'Adresse nicht lesbar',
    heading: 'Diese Adresse können wir nicht öffnen',
    text: detail,
    end: plainLink('Zur Startseite', '/'),
  });
  response.writeHead(status, html).end(page);
}

const headersTooLarge = plainPage({
  title: 'Zu viele Cookies',
  heading: 'Ihr Browser schickt zu viele Daten mit',
  text: 'Bitte löschen Sie in den Einstellungen Ihres Browsers die Cookies unserer Website und versuchen Sie es noch einmal. Hilft das nicht, rufen Sie bitte unsere Startseite auf.',
});

/** Status lines of requests that Node cannot parse, by the code of its error; all others are 400. */
const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
/** Time in ms in which a client can read the response while it is still sending. */
const closeMs = 2_000;

/**
 * Answers requests that Node cannot parse. Oversized headers, usually too many cookies, get a page, are counted, and
 * are logged once, because any client may send them.
 */
export function answerUnparsableRequests(
  server: Server,
  { securityHeaders, log }: { securityHeaders: Readonly<Record<string, string>>; log: Log },
): void {
  let hasWarned = false;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writableEnded) return;
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const statusLine = statusLines[error.code ?? ''] ?? '400 Bad Request';
    const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const body = isTooLarge ? headersTooLarge : '';
    const headers = {
      ...(isTooLarge ? { ...securityHeaders, ...html } : {}),
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${statusLine}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
    setTimeout(() => socket.destroy(), closeMs).unref();
    if (!isTooLarge) return;
    httpDuration.observe({ method: 'other', route: 'refused', status: 431, cache: 'none' }, 0);
    if (!hasWarned) log.warn('headers above 16 KB are refused with a page; further ones are only counted');
    hasWarned = true;
  });
}
