import { resolveSrv } from 'node:dns/promises';
import { type Supervisor } from '../process/supervisor.ts';
import { acceptsConnection } from '../process/ports.ts';
import { SetupFault } from '../setup-fault.mjs';
import { NotHere } from './first-that-works.ts';

export interface UrlRule {
  /** Name of the environment variable, for the message. */
  variable: string;
  /** E.g. ['redis:', 'rediss:'] */
  schemes: string[];
  /** Used when the address names none. */
  port: number;
  example: string;
}

/** Hosts and ports that an address names. Throws a SetupFault that says what is wrong with it. */
export function hostsOf(url: string, { variable, schemes, port, example }: UrlRule) {
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

/** Checks an address given by the person: well-formed, and at least one of its hosts accepts connections. */
export async function checkUrl(url: string, rule: UrlRule): Promise<void> {
  const named = hostsOf(url, rule);
  const hosts = url.startsWith('mongodb+srv:') ? await resolveService(named[0]?.host ?? '', rule) : named;
  for (const { host, port } of hosts) if (await acceptsConnection(port, host)) return;
  const list = hosts.map(({ host, port }) => `${host}:${port}`).join(', ');
  throw new SetupFault(
    `${rule.variable} names ${list}, but nothing answers there. Start it or unset ${rule.variable}.`,
  );
}

/** The store whose address the environment names, as one of the ways to find it. */
export async function givenUrl({ env, say }: Supervisor, subject: string, rule: UrlRule): Promise<string> {
  const url = env[rule.variable];
  if (!url) throw new NotHere('not set');
  await checkUrl(url, rule);
  say(subject, `the one that ${rule.variable} names`);
  return url;
}

async function resolveService(host: string, rule: UrlRule) {
  try {
    const records = await resolveSrv(`_mongodb._tcp.${host}`);
    return records.map(({ name, port }) => ({ host: name, port }));
  } catch {
    throw new SetupFault(`${rule.variable} names ${host}, but DNS has no MongoDB service record for it.`);
  }
}
