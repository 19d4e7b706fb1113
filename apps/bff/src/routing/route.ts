import { type Permission } from '@estate/domain/staff/roles';
import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { type ProblemCode } from '@estate/contracts/problem';
import { type Request, type Response } from 'express';
import { type z } from 'zod';
import { type LimitName } from '../limits/rate-limits.ts';
import { type Services } from '../services.ts';
import { type AuditRule } from '../staff/audit.ts';
import { type Caller } from './request-head.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Input of a public read. It contains nothing about the caller, so that one answer serves all callers. */
export interface ReadContext<Params, Query> {
  readonly params: Params;
  readonly query: Query;
  readonly services: Services;
}

export interface CallContext<Params, Query, Body> extends ReadContext<Params, Query> {
  readonly body: Body;
  readonly caller: Caller;
  readonly request: Request;
  readonly response: Response;
}

interface About<Params extends z.ZodObject, Query extends z.ZodObject, Answer> {
  readonly method: Method;
  /** In OpenAPI's syntax: `/api/properties/{id}`; `{path+}` matches the rest of the path with its slashes. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  /** The allowed combinations of some query fields. */
  readonly queryTuples?: QueryTuples;
  /** Describes the JSON body of a success. A route that always writes the response itself has none. */
  readonly response?: z.ZodType<unknown, Answer>;
  /** Media types of answers that are not JSON; the route writes these itself. */
  readonly produces?: readonly string[];
  readonly status?: 200 | 202;
  readonly limit?: LimitName;
  /** Problems of the subject itself; the document derives all others from the other fields. */
  readonly problems?: readonly ProblemCode[];
}

/**
 * A read that all visitors share. It is answered from memory unless the query has a field of `notSharedWith`, because those
 * have too many values. A miss counts under `limit`, by default under `miss`.
 */
interface SharedRead<Params extends z.ZodObject, Query extends z.ZodObject, Answer> extends About<
  Params,
  Query,
  Answer
> {
  readonly method: 'get';
  readonly staff?: never;
  readonly answer?: never;
  readonly notSharedWith?: readonly string[];
  readonly read: (context: ReadContext<z.output<Params>, z.output<Query>>) => Promise<Answer>;
}

type RawBody = 'application/json' | 'application/octet-stream';

interface Call<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer,
> extends About<Params, Query, Answer> {
  readonly read?: never;
  readonly body?: Body;
  /** The media type of a body whose bytes the route reads itself, e.g. to check their signature. */
  readonly rawBody?: RawBody;
  readonly headers?: z.ZodObject;
}

interface VisitorCall<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer,
> extends Call<Params, Query, Body, Answer> {
  readonly staff?: never;
  readonly answer: (
    context: CallContext<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<Answer> | Answer;
}

type StaffContext<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
> = CallContext<z.output<Params>, z.output<Query>, z.output<Body>> & { readonly session: StaffSession };

interface StaffCall<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer,
> extends Call<Params, Query, Body, Answer> {
  /** What the caller has to be permitted by the role that identity names at every call; others get 401 or 403. */
  readonly staff: Permission;
  /** Open pages ask again by themselves, so a call does not keep the session from running idle. */
  readonly isPoll?: true;
  /** Which fields of a state change the audit log keeps; a read is written down only if it has a rule. */
  readonly audit?: AuditRule<StaffContext<Params, Query, Body>, Answer>;
  readonly answer: (context: StaffContext<Params, Query, Body>) => Promise<Answer> | Answer;
}

/** The document calls the fields as one `name`, and describes them in its component `component`. */
export interface QueryTuples {
  readonly name: string;
  readonly component: string;
  readonly tuples: readonly object[];
}

type AnyContext = CallContext<unknown, unknown, unknown> & { readonly session: StaffSession | undefined };

/** A route without its type parameters, which `route` has checked. */
export interface Route extends About<z.ZodObject, z.ZodObject, unknown> {
  readonly body?: z.ZodType;
  readonly rawBody?: RawBody;
  readonly headers?: z.ZodObject;
  readonly staff?: Permission;
  readonly isPoll?: true;
  readonly notSharedWith?: readonly string[];
  readonly read?: (context: ReadContext<unknown, unknown>) => Promise<unknown>;
  readonly audit?: AuditRule<AnyContext, unknown>;
  readonly answer?: (context: AnyContext) => unknown;
}

/** Defines one endpoint: mounted by mount-routes.ts and written into the OpenAPI document from the same contracts. */
export function route<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer = unknown,
>(
  definition:
    | SharedRead<Params, Query, Answer>
    | StaffCall<Params, Query, Body, Answer>
    | VisitorCall<Params, Query, Body, Answer>,
): Route {
  return definition as Route;
}
