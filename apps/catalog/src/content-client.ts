import { RpcClient } from '@estate/rpc/rpc-client';

/** The RPC client for the content service, which owns the words of the agency. */
export class ContentClient extends RpcClient {}
