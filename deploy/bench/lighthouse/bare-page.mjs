import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { build } from 'vite';

/**
 * Builds the bare page and serves it, compressed as the BFF serves the site, on a free port.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function serveBarePage() {
  const outDir = mkdtempSync(join(tmpdir(), 'estate-bare-page-'));
  await build({ root: join(import.meta.dirname, 'bare-page'), logLevel: 'error', build: { outDir } });
  const files = sirv(outDir, { brotli: true, gzip: true });
  const server = createServer((request, response) => files(request, response));
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
