import type { FieldProblem, Problem } from '@estate/contracts/problem';

const unreachableText = 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.';
const unreadable = 'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.';

/** A failed call of the BFF. `message` is German text for visitors; `status` is 0 if there was no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Problem['code'] | 'unreachable' | 'unreadable';
  /** The server's text of the code alone; `message` may say more. */
  readonly title: string | undefined;
  readonly fields: readonly FieldProblem[];

  constructor(options: {
    status: number;
    code: ApiError['code'];
    message: string;
    title?: string;
    fields?: readonly FieldProblem[];
  }) {
    super(options.message);
    this.name = 'ApiError';
    this.status = options.status;
    this.code = options.code;
    this.title = options.title;
    this.fields = options.fields ?? [];
  }
}

export const unreachable = (): ApiError =>
  new ApiError({ status: 0, code: 'unreachable', message: unreachableText });

/** True if the call got no response, because the network or the server is down. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unreachable';

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;

/** Returns the body of an openapi-fetch result, or throws an `ApiError`. */
export async function bodyOf<Body>(
  call: Promise<{ data?: Body; error?: unknown; response: Response }>,
): Promise<Body> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw unreachable();
  });
  if (response.ok && data !== undefined) return data;
  throw isProblem(error)
    ? new ApiError({
        status: response.status,
        code: error.code,
        message: error.detail,
        title: error.title,
        fields: error.errors ?? [],
      })
    : new ApiError({ status: response.status, code: 'unreadable', message: unreadable });
}

/** 404 or 410: the resource does not exist (any more), so a retry will not help. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);
