import { once } from 'node:events';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { type HttpServerOptions } from '../process/create-app.ts';
import { type ServiceEnv } from '../process/env.ts';
import { answerInContext } from '../observability/request-context.ts';

/**
 * The private HTTP interface of a service, for RPC and Nest's controllers. Paths match exactly, controllers read the bodies
 * themselves, and each request runs in a context with the caller's request id.
 */
export function privateHttp({ PORT, BIND_HOST }: Pick<ServiceEnv, 'PORT' | 'BIND_HOST'>): HttpServerOptions {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.use((request, response, next) => {
    void answerInContext(request, async () => {
      next();
      if (!response.closed) await once(response, 'close');
    });
  });
  return { adapter: new ExpressAdapter(app), bodyParser: false, port: PORT, host: BIND_HOST };
}
