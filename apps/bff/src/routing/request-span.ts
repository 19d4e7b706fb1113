import { type IncomingMessage, type ServerResponse } from 'node:http';
import { inSpan } from '@estate/server-kit/tracing';

/**
 * The span of a request that is not answered from memory; `answer` returns the route. It begins a trace of its own: a
 * traceparent of a visitor is not read, because anybody could choose what is traced and join foreign traces.
 */
export function inRequestSpan(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  answer: () => Promise<string>,
): Promise<void> {
  return inSpan(method, { kind: 'server', attributes: { 'request.id': requestId } }, async (span) => {
    const route = await answer();
    span.rename(`${method} ${route}`);
    span.set('http.route', route);
    span.set('http.response.status_code', response.statusCode);
  });
}
