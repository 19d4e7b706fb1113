import { basename, resolve } from 'node:path';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RequestHandler } from 'express';

export interface MapTiles {
  /** Path of the file under the public origin; null if no file is configured. */
  readonly url: string | null;
  readonly serve: RequestHandler;
}

/**
 * Serves the operator's extract of OpenStreetMap (docs/map.md), which the browser reads by HTTP range requests. The
 * file name contains its date, so the content under one address never changes.
 */
export function mapTiles(file: string | undefined): MapTiles {
  if (file === undefined) return { url: null, serve: (_request, _response, next) => next() };
  const url = `/map/${encodeURIComponent(basename(file))}`;
  return {
    url,
    serve: (request, response, next) => {
      if (request.path !== url || !['GET', 'HEAD'].includes(request.method)) {
        next();
        return;
      }
      const options = { immutable: true, maxAge: '1y', dotfiles: 'allow' } as const;
      response.sendFile(resolve(file), options, (error?: unknown) => {
        if (error !== undefined && !response.headersSent)
          next(new ProblemError('not-found', { cause: error }));
      });
    },
  };
}
