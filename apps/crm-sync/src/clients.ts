import { RpcClient } from '@estate/rpc/rpc-client';

/** The RPC client for the leads service, which sends all mails and stores which mails are not sent yet. */
export class LeadsClient extends RpcClient {}

/** The RPC client for the identity service, which holds the e-mail addresses of staff. */
export class IdentityClient extends RpcClient {}
