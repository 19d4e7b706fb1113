import { type HttpSide } from '@estate/server-kit/create-app';
import { requestIdOf, runWithRequestId } from '@estate/server-kit/request-context';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { type IdentityEnv } from '../env.ts';

/** The private HTTP interface of identity, for the BFF. Paths match exactly; readCall reads the bodies. */
export function authHttp({ HTTP_PORT, BIND_HOST }: IdentityEnv): HttpSide {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.use((request, _response, next) => {
    runWithRequestId(requestIdOf(request), next);
  });
  return { adapter: new ExpressAdapter(app), port: HTTP_PORT, host: BIND_HOST, bodyParser: false };
}
