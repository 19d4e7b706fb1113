/**
 * Provides what brings calls into a service: the RPC server, or an HttpTransport in a service without RPC. It is a
 * CustomTransportStrategy of Nest whose `close()` lets running calls finish.
 */
export const TRANSPORT = Symbol('transport');
