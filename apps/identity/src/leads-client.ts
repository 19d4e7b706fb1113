import { RpcClient } from '@estate/rpc/rpc-client';

/** The RPC client for the leads service, which sends the mails of all services. */
export class LeadsClient extends RpcClient {}
