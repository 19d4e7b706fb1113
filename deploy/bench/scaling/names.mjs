import { readFileSync } from 'node:fs';
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into each process before its own code: the name server of a cluster, whose headless Services name the addresses
 * of all copies. The file CLUSTER_NAMES holds them; other names are resolved as usual.
 */
const systems = dns.lookup;
Object.assign(dns, {
  /** @param {string} host @param {import('node:dns').LookupOptions} options */
  lookup: async (host, options) => {
    /** @type {Record<string, string[]>} */
    const names = JSON.parse(readFileSync(process.env['CLUSTER_NAMES'] ?? '', 'utf8'));
    const addresses = names[host];
    if (!addresses) return systems(host, options);
    return addresses.map((address) => ({ address, family: 4 }));
  },
});
syncBuiltinESMExports();
