import { type Permission } from '@estate/domain/staff/roles';
import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { type ProblemCode } from '@estate/contracts/problem';
import { type Request, type Response } from 'express';
import { type z } from 'zod';
import { type LimitName } from '../limits/rate-limits.ts';
import { type Services } from '../services.ts';
import { type HttpCaller } from './request-head.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Input of a public read. It contains nothing about the client, so that one response serves all clients. */
export interface ReadContext<Params, Query> {
  readonly params: Params;
  readonly query: Query;
  readonly services: Services;
}

export interface CallContext<Params, Query, Body> extends ReadContext<Params, Query> {
  readonly body: Body;
  readonly caller: HttpCaller;
  readonly request: Request;
  readonly response: Response;
}

export type StaffContext<Params, Query, Body> = CallContext<Params, Query, Body> & {
  readonly session: StaffSession;
};

interface About<Params, Query, Answer> {
  readonly method: Method;
  /** In OpenAPI syntax: `/api/properties/{id}`; `{path+}` matches the rest of the path including slashes. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject & z.ZodType<Params>;
  readonly query?: z.ZodObject & z.ZodType<Query>;
  /** The allowed combinations of some query fields. */
  readonly queryTuples?: QueryTuples;
  /** Contract of the JSON body of a success. Omitted by a route that always writes the response itself. */
  readonly response?: z.ZodType<unknown, Answer>;
  /** Media types of responses that are not JSON. The route writes them itself. */
  readonly produces?: readonly string[];
  readonly status?: 200 | 202;
  readonly limit?: LimitName;
  /** Problems that are specific to the route. The OpenAPI document derives all others from the other fields. */
  readonly problems?: readonly ProblemCode[];
}

/**
 * A read whose response all visitors share. It is cached unless the query has a field of `notSharedWith`, because
 * these have too many values. A cache miss counts under `limit`, by default under `miss`.
 */
interface SharedRead<Params, Query, Answer> extends About<Params, Query, Answer> {
  readonly method: 'get';
  readonly staff?: never;
  readonly answer?: never;
  readonly notSharedWith?: readonly string[];
  readonly read: (context: ReadContext<Params, Query>) => Promise<Answer>;
}

interface Call<Params, Query, Body, Answer> extends About<Params, Query, Answer> {
  readonly read?: never;
  readonly body?: z.ZodType<Body>;
  /** The most bytes of the body, if it may be longer than `bodyLimit`. */
  readonly maxBody?: number;
  /** Media type of a body whose bytes the route reads itself, e.g. to check their signature. */
  readonly rawBody?: 'application/json' | 'application/octet-stream';
  readonly headers?: z.ZodObject;
}

interface VisitorRoute<Params, Query, Body, Answer> extends Call<Params, Query, Body, Answer> {
  readonly staff?: never;
  readonly answer: (context: CallContext<Params, Query, Body>) => Promise<Answer> | Answer;
}

export interface StaffRoute<Params, Query, Body, Answer> extends Call<Params, Query, Body, Answer> {
  /**
   * The permission that the caller's role must include; identity resolves the role at every call. Others get 401 or
   * 403.
   */
  readonly staff: Permission;
  /** True for a call that open pages repeat automatically, which therefore does not extend the session. */
  readonly isPoll?: true;
  /** True for changes of accounts, which identity records itself. Refusals are still recorded by the BFF. */
  readonly isAuditedByService?: boolean;
  /** The fields of path, query and body that the audit log keeps of a refused request. */
  readonly refusalFields?: readonly string[];
  readonly answer: (context: StaffContext<Params, Query, Body>) => Promise<Answer> | Answer;
}

/**
 * The allowed combinations of some query fields. In the OpenAPI document the fields are one parameter `name` with the
 * schema `component`.
 */
export interface QueryTuples {
  readonly name: string;
  readonly component: string;
  readonly tuples: readonly object[];
}

type AnyContext = CallContext<unknown, unknown, unknown> & { readonly session: StaffSession | undefined };
type AnyCall = StaffRoute<unknown, unknown, unknown, unknown>;

/** A route without its type parameters, which the function `route` has checked. */
export interface Route
  extends
    About<unknown, unknown, unknown>,
    Partial<Pick<AnyCall, 'body' | 'maxBody' | 'rawBody' | 'headers' | 'staff' | 'isPoll'>>,
    Partial<Pick<AnyCall, 'isAuditedByService' | 'refusalFields'>> {
  readonly notSharedWith?: readonly string[];
  readonly read?: (context: ReadContext<unknown, unknown>) => Promise<unknown>;
  readonly answer?: (context: AnyContext) => unknown;
}

/**
 * Defines one endpoint. mount-routes.ts mounts it, and the OpenAPI document describes it from the same contracts.
 */
export function route<Params = unknown, Query = unknown, Body = unknown, Answer = unknown>(
  definition:
    | SharedRead<Params, Query, Answer>
    | StaffRoute<Params, Query, Body, Answer>
    | VisitorRoute<Params, Query, Body, Answer>,
): Route {
  return definition as Route;
}
