import { type RpcContract } from '@estate/contracts/rpc';

function isContract(value: unknown): value is RpcContract {
  return typeof value === 'object' && value !== null && 'message' in value && 'safety' in value;
}

/** The messages of all contracts in `import * as contracts from '@estate/contracts/<service>'`. */
export function messagesOf(contracts: object): string[] {
  return Object.values(contracts)
    .filter(isContract)
    .map(({ message }) => message);
}
