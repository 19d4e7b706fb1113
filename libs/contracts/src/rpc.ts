import { type z } from 'zod';

/**
 * How often a request may be sent (architecture.md, RPC). `read` and `idempotent` requests are retried once if the
 * connection breaks after sending, `once` requests never.
 */
type RpcSafety = 'read' | 'idempotent' | 'once';

/** Every process that calls a service over private HTTP. Each has its own key (decision 35). */
export const callers = ['bff', 'catalog', 'crm-sync', 'first-sync', 'identity', 'leads'] as const;
export type Caller = (typeof callers)[number];

export interface RpcContract<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly message: string;
  /** The services that may call this RPC; all others are refused. */
  readonly callers: readonly Caller[];
  readonly safety: RpcSafety;
  readonly input: Input;
  readonly output: Output;
  /** Longest time that the caller waits for all attempts together, in milliseconds. */
  readonly deadlineMs: number;
}

/** Declares one RPC that a service answers. `message` is `<service>.<verb>`. */
export function defineRpc<Input extends z.ZodType, Output extends z.ZodType>(contract: {
  message: string;
  callers: readonly Caller[];
  safety: RpcSafety;
  input: Input;
  output: Output;
  deadlineMs?: number;
}): RpcContract<Input, Output> {
  return { deadlineMs: 5_000, ...contract };
}
