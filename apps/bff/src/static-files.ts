import { readdir } from 'node:fs/promises';
import { extname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type RequestHandler } from 'express';

const yearSeconds = 31_536_000;
/** File names in this folder contain a hash of the content. */
const immutable = '/assets/';
/**
 * The service worker must be revalidated on every request. It is sent without Last-Modified, because its time on disk
 * is arbitrary.
 */
const alwaysFresh = '/sw.js';

function cachingOf(path: string): string {
  if (path.startsWith(immutable)) return `public, max-age=${yearSeconds}, immutable`;
  return path === alwaysFresh ? 'no-cache' : 'public, max-age=3600';
}
const precompressed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The built files of apps/web, listed once at the start. A missing file under /assets is 404, never the shell. */
export async function staticFiles(folder: URL) {
  const root = fileURLToPath(folder);
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Set(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, `${entry.parentPath}${sep}${entry.name}`).split(sep).join('/')}`)
      .filter((path) => !path.startsWith('/.') && path !== '/index.html'),
  );
  const serve: RequestHandler = (request, response, next) => {
    const { path } = request;
    if (!['GET', 'HEAD'].includes(request.method) || !files.has(path)) {
      if (path.startsWith(immutable)) throw new ProblemError('not-found');
      next();
      return;
    }
    response.set('cache-control', cachingOf(path));
    response.type(extname(path));
    response.vary('accept-encoding');
    const compressed = precompressed.find(
      ([encoding, ending]) =>
        files.has(`${path}${ending}`) && request.acceptsEncodings(encoding) === encoding,
    );
    if (compressed) response.set('content-encoding', compressed[0]);
    // The set of files decides what is served; `dotfiles` allows a checkout below a hidden folder.
    response.sendFile(
      `${root}${path.slice(1)}${compressed?.[1] ?? ''}`,
      { cacheControl: false, lastModified: path !== alwaysFresh, dotfiles: 'allow' },
      (error?: unknown) => {
        if (error !== undefined && !response.headersSent)
          next(new ProblemError('not-found', { cause: error }));
      },
    );
  };
  return { has: (path: string) => files.has(path), serve };
}
