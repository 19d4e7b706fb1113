import { resolveSrv } from 'node:dns/promises';
import { acceptsConnection } from '../process/ports.mjs';
import { SetupFault } from '../setup-fault.mjs';

/**
 * @typedef {object} UrlRule
 * @property {string} variable name of the environment variable, for the message
 * @property {string[]} schemes e.g. ['redis:', 'rediss:']
 * @property {number} port used when the address names none
 * @property {string} example
 */

/**
 * Hosts and ports that an address names. Throws a SetupFault that says what is wrong with it.
 * @param {string} url
 * @param {UrlRule} rule
 * @returns {{ host: string, port: number }[]}
 */
export function hostsOf(url, rule) {
  const parts = /^([a-z+]+:)\/\/(?:[^@/]*@)?([^/?#]+)/i.exec(url);
  const scheme = parts?.[1]?.toLowerCase();
  if (!parts?.[2] || !scheme || !rule.schemes.includes(scheme)) {
    throw new SetupFault(`${rule.variable} is no address of the form ${rule.example}`);
  }
  return parts[2].split(',').map((part) => {
    const [, host, port] = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(part) ?? [];
    if (!host || Number(port ?? 1) > 65_535 || Number(port ?? 1) === 0) {
      throw new SetupFault(
        `${rule.variable} names "${part}", which is no host with a port. Form: ${rule.example}`,
      );
    }
    return { host: host.replace(/^\[|\]$/g, ''), port: port ? Number(port) : rule.port };
  });
}

/**
 * Checks an address given by the person: well-formed, and at least one of its hosts accepts connections.
 * @param {string} url
 * @param {UrlRule} rule
 */
export async function checkUrl(url, rule) {
  const named = hostsOf(url, rule);
  const hosts = url.startsWith('mongodb+srv:') ? await resolveService(named[0]?.host ?? '', rule) : named;
  for (const { host, port } of hosts) if (await acceptsConnection(port, host)) return;
  const list = hosts.map(({ host, port }) => `${host}:${port}`).join(', ');
  throw new SetupFault(
    `${rule.variable} names ${list}, but nothing answers there. Start it or unset ${rule.variable}.`,
  );
}

/**
 * @param {string} host
 * @param {UrlRule} rule
 */
async function resolveService(host, rule) {
  try {
    const records = await resolveSrv(`_mongodb._tcp.${host}`);
    return records.map((record) => ({ host: record.name, port: record.port }));
  } catch {
    throw new SetupFault(`${rule.variable} names ${host}, but DNS has no MongoDB service record for it.`);
  }
}
