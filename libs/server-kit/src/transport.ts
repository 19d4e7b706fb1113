/**
 * The token of the transport that receives a service's calls: the RPC server, or an HttpTransport in a service without
 * RPC. A transport is a CustomTransportStrategy of Nest whose `close()` lets running calls finish.
 */
export const TRANSPORT = Symbol('transport');
