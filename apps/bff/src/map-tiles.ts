import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type RequestHandler } from 'express';

export interface MapTiles {
  /** Path of the file under the public origin; null if no file is configured. */
  readonly url: string | null;
  readonly serve: RequestHandler;
}

/**
 * Serves the operator's extract of OpenStreetMap (docs/map.md), which the browser reads by HTTP range requests. The
 * file name contains its date, so the content under one address never changes; the ETag tells the reader if it did.
 */
export function mapTiles(file: string | undefined, log: Log): MapTiles {
  if (file === undefined) return { url: null, serve: (_request, _response, next) => next() };
  const url = `/map/${encodeURIComponent(basename(file))}`;
  let lastFault: string | undefined;
  /** Logs each state of a bad file once, because every map asks for many ranges. */
  function warn(fault: string, err: unknown): void {
    if (fault !== lastFault) log.warn({ err, file }, 'map tiles are not readable');
    lastFault = fault;
  }
  return {
    url,
    serve: async (request, response, next) => {
      if (request.path !== url || !['GET', 'HEAD'].includes(request.method)) {
        next();
        return;
      }
      const found = await stat(file).catch((error: unknown) => warn('missing', error));
      if (!found) throw new ProblemError('not-found');
      const etag = `"${found.size.toString(16)}-${Math.trunc(found.mtimeMs).toString(16)}"`;
      const options = { immutable: true, maxAge: '1y', dotfiles: 'allow' } as const;
      response.set('etag', etag).sendFile(resolve(file), options, (error?: unknown) => {
        if (error === undefined || response.headersSent) return;
        warn(etag, error);
        const isRange = error instanceof Error && 'status' in error && error.status === 416;
        if (isRange) response.status(416).set('cache-control', 'no-store').end();
        else next(new ProblemError('not-found', { cause: error }));
      });
    },
  };
}
