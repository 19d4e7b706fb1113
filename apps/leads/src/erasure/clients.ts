import { RpcClient } from '@estate/rpc/rpc-client';

/** The RPC client for crm-sync, which keeps the logs of the CRM. */
export class CrmSyncClient extends RpcClient {}

/** The RPC client for identity, which keeps the audit log. */
export class IdentityClient extends RpcClient {}
