import { setTimeout as sleep } from 'node:timers/promises';
import express, { type ErrorRequestHandler } from 'express';
import { controlRoutes } from './control/control-routes.ts';
import { provokeFaults } from './control/fault-responses.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { imageRoutes } from './images/image-routes.ts';
import { type SimState } from './sim-state.ts';
import { unitRoutes } from './v1/unit-routes.ts';
import { propertyRoutes } from './v2/property-routes.ts';

const appPage = `<!doctype html><html lang="de"><head><title>Propstack</title></head>
<body><h1>Bitte melden Sie sich an</h1></body></html>`;

const answerErrors: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const status = (error as { status?: unknown }).status;
  res.status(typeof status === 'number' ? status : 500).json({ error: String(error) });
};

/**
 * Builds the Express app. Its handlers run in this order: control routes, request counter, faults, API, CRM web app.
 */
export function buildApp(state: SimState) {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use('/control', controlRoutes(state));
  app.use((req, _res, next) => {
    state.requests.count(req.path);
    if (state.latencyMs === 0) next();
    else void sleep(state.latencyMs).then(() => next());
  });
  app.use(provokeFaults(state.faults, state.requests));
  app.use('/images', imageRoutes(state.stock));
  app.use('/documents', documentRoutes(state.stock));
  app.use('/v1', unitRoutes(state));
  app.use('/v2', propertyRoutes(state));
  app.get('/app', (_req, res) => void res.type('html').send(appPage));
  app.use((_req, res) => res.redirect(302, '/app'));
  app.use(answerErrors);
  return app;
}
