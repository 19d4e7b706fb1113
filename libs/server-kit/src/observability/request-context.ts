import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage } from 'node:http';
import { currentTraceparent, inSpan } from './tracing.ts';

const requestIds = new AsyncLocalStorage<string>();

/** Runs `fn` under this request id, which all its logs and RPC calls contain. */
export function runWithRequestId<Result>(id: string, fn: () => Result): Result {
  return requestIds.run(id, fn);
}

export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}

export function newRequestId(): string {
  return randomUUID();
}

/** The id that the calling process sent in `X-Request-Id`, at most 200 characters; a new one without it. */
function requestIdOf({ headers }: IncomingMessage): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && id.length <= 200 ? id : newRequestId();
}

/** The headers that carry the request's id and trace in a call to a private HTTP port. */
export function contextHeaders(): Record<string, string> {
  const traceparent = currentTraceparent();
  return { 'x-request-id': currentRequestId() ?? newRequestId(), ...(traceparent ? { traceparent } : {}) };
}

/**
 * Runs `answer` in the request context and the trace of the process that called this private HTTP port. The span of an
 * RPC call is named after its message.
 */
export function answerInContext(request: IncomingMessage, answer: () => Promise<void>): Promise<void> {
  const { method = '', headers, url = '' } = request;
  const [, message] = /^\/rpc\/([\w.-]+)$/.exec(url) ?? [];
  const parent = typeof headers['traceparent'] === 'string' ? headers['traceparent'] : undefined;
  return runWithRequestId(requestIdOf(request), () =>
    inSpan(
      message ?? `HTTP ${method}`,
      { kind: 'server', parent, attributes: { 'http.request.method': method } },
      answer,
    ),
  );
}
