import { type IncomingMessage } from 'node:http';

/** The caller's data that other services need. `client` is the address that client-address.ts trusts. */
export interface Caller {
  readonly client: string;
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
  readonly origin: string | undefined;
  readonly userAgent: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** The front handler has put the trusted address, and nothing else, into x-forwarded-for. */
export function readCaller({ headers }: IncomingMessage): Caller {
  const client = headers['x-forwarded-for'];
  const key = headers['idempotency-key'];
  return {
    client: typeof client === 'string' ? client : '',
    cookie: headers.cookie,
    authorization: headers.authorization,
    origin: headers.origin,
    userAgent: headers['user-agent'],
    idempotencyKey: typeof key === 'string' ? key : undefined,
  };
}
