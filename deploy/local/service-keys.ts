import { generateKeyPairSync } from 'node:crypto';

/** Key pairs by which the processes of one start authenticate their calls (decision 35). */
export async function makeServiceKeys() {
  // Imported here, because a fresh clone has no builds yet when this file is loaded.
  const { callers } = await import('@estate/contracts/rpc');
  const pairs = callers.map((name) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'der' },
      publicKeyEncoding: { type: 'spki', format: 'der' },
    });
    return {
      name,
      privateKey: privateKey.toString('base64'),
      publicKey: `${name}:${publicKey.toString('base64')}`,
    };
  });
  return {
    /** The environment of each caller: its private key. */
    of: Object.fromEntries(
      pairs.map(({ name, privateKey }): [string, NodeJS.ProcessEnv] => [name, { SERVICE_KEY: privateKey }]),
    ),
    /** The environment of every service that is called: the public keys of all callers. */
    shared: { SERVICE_KEYS: pairs.map(({ publicKey }) => publicKey).join() },
  };
}
