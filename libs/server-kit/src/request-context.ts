import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage } from 'node:http';

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
export function requestIdOf({ headers }: IncomingMessage): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && id.length <= 200 ? id : newRequestId();
}
