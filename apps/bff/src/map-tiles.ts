import { basename, resolve } from 'node:path';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RequestHandler } from 'express';

export interface MapTiles {
  /** Null without a file. */
  readonly url: string | null;
  readonly serve: RequestHandler;
}

/**
 * The operator's extract of OpenStreetMap (docs/map.md), read by the browser in ranges. Its name bears its date, so that it
 * never changes under one address.
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
