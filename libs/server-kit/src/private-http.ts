import { once } from 'node:events';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { type HttpSide } from './create-app.ts';
import { answerInContext } from './request-context.ts';

/**
 * The private HTTP interface of a service beside RPC, for Nest's controllers. Paths match exactly, and what runs for a
 * request bears the caller's request id.
 */
export function privateHttp({ HTTP_PORT, BIND_HOST }: { HTTP_PORT: number; BIND_HOST: string }): HttpSide {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.use((request, response, next) => {
    void answerInContext(request, async () => {
      next();
      if (!response.closed) await once(response, 'close');
    });
  });
  return { adapter: new ExpressAdapter(app), port: HTTP_PORT, host: BIND_HOST };
}
