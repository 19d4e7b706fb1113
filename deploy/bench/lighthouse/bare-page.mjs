import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { build } from 'vite';

/** The body differs, and so does what is said about it. */
const ownHeaders =
  /^(content-(type|length|encoding)|transfer-encoding|connection|keep-alive|date|etag|vary|x-request-id)$/;

/**
 * Builds the bare page and serves it as the BFF serves the site, on a free port: compressed, and with the headers of the
 * page at `siteUrl`. Those cost time as well (a process of its own for Cross-Origin-Opener-Policy), which is no
 * difference between the pages.
 * @param {string} siteUrl
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function serveBarePage(siteUrl) {
  const outDir = mkdtempSync(join(tmpdir(), 'estate-bare-page-'));
  await build({ root: join(import.meta.dirname, 'bare-page'), logLevel: 'error', build: { outDir } });
  const headers = [...(await fetch(siteUrl)).headers].filter(([name]) => !ownHeaders.test(name));
  const files = sirv(outDir, { brotli: true, gzip: true });
  const server = createServer((request, response) => {
    response.setHeaders(new Map(headers));
    files(request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port');
  return {
    url: `http://localhost:${address.port}/`,
    stop: () => {
      server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
