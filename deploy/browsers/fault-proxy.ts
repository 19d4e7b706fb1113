import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../local/process/ports.ts';

const probe = readFileSync(join(import.meta.dirname, 'probe.js'));
const script = '/probe-of-faults.js';

/**
 * Starts an HTTP proxy that inserts probe.js as the first script of every page, because WebKit's driver reports
 * neither script errors nor CSP violations. `faults` contains what the pages have reported.
 */
export async function startFaultProxy() {
  const faults: string[] = [];
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '');
    if (pathname === script) answer.setHeader('content-type', 'text/javascript').end(probe);
    else if (pathname === '/fault-of-the-page')
      void text(asked).then((fault) => {
        faults.push(fault);
        answer.end();
      });
    else forward(asked, answer);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `127.0.0.1:${port}`, faults, stop };
}

function forward(asked: IncomingMessage, answer: ServerResponse): void {
  const { url = '', method, headers } = asked;
  const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
  const forwarded = request(url, options, (original) => {
    const { statusCode = 502, headers: received } = original;
    if (!received['content-type']?.startsWith('text/html')) {
      answer.writeHead(statusCode, received);
      original.pipe(answer);
      return;
    }
    const { 'content-length': _length, ...others } = received;
    void text(original).then((html) =>
      answer
        .writeHead(statusCode, others)
        .end(html.replace('<head>', `<head><script src="${script}"></script>`)),
    );
  });
  forwarded.on('error', () => answer.destroy());
  asked.pipe(forwarded);
}
