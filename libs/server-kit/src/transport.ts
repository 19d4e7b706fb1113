/**
 * The token of the HttpTransport that receives the calls of a service without Nest controllers. A transport is a
 * CustomTransportStrategy of Nest whose `close()` lets running calls finish.
 */
export const TRANSPORT = Symbol('transport');
