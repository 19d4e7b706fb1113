import { generateKeyPairSync } from 'node:crypto';
import { callers, type Caller, type RpcContract } from '@estate/contracts/rpc';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** The key that all callers share in the tests of one process. */
export const serviceKey = privateKey;

const der = { format: 'der', type: 'spki' } as const;
const entryOf = (name: Caller) => `${name}:${publicKey.export(der).toString('base64')}`;

/** The settings of a service under test, both for its own calls and for verifying callers. */
export const serviceKeys = {
  SERVICE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  SERVICE_KEYS: callers.map(entryOf).join(),
};

interface Client {
  call(contract: RpcContract, input: unknown): unknown;
  close(): Promise<void>;
}

/** A client that sends each call as the first permitted caller of the contract. */
export function asPermittedCaller<C extends Client>(clientAs: (from: Caller) => C): C {
  const clients = new Map(callers.map((from) => [from, clientAs(from)]));
  const by = ({ callers: [from] }: RpcContract) => clients.get(from ?? 'bff') as C;
  const all: Client = {
    call: (contract, input) => by(contract).call(contract, input),
    close: async () => void (await Promise.all([...clients.values()].map((client) => client.close()))),
  };
  return all as C;
}
