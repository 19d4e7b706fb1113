import { resolveSrv } from 'node:dns/promises';
import { acceptsConnection } from '../process/ports.mjs';
import { SetupFault } from '../setup-fault.mjs';
import { NotHere } from './first-that-works.mjs';

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
export function hostsOf(url, { variable, schemes, port, example }) {
  const [, scheme = '', hosts] = /^([a-z+]+:)\/\/(?:[^@/]*@)?([^/?#]+)/i.exec(url) ?? [];
  if (!hosts || !schemes.includes(scheme.toLowerCase()))
    throw new SetupFault(`${variable} is no address of the form ${example}`);
  return hosts.split(',').map((part) => {
    const [, host, named = port] = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(part) ?? [];
    if (!host || Number(named) > 65_535 || Number(named) === 0)
      throw new SetupFault(`${variable} names "${part}", which is no host with a port. Form: ${example}`);
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(named) };
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
 * The store whose address the environment names, as one of the ways to find it.
 * @param {import('../context.mjs').Context} context
 * @param {string} subject
 * @param {UrlRule} rule
 */
export async function givenUrl({ env, say }, subject, rule) {
  const url = env[rule.variable];
  if (!url) throw new NotHere('not set');
  await checkUrl(url, rule);
  say(subject, `the one that ${rule.variable} names`);
  return url;
}

/** @param {string} host @param {UrlRule} rule */
async function resolveService(host, rule) {
  try {
    const records = await resolveSrv(`_mongodb._tcp.${host}`);
    return records.map((record) => ({ host: record.name, port: record.port }));
  } catch {
    throw new SetupFault(`${rule.variable} names ${host}, but DNS has no MongoDB service record for it.`);
  }
}
