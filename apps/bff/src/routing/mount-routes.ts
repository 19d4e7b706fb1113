import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { type Permission } from '@estate/domain/staff/roles';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { type RateLimits } from '../limits/rate-limits.ts';
import { type NativeForms } from '../native-forms/native-forms.ts';
import { type Services } from '../services.ts';
import { isStaffFile } from '../staff/send-file.ts';
import { checkPermission, requireSession } from '../staff/staff-session.ts';
import { bodyLimit, parseBody, readInput, readQuery } from './read-input.ts';
import { readCaller, splitUrl } from './request-head.ts';
import { type Route } from './route.ts';

const expressPath = (path: string) => path.replace(/\{(\w+)\+\}/g, '*$1').replace(/\{(\w+)\}/g, ':$1');

/** Express passes the segments of a `{path+}` as a list. */
const paramsOf = (request: Request) =>
  Object.fromEntries(
    Object.entries(request.params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join('/') : value,
    ]),
  );

/** Reads the JSON body of a route. */
function bodyReader({ maxBody = bodyLimit }: Route) {
  const json = express.json({ limit: maxBody, type: 'application/json' });
  return async (request: Request, response: Response): Promise<unknown> => {
    if (!request.is('application/json')) throw new ProblemError('unsupported-media-type');
    await parseBody(json, maxBody, request, response);
    return request.body;
  };
}

/** The session of a staff call. A state change without the permission is refused and audited. */
async function readSession(
  route: Route,
  permission: Permission,
  services: Services,
  request: Request,
): Promise<StaffSession> {
  const session = await requireSession(services.identity, readCaller(request), { isRequest: !route.isPoll });
  try {
    checkPermission(session, permission);
  } catch (error) {
    await services.audit.recordRefusal(route, session, error, targetOf(request));
    throw error;
  }
  return session;
}

const targetOf = (request: Request) => paramsOf(request)['id'] ?? null;

/**
 * Handles a route: checks the session first, so that strangers learn nothing from later checks, then the limit, then
 * the input.
 */
function handlerOf(
  route: Route,
  services: Services,
  limits: RateLimits,
  nativeForms: NativeForms,
): RequestHandler {
  const readBody = bodyReader(route);
  return async (request, response) => {
    if (nativeForms.accepts(route.path, request)) {
      await nativeForms.handle(route.path, request, response);
      return;
    }
    const caller = readCaller(request);
    const session = route.staff ? await readSession(route, route.staff, services, request) : undefined;
    // The response cache answers valid public reads before this handler. An invalid one is counted without a scope, as a
    // cache miss is, so that both use up the same limit.
    if (!route.staff && route.limit)
      await limits.count(route.limit, caller.client, route.read ? '' : route.path);
    const { search } = splitUrl(request.originalUrl);
    const params = route.params ? readInput(route.params, paramsOf(request)) : {};
    const body = route.body ? readInput(route.body, await readBody(request, response)) : undefined;
    const query = route.query ? readInput(route.query, readQuery(search)) : {};
    const context = { params, query, body, caller, session, services, request, response };
    const call = () => (route.read ?? route.answer)?.(context);
    const answer = session
      ? await services.audit.answer(route, context, session, targetOf(request), call)
      : await call();
    if (isStaffFile(answer)) await answer.send();
    if (!route.response || response.headersSent) return;
    response
      .status(route.status ?? 200)
      .set('cache-control', 'no-store')
      .json(answer);
  };
}

/** Mounts every route. Other methods on a known path get 405. */
export function mountRoutes(
  app: Express,
  routes: readonly Route[],
  services: Services,
  limits: RateLimits,
  checkOrigin: (request: Request) => void,
  nativeForms: NativeForms,
): void {
  const paths = [...new Set(routes.map(({ path }) => path))];
  for (const path of paths) {
    const routesOfPath = routes.filter((route) => route.path === path);
    const mounted = app.route(expressPath(path));
    mounted.all((request, _response, next) => {
      // NativeForms checks the origin itself, after it has read what a refused form has to show again.
      if (!nativeForms.accepts(path, request)) checkOrigin(request);
      next();
    });
    for (const route of routesOfPath) mounted[route.method](handlerOf(route, services, limits, nativeForms));
    const allowed = routesOfPath.map(({ method }) => method.toUpperCase());
    if (allowed.includes('GET')) allowed.push('HEAD');
    mounted.all((_request, response) => {
      response.set('allow', allowed.join(', '));
      throw new ProblemError('method-not-allowed');
    });
  }
}
