import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

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
