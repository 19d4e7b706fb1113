import { type Readiness } from '@estate/server-kit/health';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import express, { type ErrorRequestHandler, type Express, type Request } from 'express';
import { type Limits } from './limits/limits.ts';
import { openApiDocument } from './openapi/document.ts';
import { type PageForms } from './page-forms/page-forms.ts';
import { allRoutes } from './routes/all-routes.ts';
import { answerProblem } from './routing/answer-problem.ts';
import { mountRoutes } from './routing/mount-routes.ts';
import { type Services } from './services.ts';
import { type StaticFiles } from './static-files.ts';

const isApi = (path: string) => /^\/(?:api|media)(?:\/|$)/.test(path);

let document: ReturnType<typeof openApiDocument> | undefined;
/** Made at the first request, because it takes as long as the rest of the start. */
const describedRoutes = () => (document ??= openApiDocument(allRoutes));

/** Express behind the front door: calls, files, health, and a problem for everything else. */
export function createApp(options: {
  services: Services;
  limits: Limits;
  files: StaticFiles;
  checkOrigin: (request: Request) => void;
  pageForms: PageForms;
  ready: () => Promise<Readiness>;
  log: Log;
}): Express {
  const { services, limits, files, checkOrigin, pageForms, ready, log } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', false);
  app.enable('strict routing');
  app.enable('case sensitive routing');

  mountRoutes(app, allRoutes, services, limits, checkOrigin, pageForms);
  app.get('/api/openapi.json', (_request, response) => void response.json(describedRoutes()));
  app.get('/healthz', (_request, response) => void response.json({ alive: true }));
  app.get('/readyz', async (_request, response) => {
    const state = await ready();
    response
      .status(state.ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json(state);
  });
  app.use(files.serve);
  app.use((request, response) => {
    // The front door answers GET and HEAD of pages, so a request for a page that gets here has another method.
    if (isApi(request.path) || request.method === 'GET' || request.method === 'HEAD') {
      throw new ProblemError('not-found');
    }
    response.set('allow', 'GET, HEAD');
    throw new ProblemError('method-not-allowed');
  });
  const failed: ErrorRequestHandler = (error, _request, response, next) => {
    if (response.headersSent) next(error);
    else answerProblem(response, error, log);
  };
  app.use(failed);
  return app;
}
