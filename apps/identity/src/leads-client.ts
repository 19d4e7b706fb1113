import { RpcClient } from '@estate/rpc/rpc-client';

/** The RPC client for leads, which alone sends mails. */
export class LeadsClient extends RpcClient {}
