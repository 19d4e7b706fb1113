import { RpcClient } from '@estate/rpc/rpc-client';

/** The RPC client for leads, which alone sends mails and knows which of them wait. */
export class LeadsClient extends RpcClient {}

/** The RPC client for identity, which knows the addresses of staff. */
export class IdentityClient extends RpcClient {}
