import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const requestIds = new AsyncLocalStorage<string>();

/** Runs `fn`; all it calls and awaits logs under this id and sends it along with RPC calls. */
export function runWithRequestId<Result>(id: string, fn: () => Result): Result {
  return requestIds.run(id, fn);
}

export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}

export function newRequestId(): string {
  return randomUUID();
}
