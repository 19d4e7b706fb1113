import { z } from 'zod';
import { type Distortion, distortions } from './distorted-lists.ts';
import { pseudoRandomShare } from './share-of.ts';

/**
 * A fault to simulate. It applies to all requests, except those to /control, until the faults are cleared. Each of
 * these fields limits it: `path` to paths with this prefix; `count` to the next N of these requests; `share` to this
 * part of them (0 to 1), which is the same in each run; `ids` to lists without expanded objects, from which a client
 * reads all ids; `once` to the first request of each path, so that a retry succeeds.
 */
export const Fault = z
  .strictObject({
    kind: z.enum([
      'rate-limit', // 429 with Retry-After (retryAfter, seconds, default 1)
      'server-error', // 500, HTML body as a Rails app sends it
      'hang', // accepts the request and never answers
      'truncated-body', // announces the full length, sends half, cuts the connection
      'truncated-image', // a complete response that contains half a JPEG
      'html-redirect', // 302 to /app
      'rubbish', // 200 with HTML declared as JSON
      'empty-list', // 200 with no objects, total 0
      'deleted', // the object `id` is deleted: 404 on the single route, absent from lists
      'key-refused', // 401
      'unprocessable', // 422 {errors: {field: [...]}}
      ...distortions, // a list that lacks, repeats or reorders objects, or becomes shorter
    ]),
    path: z.string().startsWith('/').optional(),
    count: z.number().int().min(1).optional(),
    share: z.number().min(0).max(1).optional(),
    once: z.boolean().optional(),
    ids: z.boolean().optional(),
    retryAfter: z.number().int().min(0).optional(),
    id: z.number().int().optional(),
  })
  .refine((fault) => fault.kind !== 'deleted' || fault.id !== undefined, {
    message: "Die Störung 'deleted' braucht eine id.",
    path: ['id'],
  });

export type Fault = z.infer<typeof Fault>;

const listPath = /^\/v1\/units\/?$|^\/v2\/properties\/?$/;

/** The pending faults, oldest first. Faults of kind `deleted` are not stored here, but change the Stock. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault) {
    this.#waiting.push({ ...fault });
  }

  clear() {
    this.#waiting = [];
  }

  list(): readonly Fault[] {
    return this.#waiting;
  }

  /** The fault for the nth request to this path, if any. Reduces the remaining count of the fault. */
  take(path: string, nth: number, query: Record<string, unknown> = {}): Fault | undefined {
    const fault = this.#waiting.find(
      (candidate) => hits(candidate, path, nth) && (!candidate.ids || isIdList(path, query)),
    );
    if (fault?.count !== undefined) {
      fault.count -= 1;
      if (fault.count === 0) this.#waiting = this.#waiting.filter((other) => other !== fault);
    }
    return fault;
  }
}

export const isDistortion = (kind: Fault['kind']): kind is Distortion =>
  distortions.some((distortion) => distortion === kind);

const isIdList = (path: string, query: Record<string, unknown>) =>
  listPath.test(path) && (path.startsWith('/v2') ? 'fields' in query : !('expand' in query));

function hits(fault: Fault, path: string, nth: number) {
  if (fault.path && !path.startsWith(fault.path)) return false;
  if (fault.once && nth > 1) return false;
  if (fault.share !== undefined && pseudoRandomShare(`${fault.kind} ${path} ${nth}`) >= fault.share)
    return false;
  if (fault.kind === 'truncated-image') return path.startsWith('/images/');
  if (fault.kind === 'empty-list' || isDistortion(fault.kind)) return listPath.test(path);
  return true;
}
