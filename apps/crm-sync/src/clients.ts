import { RpcClient } from '@estate/rpc/rpc-client';

/** The RPC client for the leads service, which sends all mails and stores which of them are still unsent. */
export class LeadsClient extends RpcClient {}

/** The RPC client for the identity service, which holds the e-mail addresses of staff. */
export class IdentityClient extends RpcClient {}
